import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { NotDone } from '../ui/not-done.tsx'
import parts from '../ui/parts.module.css'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { say } from '../ui/toast.tsx'
import { useHolds, useLiftHold } from './data.ts'
import { SubjectName } from './subject-name.tsx'

/** What must stay for now, whatever the ages say. */
export function Holds() {
  const t = useTexts(keepTexts)
  const format = useFormat()
  const { data, error, refetch } = useHolds()
  const lift = useLiftHold()
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height="2.5rem" />
  if (data.length === 0) return <Empty title={t.holds.none}>{t.holds.noneMore}</Empty>
  return (
    <div className={parts.sheet}>
      <p className={parts.soft}>{t.holds.about}</p>
      {lift.error && <NotDone error={lift.error} />}
      <Table
        caption={t.parts.holds}
        cards
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          {
            name: 'who',
            label: t.subject,
            cell: ({ lead_id, person_id }) => (
              <SubjectName kind={lead_id ? 'lead' : 'person'} id={(lead_id ?? person_id) as string} />
            ),
          },
          { name: 'reason', label: t.holds.reason, cell: ({ reason }) => reason },
          { name: 'since', label: t.holds.since, cell: one => format.date(one.placed_at) },
          {
            name: 'lift',
            label: t.holds.lift,
            quietLabel: true,
            cell: one => (
              <Button
                onClick={() =>
                  void lift.mutateAsync(one).then(
                    () => say(t.holds.lifted),
                    () => {},
                  )
                }
              >
                {t.holds.lift}
              </Button>
            ),
          },
        ]}
      />
    </div>
  )
}
