import { memo } from 'react'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import type { TeamAddress } from './address.ts'
import { BarCell } from './bar-cell.tsx'
import type { LeadNumbers } from './data.ts'
import { duration } from './figures.ts'
import { lengthOf } from './period.ts'
import { RateCell } from './rate-cell.tsx'
import { RowsLink } from './rows-link.tsx'
import styles from './team.module.css'

export const Cohort = memo(function Cohort({
  leads: { funnel, maturity, totals },
  address: { format, period, days },
}: {
  leads: LeadNumbers
  address: TeamAddress
}) {
  const t = useTexts(teamTexts)
  const title = t.cohort(period === 'today' ? t.cohortWhen.today : t.cohortWhen.days(lengthOf(days)))
  const { median_seconds_to_conversion: median, leads_too_young: young } = maturity
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <div className={styles.plain}>
        <Table
          caption={title}
          rows={funnel}
          rowKey={({ stage }) => stage}
          columns={[
            { name: 'stage', label: t.stage, cell: ({ stage }) => t.stages[stage] },
            {
              name: 'bar',
              label: t.length,
              quietLabel: true,
              cell: ({ leads }) => <BarCell value={leads} most={totals.leads} />,
            },
            {
              name: 'leads',
              label: t.leads,
              numeric: true,
              cell: ({ stage, leads }) => (
                <RowsLink
                  number={format.number(leads)}
                  what={t.stages[stage]}
                  rows={{ rows: stage === 'created' ? 'leads' : stage }}
                />
              ),
            },
            {
              name: 'share',
              label: t.share,
              numeric: true,
              cell: ({ leads, of_created }) => (
                <RateCell
                  value={of_created}
                  of={{ numerator: leads, denominator: totals.leads }}
                  format={format}
                />
              ),
            },
          ]}
        />
      </div>
      {totals.leads > 0 && median === null && <p className={styles.soft}>{t.noMaturity}</p>}
      {median !== null && young ? (
        <p className={styles.soft}>
          <RowsLink
            number={format.number(young)}
            what={t.measures.leads_too_young}
            rows={{ rows: 'leads_too_young' }}
          />{' '}
          {t.young(duration(median, t, format))}
        </p>
      ) : null}
    </section>
  )
})
