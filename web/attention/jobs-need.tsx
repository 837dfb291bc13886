import { useState } from 'react'
import { attentionTexts } from '../texts/attention.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { say } from '../ui/toast.tsx'
import styles from './attention.module.css'
import { type Status, useDropJobs, useRetryJobs } from './data.ts'
import { NeedRow } from './need-row.tsx'

export function JobsNeed({ failure }: { failure: Status['jobs']['failures'][number] }) {
  const { jobs: t } = useTexts(attentionTexts)
  const ui = useTexts(uiTexts)
  const format = useFormat()
  const retry = useRetryJobs()
  const drop = useDropJobs()
  const [isAsked, setAsked] = useState(false)
  const { queue, jobs, last_at, problem } = failure
  return (
    <NeedRow
      tone="bad"
      title={t.failed(format.number(jobs), queue)}
      more={t.more(format.dayTime(last_at), problem ?? '')}
      error={retry.error ?? drop.error}
    >
      <Button onClick={() => setAsked(true)}>{t.drop}</Button>
      <Button
        kind="primary"
        busy={retry.isPending}
        onClick={() =>
          void retry.mutateAsync(queue).then(
            count => say(t.tried(count)),
            () => {},
          )
        }
      >
        {t.again}
      </Button>
      {isAsked && (
        <Dialog title={t.dropSure(queue)} onClose={() => setAsked(false)}>
          <p>{t.dropMore}</p>
          <div className={styles.acts}>
            <Button
              kind="primary"
              busy={drop.isPending}
              onClick={() =>
                void drop
                  .mutateAsync(queue)
                  .then(
                    () => say(t.dropped),
                    () => {},
                  )
                  .then(() => setAsked(false))
              }
            >
              {t.drop}
            </Button>
            <Button onClick={() => setAsked(false)}>{ui.cancel}</Button>
          </div>
        </Dialog>
      )}
    </NeedRow>
  )
}
