import { memo } from 'react'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import type { TeamAddress } from './address.ts'
import { BarCell } from './bar-cell.tsx'
import type { LeadNumbers } from './data.ts'
import { RateCell } from './rate-cell.tsx'
import { RowsLink } from './rows-link.tsx'
import styles from './team.module.css'

type Source = LeadNumbers['by_source'][number]

export const Sources = memo(function Sources({
  leads: { by_source },
  address: { format },
}: {
  leads: LeadNumbers
  address: TeamAddress
}) {
  const t = useTexts(teamTexts)
  const most = Math.max(0, ...by_source.map(({ leads }) => leads))
  const count = (of: 'leads' | 'contacted' | 'converted', what: string) => ({
    name: of,
    label: what,
    numeric: true,
    cell: (source: Source) =>
      source[of] === 0 ? (
        format.number(0)
      ) : (
        <RowsLink
          number={format.number(source[of])}
          what={what}
          rows={{ rows: of, of: source.source ?? '' }}
        />
      ),
  })
  return (
    <section className={styles.card}>
      <h2>{t.sources}</h2>
      <div className={styles.plain}>
        <Table
          caption={t.sources}
          rows={by_source}
          rowKey={({ source }) => `source ${source}`}
          columns={[
            {
              name: 'source',
              label: t.source,
              cell: ({ source }) => <span className={styles.source}>{source ?? t.noSource}</span>,
            },
            {
              name: 'bar',
              label: t.length,
              quietLabel: true,
              cell: ({ leads }) => <BarCell value={leads} most={most} />,
            },
            count('leads', t.leads),
            count('contacted', t.contacted),
            count('converted', t.converted),
            {
              name: 'rate',
              label: t.rate,
              numeric: true,
              cell: ({ conversion_rate, conversion_rate_of }) => (
                <RateCell value={conversion_rate} of={conversion_rate_of} format={format} />
              ),
            },
          ]}
        />
      </div>
    </section>
  )
})
