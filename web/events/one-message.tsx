import { eventTexts } from '../texts/events.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { useMessage, useReplayMessage } from './data.ts'
import styles from './events.module.css'
import { MessageState } from './message-state.tsx'

/** A message as it came, what became of it, and working on it again. */
export default function OneMessage({ id, onClose }: { id: string; onClose(): void }) {
  const { inbound: t } = useTexts(eventTexts)
  const format = useFormat()
  const { data, error, refetch } = useMessage(id)
  const replay = useReplayMessage()
  return (
    <Dialog title={data?.type ?? t.caption} wide onClose={onClose}>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} height="2rem" />
      ) : (
        <div className={styles.part}>
          <p className={styles.row}>
            <MessageState of={data} />
            <span>{data.outcome}</span>
          </p>
          <p className={styles.soft}>
            {[
              t.sources[data.source],
              format.dayTime(data.received_at),
              t.attempts(format.number(data.attempts)),
              `${t.id}: ${data.event_id}`,
            ].join(' · ')}
          </p>
          <h3>{t.body}</h3>
          {data.body === null ? (
            <p className={styles.soft}>{t.bodyGone}</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <section className={styles.body} aria-label={t.body} tabIndex={0}>
              {data.body}
            </section>
          )}
          {data.body !== null && (
            <div>
              <Button
                kind="primary"
                busy={replay.isPending}
                onClick={() =>
                  void replay.mutateAsync(id).then(
                    () => {
                      say(t.replayed)
                      onClose()
                    },
                    () => {},
                  )
                }
              >
                {t.replay}
              </Button>
            </div>
          )}
          {replay.error && <NotDone error={replay.error} />}
        </div>
      )}
    </Dialog>
  )
}
