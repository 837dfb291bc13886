import { intervalChart } from '../../charts/index.ts'
import { predictsTexts } from '../texts/predicts.ts'
import { useTexts } from '../texts/texts.ts'
import { Drawn } from '../ui/drawing.tsx'
import type { Validity } from './data.ts'
import styles from './strengths.module.css'

const rowHeight = 38
const domain = [-1, 1] as const

export type Relation = Omit<Validity['exercises'][number], 'dimension'>
export type NamedRelation = { key: string; name: string; relation: Relation }

export const signed = (value: number) => value.toFixed(2).replace('-', '−')

/** Correlations on the line from −1 to 1, no relation in the middle; grey where chance explains it. */
export function RelationRows({ rows }: { rows: readonly NamedRelation[] }) {
  const t = useTexts(predictsTexts)
  const figure = ({ r, interval, needed }: Relation) =>
    r !== null && interval
      ? t.figure(signed(r), signed(interval.low), signed(interval.high))
      : needed > 0
        ? t.waiting(String(needed))
        : t.same
  const draw =
    (key: string, { r, interval, claim }: Relation) =>
    (width: number) =>
      intervalChart({
        width,
        nameWidth: 0,
        valueWidth: 0,
        rowHeight,
        domain,
        bands: [],
        axis: 'none',
        middle: 0,
        rows: [
          {
            key,
            name: '',
            value: '',
            ...(r !== null && interval ? { estimate: { score: r, ...interval } } : {}),
            uncertain: claim === null,
          },
        ],
      })
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, name, relation }) => (
        <li key={key} className={styles.row}>
          <span>{name}</span>{' '}
          <span className={styles.strip}>
            <Drawn draw={draw(key, relation)} />
          </span>
          <span className={styles.value}>{figure(relation)}</span>
        </li>
      ))}
    </ul>
  )
}
