import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { predictsTexts } from '../texts/predicts.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import type { Validity } from './data.ts'
import { type Relation, RelationRows, signed } from './relation-rows.tsx'
import styles from './strengths.module.css'

export type Outcome = Validity['outcomes'][number]

// What the service counts by itself stands first; what managers record follows.
const counted = ['connection_rate', 'conversion_rate', 'follow_up_compliance']
const place = (metric: string) => (counted.includes(metric) ? counted.indexOf(metric) : counted.length)

/** The results of work that scores are set beside; those of which something can be claimed first. */
export function metricsOf({ outcomes }: Validity): string[] {
  const isClaimed = (metric: string) => outcomes.some(one => one.metric === metric && one.claim !== null)
  return [...new Set(outcomes.map(({ metric }) => metric))].sort(
    (a, b) => Number(isClaimed(b)) - Number(isClaimed(a)) || place(a) - place(b) || a.localeCompare(b),
  )
}

const verdictOf = ({ claim, r, p }: Relation) =>
  claim !== null ? 'claimed' : r === null ? 'none' : (p ?? 1) < 0.05 ? 'maybe' : 'chance'

/** Each strength beside one result of work, the strongest relation first. */
export function Prediction({ validity, metric }: { validity: Validity; metric: string }) {
  const t = useTexts(predictsTexts)
  const format = useFormat()
  const names = useTexts(dimensionTexts).dimensions
  const nameOf = ({ score }: Outcome) => (score === 'overall' ? t.overall : nameIn(names, score))
  const rows = validity.outcomes
    .filter(one => one.metric === metric)
    .sort((a, b) => Number(a.score === 'overall') - Number(b.score === 'overall') || (b.r ?? 0) - (a.r ?? 0))
  const people = Math.max(...rows.map(({ n }) => n))
  const { relations, expected_by_chance } = validity.multiple_testing
  const leftOut = validity.people.left_out
  const interval = (of: { low: number; high: number } | null | undefined) =>
    of ? `${signed(of.low)} – ${signed(of.high)}` : '–'
  return (
    <section className={styles.card}>
      <h2>{t.heading(nameIn(t.metrics, metric))}</h2>
      <p className={styles.soft}>
        {t.about(format.number(people))} {leftOut > 0 && t.leftOut(format.number(leftOut))}
      </p>
      <RelationRows rows={rows.map(one => ({ key: one.score, name: nameOf(one), relation: one }))} />
      <Practice rows={rows} metric={metric} nameOf={nameOf} />
      <details>
        <summary>{t.asTable}</summary>
        <p className={styles.soft}>{t.correctedMore}</p>
        <Table
          caption={t.heading(nameIn(t.metrics, metric))}
          rows={rows}
          rowKey={({ score }) => score}
          columns={[
            { name: 'name', label: t.strength, cell: nameOf },
            { name: 'n', label: t.people, numeric: true, cell: ({ n }) => format.number(n) },
            { name: 'r', label: t.r, numeric: true, cell: ({ r }) => (r === null ? '–' : signed(r)) },
            { name: 'interval', label: t.interval, numeric: true, cell: one => interval(one.interval) },
            {
              name: 'corrected',
              label: t.corrected,
              numeric: true,
              cell: ({ corrected }) =>
                corrected ? `${signed(corrected.r)} (${interval(corrected.interval)})` : '–',
            },
            { name: 'verdict', label: t.verdict, cell: one => t.verdicts[verdictOf(one)] },
          ]}
        />
      </details>
      {relations > 0 && (
        <p className={styles.soft}>
          {t.many(format.number(relations), format.number(Number(expected_by_chance.toFixed(1))))}
        </p>
      )}
      <p className={styles.soft}>{t.care}</p>
    </section>
  )
}

/** Whole, where it is one or more. */
const readable = (value: number) => (Math.abs(value) >= 1 ? Math.round(value) : Number(value.toPrecision(1)))

const inHundred = ['connection_rate', 'conversion_rate', 'follow_up_compliance'] as const
type InHundred = (typeof inHundred)[number]

/** What is claimed, in calls; or plainly that nothing is. */
export function Practice({
  rows,
  metric,
  nameOf,
}: {
  rows: readonly Outcome[]
  metric: string
  nameOf(row: Outcome): string
}) {
  const t = useTexts(predictsTexts)
  const format = useFormat()
  const claimed = rows.filter(({ claim }) => claim !== null)
  if (claimed.length === 0) {
    const most = rows.reduce((a, b) => (b.n > a.n ? b : a))
    return (
      <p className={styles.says}>
        <strong>
          {most.needed > 0 ? t.few(format.number(most.n), format.number(most.needed)) : t.chance}
        </strong>
      </p>
    )
  }
  const kind: InHundred | 'other' = inHundred.find(one => one === metric) ?? 'other'
  const amount = (value: number) => format.number(readable(kind === 'other' ? value : value * 100))
  return (
    <ul className={styles.claims}>
      {claimed.map(row => {
        if (!row.one_band_higher) return null
        const { difference, low, high } = row.one_band_higher
        const [sayings, sign] = difference >= 0 ? [t.practice, 1] : [t.practiceLess, -1]
        const [from, to] = [low * sign, high * sign].sort((a, b) => a - b) as [number, number]
        return (
          <li key={row.score}>
            {sayings[kind](
              row.score === 'overall' ? t.everyStrength : nameOf(row),
              amount(difference * sign),
              amount(from),
              amount(to),
            )}
          </li>
        )
      })}
    </ul>
  )
}
