import { useFormat } from '../texts/format.ts'
import { peopleTexts } from '../texts/people.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import { useEndSessions, usePersonSessions } from './data.ts'
import styles from './people.module.css'

export function PersonSessions({ id }: { id: string }) {
  const { sessions: t } = useTexts(peopleTexts)
  const format = useFormat()
  const { data, error, refetch } = usePersonSessions(id)
  const end = useEndSessions(id)
  const endAndSay = (session?: string) =>
    void end.mutateAsync(session).then(
      count => say(t.ended(count)),
      () => {},
    )
  return (
    <div className={styles.part}>
      <h3>{t.title}</h3>
      {error && !data && <Wrong error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} height="2.5rem" />}
      {data?.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {data && data.length > 0 && (
        <>
          <Table
            cards
            caption={t.title}
            rows={data}
            rowKey={one => one.id}
            columns={[
              {
                name: 'device',
                label: t.device,
                cell: one => (
                  <span className={styles.two}>
                    <span className={styles.device}>{one.user_agent ?? t.unknown}</span>
                    <span className={styles.soft}>
                      {t.from(one.address ?? t.unknown, format.dayTime(one.created_at))}
                    </span>
                  </span>
                ),
              },
              { name: 'used', label: t.used, cell: one => format.dayTime(one.renewed_at) },
              {
                name: 'end',
                label: t.end,
                quietLabel: true,
                cell: one =>
                  one.current ? t.here : <Button onClick={() => endAndSay(one.id)}>{t.end}</Button>,
              },
            ]}
          />
          <div>
            <Button busy={end.isPending} onClick={() => endAndSay()}>
              {t.endAll}
            </Button>
          </div>
        </>
      )}
      {end.error && <NotDone error={end.error} />}
    </div>
  )
}
