import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { type Import, useRun, useUndo } from './data.ts'
import { DownloadProblems } from './download-problems.tsx'
import { FourNumbers } from './four-numbers.tsx'
import styles from './import.module.css'
import { ProblemList } from './problem-list.tsx'

/** What became of it, and the way back. */
export function Result({ one }: { one: Import }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const { state, result, failure } = one
  if (state === 'undone') return <Undone one={one} />
  return (
    <>
      <div role="status">
        {state === 'failed' ? (
          <>
            <h2>{t.stopped}</h2>
            <p className={parts.wrong}>{failure}</p>
          </>
        ) : (
          result && <h2>{t.done(format.number(result.created), format.number(result.updated))}</h2>
        )}
      </div>
      {result && <FourNumbers one={one} counts={result} tense="did" />}
      <div className={styles.foot}>
        {state === 'failed' && <GoOn one={one} />}
        {state === 'done' && result && result.created + result.updated > 0 && (
          <Link to="/leads" search={{ import: one.id } as never} preload={false}>
            {t.toLeads}
          </Link>
        )}
        <UndoButton one={one} />
        {one.undoable_until && (
          <span className={parts.soft}>{t.undoUntil(format.date(one.undoable_until))}</span>
        )}
      </div>
      {result && result.failed + result.skipped > 0 && <ProblemList one={one} />}
    </>
  )
}

function GoOn({ one }: { one: Import }) {
  const t = useTexts(importTexts)
  const run = useRun()
  return (
    <>
      <Button kind="primary" busy={run.isPending} onClick={() => run.mutate(one)}>
        {t.goOn}
      </Button>
      {run.error && <NotDone error={run.error} />}
    </>
  )
}

/** Says what it would do before it does it. */
function UndoButton({ one }: { one: Import }) {
  const t = useTexts(importTexts)
  const undo = useUndo()
  const [isAsked, setAsked] = useState(false)
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked) sure.current?.focus()
  }, [isAsked])
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{t.undo}</Button>
  return (
    <div className={styles.asked}>
      <p id="undo-says">{t.undoSays}</p>
      <Button
        ref={sure}
        kind="primary"
        busy={undo.isPending}
        aria-describedby="undo-says"
        onClick={() => undo.mutate(one)}
      >
        {t.undoSure}
      </Button>
      <Button onClick={() => setAsked(false)}>{t.keep}</Button>
      {undo.error && <NotDone error={undo.error} />}
    </div>
  )
}

function Undone({ one }: { one: Import }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  const kept = one.kept ?? 0
  return (
    <>
      <div role="status">
        <h2>{kept > 0 ? t.undoneExcept(format.number(kept)) : t.undone}</h2>
        <p className={parts.soft}>{kept > 0 ? t.undoneExceptSays : t.undoneAll}</p>
      </div>
      {kept > 0 && (
        <>
          <div className={styles.foot}>
            <DownloadProblems one={one} />
          </div>
          <ProblemList one={one} about={t.undoneKept} />
        </>
      )}
    </>
  )
}
