import { memo } from 'react'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import type { TeamAddress } from './address.ts'
import type { LeadNumbers } from './data.ts'
import { duration } from './figures.ts'
import { waits } from './measures.ts'
import { RowsLink } from './rows-link.tsx'
import styles from './team.module.css'

type Wait = (typeof waits)[number]

export const Waits = memo(function Waits({
  leads,
  before,
  address: { format },
}: {
  leads: LeadNumbers
  before: LeadNumbers | undefined
  address: TeamAddress
}) {
  const t = useTexts(teamTexts)
  const time = (seconds: number | null) => duration(seconds, t, format)
  const old = (wait: Wait) => before?.[wait].p50_seconds ?? null
  return (
    <section className={styles.card}>
      <h2>{t.waits}</h2>
      <div className={styles.plain}>
        <Table
          caption={t.waits}
          rows={waits}
          rowKey={wait => wait}
          columns={[
            { name: 'wait', label: t.wait, cell: wait => t.waitNames[wait] },
            {
              name: 'half',
              label: t.half,
              numeric: true,
              cell: wait => (
                <>
                  {time(leads[wait].p50_seconds)}
                  {old(wait) !== null && <span className={styles.was}>{t.was(time(old(wait)))}</span>}
                </>
              ),
            },
            { name: 'most', label: t.most, numeric: true, cell: wait => time(leads[wait].p95_seconds) },
            {
              name: 'leads',
              label: t.measured,
              numeric: true,
              cell: wait => (
                <RowsLink
                  number={format.number(leads[wait].leads)}
                  what={t.measures[wait]}
                  rows={{ rows: wait }}
                />
              ),
            },
          ]}
        />
      </div>
    </section>
  )
})
