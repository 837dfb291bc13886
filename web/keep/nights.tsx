import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import type { AgeName } from './ages.ts'
import { type Night, useNights } from './data.ts'

/** What was removed because it was past its age, night by night. */
export function Nights() {
  const t = useTexts(keepTexts)
  const format = useFormat()
  const { data, error, refetch } = useNights()
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} height="2.5rem" />
  if (data.length === 0) return <Empty title={t.nights.none}>{t.nights.noneMore}</Empty>
  const removed = ({ removed: counts, finished_at }: Night) =>
    format.list(
      Object.entries(counts).map(
        ([kind, n]) => `${t.ages.kinds[kind.replace(' ', '.') as AgeName] ?? kind}: ${format.number(n)}`,
      ),
    ) || (finished_at ? t.nights.nothing : '')
  return (
    <div className={parts.sheet}>
      <p className={parts.soft}>{t.nights.about}</p>
      <Table
        caption={t.parts.nights}
        cards
        rows={data}
        rowKey={({ started_at }) => started_at}
        columns={[
          { name: 'at', label: t.nights.at, cell: one => format.dayTime(one.started_at) },
          {
            name: 'end',
            label: t.nights.end,
            cell: one => (one.finished_at ? format.time(one.finished_at) : t.nights.running),
          },
          { name: 'removed', label: t.nights.removed, cell: removed },
        ]}
      />
    </div>
  )
}
