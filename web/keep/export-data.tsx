import { useState } from 'react'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { type Subject, useAskExport, useExportState, useTakeExport } from './data.ts'

/** Everything held about somebody as a file: asked for, made, taken once. */
export function ExportData({ kind, id, isOwn = false }: { kind: Subject; id: string; isOwn?: boolean }) {
  const { data: t } = useTexts(keepTexts)
  const ask = useAskExport(kind, id)
  const [asked, setAsked] = useState<string>()
  const { data: found, error } = useExportState(asked)
  const take = useTakeExport(asked ?? '')
  const state = found?.state
  const wrong = ask.error ?? error ?? take.error
  return (
    <div className={parts.fields}>
      <p className={parts.soft}>{isOwn ? t.exportOwn : t.exportMore}</p>
      <p className={parts.acts}>
        {state === 'ready' ? (
          <Button
            kind="primary"
            busy={take.isPending}
            onClick={() => void take.mutateAsync().catch(() => {})}
          >
            {t.take}
          </Button>
        ) : (
          <Button
            busy={ask.isPending || state === 'waiting'}
            onClick={() =>
              void ask.mutateAsync().then(
                made => setAsked(made.id),
                () => {},
              )
            }
          >
            {t.export}
          </Button>
        )}
        <span role="status">{state && t.exportStates[state]}</span>
      </p>
      {wrong && <NotDone error={wrong} />}
    </div>
  )
}
