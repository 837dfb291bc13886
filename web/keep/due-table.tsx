import { Link } from '@tanstack/react-router'
import { useFormat } from '../texts/format.ts'
import { keepTexts } from '../texts/keep.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { Table } from '../ui/table.tsx'
import type { AgeName } from './ages.ts'
import type { Due } from './data.ts'

const nameOf = ({ kind, status }: Due) => (status ? `${kind}.${status}` : kind) as AgeName
const mostCounted = 100_000

/** How many of each kind would go tonight, and some of them. */
export function DueTable({ due }: { due: readonly Due[] }) {
  const t = useTexts(keepTexts)
  const format = useFormat()
  const gone = due.filter(({ count }) => count > 0)
  if (gone.length === 0) return <p>{t.ages.nothing}</p>
  const count = (n: number) => (n >= mostCounted ? t.ages.atLeast(format.number(n)) : format.number(n))
  return (
    <div className={parts.fields}>
      <h2>{t.ages.wouldGo}</h2>
      <Table
        caption={t.ages.wouldGo}
        cards
        rows={gone}
        rowKey={nameOf}
        columns={[
          { name: 'kind', label: t.kind, cell: one => t.ages.kinds[nameOf(one)] },
          { name: 'days', label: t.ages.days, numeric: true, cell: one => format.number(one.days) },
          { name: 'count', label: t.ages.count, numeric: true, cell: one => count(one.count) },
          {
            name: 'examples',
            label: t.ages.examples,
            cell: ({ kind, examples }) =>
              examples.map(({ id, name, since }, n) => (
                <span key={id}>
                  {n > 0 && ', '}
                  {kind === 'leads' ? (
                    <Link to="/leads/$id" params={{ id } as never}>
                      {name}
                    </Link>
                  ) : (
                    format.date(since)
                  )}
                </span>
              )),
          },
        ]}
      />
    </div>
  )
}
