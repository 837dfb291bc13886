import { useNavigate, useSearch } from '@tanstack/react-router'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { InBar, PageTitle } from '../frame/page-title.tsx'
import { useFormat } from '../texts/format.ts'
import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import parts from '../ui/parts.module.css'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { ChooseFile } from './choose-file.tsx'
import { Columns } from './columns.tsx'
import { type ImportWithPreview, useImport, useTryOut } from './data.ts'
import styles from './import.module.css'
import { PastImports } from './past-imports.tsx'
import { Result } from './result.tsx'
import { type Step, Steps } from './steps.tsx'
import { TryOut } from './try-out.tsx'
import { Working } from './working.tsx'

/** From a file to leads, and back. Which import is open stands in the address: what runs goes on without the page. */
export default function ImportPage() {
  const t = useTexts(importTexts)
  const { role } = usePerson()
  const navigate = useNavigate()
  const { id, step } = useSearch({ strict: false }) as { id?: unknown; step?: unknown }
  const open = (next?: string) => void navigate({ to: '/import', search: next ? { id: next } : {} })
  if (role === 'user')
    return (
      <>
        <PageTitle>{t.title}</PageTitle>
        <Wrong error={new Refusal(403, { code: 'FORBIDDEN', message: 'For people who work with leads.' })} />
      </>
    )
  return (
    <div className={parts.sheet}>
      <PageTitle>{t.title}</PageTitle>
      {typeof id === 'string' ? (
        <One
          id={id}
          isAtColumns={step === 'columns'}
          onOpen={open}
          onStep={next => void navigate({ to: '/import', search: next ? { id, step: next } : { id } })}
        />
      ) : (
        <>
          <Steps at="file" />
          <ChooseFile onRead={open} />
          <PastImports />
        </>
      )}
    </div>
  )
}

const stepOf: Record<ImportWithPreview['state'], Step> = {
  uploaded: 'columns',
  checking: 'tryOut',
  checked: 'tryOut',
  running: 'import',
  done: 'import',
  failed: 'import',
  undoing: 'import',
  undone: 'import',
}

function One({
  id,
  isAtColumns,
  onOpen,
  onStep,
}: {
  id: string
  isAtColumns: boolean
  onOpen(id?: string): void
  onStep(step?: 'columns'): void
}) {
  const t = useTexts(importTexts)
  const { data, error, refetch } = useImport(id)
  const tryOut = useTryOut()
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  const isBack = isAtColumns && data?.state === 'checked'
  return (
    <>
      {/* Stands there before it says anything: what comes into a page together with its words is not read out everywhere. */}
      <p role="status" className="unseen">
        {data?.state === 'checked' && !isBack && <Tried counts={data.checked} />}
      </p>
      {data ? content(data) : <Skeleton lines={4} height="5rem" />}
    </>
  )

  function content(one: ImportWithPreview) {
    const step = isBack ? 'columns' : stepOf[one.state]
    return (
      <>
        <InBar>
          <FileFacts one={one} />
          <Button className={styles.another} onClick={() => onOpen()}>
            {t.another}
          </Button>
        </InBar>
        <Steps at={step} isOver={one.state === 'done' || one.state === 'undone'} />
        {step === 'columns' ? (
          <Columns one={one} tryOut={tryOut} onTried={() => onStep()} onOpen={onOpen} />
        ) : one.state === 'checked' ? (
          <TryOut one={one} onBack={() => onStep('columns')} />
        ) : one.state === 'checking' || one.state === 'running' || one.state === 'undoing' ? (
          <Working one={one} />
        ) : (
          <Result one={one} />
        )}
      </>
    )
  }
}

function Tried({ counts }: { counts: ImportWithPreview['checked'] }) {
  const t = useTexts(importTexts)
  const { number } = useFormat()
  return (
    counts &&
    t.tried(number(counts.created), number(counts.updated), number(counts.skipped), number(counts.failed))
  )
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const
const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

function FileFacts({ one }: { one: ImportWithPreview }) {
  const t = useTexts(importTexts)
  const format = useFormat()
  return (
    <span className={styles.facts}>
      {t.file(
        one.file_name ?? t.noName,
        format.number(one.rows),
        t.delimiters[delimiterNames[one.delimiter]],
        encodings[one.encoding],
      )}
    </span>
  )
}
