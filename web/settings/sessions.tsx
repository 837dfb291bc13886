import { session } from '../api/session.ts'
import { useFormat } from '../texts/format.ts'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import { useEndOtherSessions, useEndSession, useSessions } from './data.ts'
import styles from './settings.module.css'

export function Sessions() {
  const { sessions: t } = useTexts(settingsTexts)
  const format = useFormat()
  const { data, error, refetch } = useSessions()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height="2.5rem" />
  return (
    <div className={styles.wideForm}>
      <Table
        cards
        caption={t.caption}
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          {
            name: 'device',
            label: t.device,
            cell: one => <span className={styles.device}>{one.user_agent ?? t.unknown}</span>,
          },
          { name: 'address', label: t.address, cell: one => one.address ?? t.unknown },
          { name: 'since', label: t.since, cell: one => format.dayTime(one.created_at) },
          { name: 'used', label: t.used, cell: one => format.dayTime(one.renewed_at) },
          {
            name: 'end',
            label: t.end,
            quietLabel: true,
            cell: one =>
              one.current ? (
                t.here
              ) : (
                <Button
                  onClick={() =>
                    void end.mutateAsync(one.id).then(
                      () => say(t.ended),
                      () => {},
                    )
                  }
                >
                  {t.end}
                </Button>
              ),
          },
        ]}
      />
      <div className={styles.row}>
        <Button
          busy={endOthers.isPending}
          onClick={() =>
            void endOthers.mutateAsync().then(
              count => say(t.endedAll(count)),
              () => {},
            )
          }
        >
          {t.endAll}
        </Button>
        <Button onClick={() => void session.signOut()}>{t.signOut}</Button>
      </div>
      {(end.error ?? endOthers.error) && <NotDone error={end.error ?? endOthers.error} />}
    </div>
  )
}
