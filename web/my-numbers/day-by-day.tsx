import { barChart } from '../../charts/index.ts'
import { useFormat } from '../texts/format.ts'
import { myNumberTexts } from '../texts/my-numbers.ts'
import { useTexts } from '../texts/texts.ts'
import { Drawn } from '../ui/drawing.tsx'
import { Table } from '../ui/table.tsx'
import { type Day, type MyNumbers, median } from './data.ts'
import styles from './my-numbers.module.css'

const rowHeight = 26

/** Calls of each of the last days, newest first; on today's bar the mark of a usual day. */
export function DayByDay({ numbers: { days } }: { numbers: MyNumbers }) {
  const t = useTexts(myNumberTexts)
  const format = useFormat()
  const newestFirst = days.toReversed()
  const today = newestFirst[0]
  const worked = newestFirst.slice(1).flatMap(({ calls }) => (calls > 0 ? [calls] : []))
  const usual = median(worked)
  if (usual === undefined) return null
  const nameOf = (day: Day) => (day === today ? t.todayShort : format.day(day.start))
  const draw = (width: number) =>
    barChart({
      width,
      nameWidth: 84,
      valueWidth: 120,
      rowHeight,
      bars: newestFirst.map(day => ({
        key: day.start,
        name: nameOf(day),
        value: day.calls,
        text: t.callsOf(format.number(day.calls), format.number(day.connected)),
        ...(day === today ? { before: usual, emphasised: true } : {}),
      })),
    })
  return (
    <section className={styles.part} aria-labelledby="day-by-day">
      <h2 id="day-by-day">{t.dayByDay}</h2>
      <div className={styles.chart}>
        <Drawn draw={draw} label={t.dayByDay} />
        <p className={styles.soft}>{t.mark(format.number(usual), format.number(worked.length))}</p>
      </div>
      <details>
        <summary>{t.asTable}</summary>
        <Table
          caption={t.byDay}
          rows={newestFirst}
          rowKey={({ start }) => start}
          columns={[
            { name: 'day', label: t.day, cell: nameOf },
            {
              name: 'calls',
              label: t.measures.calls,
              numeric: true,
              cell: ({ calls }) => format.number(calls),
            },
            {
              name: 'connected',
              label: t.measures.connected,
              numeric: true,
              cell: ({ connected }) => format.number(connected),
            },
          ]}
        />
      </details>
    </section>
  )
}
