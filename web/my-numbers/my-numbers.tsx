import { Link } from '@tanstack/react-router'
import { usePerson } from '../api/session.ts'
import { useDueCounts } from '../follow-ups/data.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useFormat } from '../texts/format.ts'
import { myNumberTexts } from '../texts/my-numbers.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { type MyNumbers, median, type Numbers, useMyNumbers } from './data.ts'
import { DayByDay } from './day-by-day.tsx'
import styles from './my-numbers.module.css'

const minutes = ({ talk_time_seconds }: Numbers) => Math.round(talk_time_seconds / 60)
const measures = {
  calls: (numbers: Numbers) => numbers.total_calls,
  connected: (numbers: Numbers) => numbers.connected_calls,
  minutes,
  conversions: (numbers: Numbers) => numbers.conversions,
}
type Measure = keyof typeof measures
const names = Object.keys(measures) as Measure[]

/** Today against one's own usual, the week, and what is due: for nobody but oneself. */
export default function MyNumbersPage() {
  const t = useTexts(myNumberTexts)
  const { timeZone } = useFormat()
  const { id } = usePerson()
  const { data, error, refetch } = useMyNumbers(id, timeZone)
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Today numbers={data} />
          <DayByDay numbers={data} />
          <Due />
          <Longer numbers={data} />
        </>
      ) : (
        <Skeleton lines={8} height="2.5rem" />
      )}
    </div>
  )
}

function Today({ numbers: { today, before, asOf } }: { numbers: MyNumbers }) {
  const t = useTexts(myNumberTexts)
  const format = useFormat()
  const worked = before.filter(day => day.total_calls > 0)
  const compared = (now: number, usual: number) =>
    now === usual
      ? t.same
      : now > usual
        ? t.more(format.number(now - usual))
        : t.fewer(format.number(usual - now))
  return (
    <section className={styles.part} aria-labelledby="today">
      <h2 id="today">{t.today}</h2>
      <dl className={styles.tiles}>
        {names.map(name => {
          const now = measures[name](today)
          const usual = median(worked.map(measures[name]))
          return (
            <div key={name}>
              <dt>{t.measures[name]}</dt>
              <dd className={styles.number}>{format.number(now)}</dd>
              {usual !== undefined && (
                <dd>
                  {t.usually(format.number(usual), format.time(asOf))}
                  <br />
                  {compared(now, usual)}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className={styles.soft}>
        {worked.length === 0 ? t.noUsual : t.usualIs(format.number(worked.length))}
      </p>
    </section>
  )
}

function Longer({ numbers: { week, month } }: { numbers: MyNumbers }) {
  const t = useTexts(myNumberTexts)
  const format = useFormat()
  const rate = ({ numerator, denominator }: Numbers['connection_rate_of']) =>
    denominator === 0
      ? t.none
      : t.rateOf(
          format.number(numerator),
          format.number(denominator),
          format.percent(numerator / denominator),
        )
  const rows = [
    ...names.map(name => ({
      name: t.measures[name],
      of: (numbers: Numbers) => format.number(measures[name](numbers)),
    })),
    { name: t.rate, of: (numbers: Numbers) => rate(numbers.connection_rate_of) },
    { name: t.kept, of: (numbers: Numbers) => rate(numbers.follow_up_compliance_of) },
  ]
  return (
    <div className={styles.part}>
      <h2>{t.week}</h2>
      <Table
        caption={t.week}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { name: 'measure', label: t.measure, cell: row => row.name },
          { name: 'week', label: t.thisWeek, cell: row => row.of(week), numeric: true },
          { name: 'month', label: t.month, cell: row => row.of(month), numeric: true },
        ]}
      />
    </div>
  )
}

function Due() {
  const t = useTexts(myNumberTexts)
  const format = useFormat()
  const { data, error, refetch } = useDueCounts(format.timeZone)
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  return (
    <section className={styles.part} aria-labelledby="due">
      <h2 id="due">{t.due}</h2>
      {data ? (
        <p>
          <span className={data.late > 0 ? styles.late : undefined}>{t.late(format.number(data.late))}</span>
          {' · '}
          {t.rest(format.number(data.today))} <Link to="/follow-ups">{t.open}</Link>
        </p>
      ) : (
        <Skeleton lines={1} />
      )}
    </section>
  )
}
