import { memo, useState } from 'react'
import { lineChart } from '../../charts/index.ts'
import { teamTexts } from '../texts/team.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Drawn } from '../ui/drawing.tsx'
import { Table } from '../ui/table.tsx'
import type { TeamAddress } from './address.ts'
import type { LeadNumbers } from './data.ts'
import { dayIn, daysOfPoint } from './period.ts'
import { RowsLink } from './rows-link.tsx'
import styles from './team.module.css'

const height = 220
// Fewer points than this are no line.
const fewest = 3

export const CallsChart = memo(function CallsChart({
  leads: { series },
  address,
}: {
  leads: LeadNumbers
  address: TeamAddress
}) {
  const t = useTexts(teamTexts)
  const { interval, source } = address
  const [isTable, setTable] = useState(false)
  const title = `${t.calls} ${t.by[interval]}`
  const asTable = isTable || series.length < fewest
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {source !== undefined ? (
        <p className={styles.soft}>{t.callsBySource}</p>
      ) : (
        <>
          {asTable ? (
            <Points series={series} address={address} title={title} />
          ) : (
            <Lines series={series} address={address} title={title} />
          )}
          {series.length >= fewest && (
            <div className={styles.foot}>
              <Button kind="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
                {isTable ? t.asChart : t.asTable}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
})

function Lines({
  series,
  address: { format },
  title,
}: {
  series: LeadNumbers['series']
  address: TeamAddress
  title: string
}) {
  const t = useTexts(teamTexts)
  const points = (of: 'calls' | 'connected_calls') => series.map((point, x) => ({ x, y: point[of] }))
  const draw = (width: number) => {
    const ticks = Math.min(series.length, width < 420 ? 3 : 5)
    const at = [
      ...new Set(
        Array.from({ length: ticks }, (_, n) => Math.round((n * (series.length - 1)) / (ticks - 1))),
      ),
    ]
    return lineChart({
      width,
      height,
      margin: { left: 40, right: 76, top: 12, bottom: 28 },
      series: [
        { key: 'calls', name: t.callsLine, points: points('calls') },
        { key: 'connected', name: t.connectedLine, points: points('connected_calls'), emphasised: true },
      ],
      xTicks: at.map(x => ({ at: x, text: format.shortDay(series[x]?.start ?? 0) })),
      yText: format.number,
      counts: true,
      labelHeight: 14,
    })
  }
  return <Drawn draw={draw} label={title} />
}

function Points({
  series,
  address: { interval, days, zone, format },
  title,
}: {
  series: LeadNumbers['series']
  address: TeamAddress
  title: string
}) {
  const t = useTexts(teamTexts)
  const cell = (of: 'created' | 'calls' | 'connected_calls', rows: string, what: string) => ({
    name: of,
    label: what,
    numeric: true,
    cell: (point: LeadNumbers['series'][number]) => {
      const count = point[of] ?? 0
      if (count === 0) return format.number(0)
      const { from: on, to: until } = daysOfPoint(dayIn(zone, point.start), interval, days)
      return <RowsLink number={format.number(count)} what={what} rows={{ rows, on, until }} />
    },
  })
  return (
    <div className={styles.tall}>
      <Table
        caption={title}
        rows={[...series].reverse()}
        rowKey={point => point.start}
        columns={[
          { name: 'start', label: t.start[interval], cell: point => format.day(point.start) },
          cell('created', 'leads', t.created),
          cell('calls', 'all_calls', t.callCount),
          cell('connected_calls', 'all_connected_calls', t.connected),
        ]}
      />
    </div>
  )
}
