import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Table } from '../ui/table.tsx'
import { useHistory } from './data.ts'
import styles from './results.module.css'

// Earlier ones are in the list that the service gives out; more columns than these nobody reads side by side.
const mostShown = 4

type Row = NonNullable<ReturnType<typeof useHistory>['data']>[number]['dimensions'][number]

/** Scores from time to time, for whoever has taken it more than once; a change is named only beyond chance. */
export function History({ assessment }: { assessment: string }) {
  const t = useTexts(resultTexts).history
  const names = useTexts(dimensionTexts).dimensions
  const format = useFormat()
  const taken = useHistory(assessment).data ?? []
  const last = taken.at(-1)
  if (!last || taken.length < 2) return null
  const nameOf = ({ dimension }: Row) => nameIn(names, dimension)
  const word = (change: { verdict: keyof typeof t.verdicts } | null) => t.verdicts[change?.verdict ?? 'none']
  const moved = last.dimensions.filter(
    ({ since_previous }) => since_previous && since_previous.verdict !== 'no_reliable_change',
  )
  const isDoubtful = [last, taken.at(-2), taken[0]].some(one => one?.validity === 'doubtful')
  const scoreIn = (one: (typeof taken)[number], dimension: string) =>
    one.dimensions.find(each => each.dimension === dimension)?.score?.toFixed(1) ?? '–'
  return (
    <section className={styles.say} aria-labelledby="history">
      <h2 id="history">{t.title}</h2>
      <p>
        <strong>{moved.length === 0 ? t.steady : t.moved(format.list(moved.map(nameOf)))}</strong>
      </p>
      {isDoubtful && <p className={styles.warning}>{t.doubtful}</p>}
      <Table
        caption={t.scores}
        rows={last.dimensions}
        rowKey={({ dimension }) => dimension}
        columns={[
          { name: 'name', label: t.strength, cell: nameOf },
          ...taken.slice(-mostShown).map(one => ({
            name: one.attempt_id,
            label:
              one.form === 'short' ? t.short(format.date(one.submitted_at)) : format.date(one.submitted_at),
            numeric: true,
            cell: ({ dimension }: Row) => scoreIn(one, dimension),
          })),
          { name: 'since', label: t.since, cell: ({ since_previous }: Row) => word(since_previous) },
          ...(taken.length > 2
            ? [
                {
                  name: 'first',
                  label: t.sinceFirst,
                  cell: ({ since_first }: Row) => word(since_first),
                },
              ]
            : []),
        ]}
      />
      <p className={styles.soft}>
        {t.about} {t.parts}
      </p>
    </section>
  )
}
