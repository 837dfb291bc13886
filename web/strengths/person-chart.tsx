import { intervalChart } from '../../charts/index.ts'
import { dimensionTexts, nameIn } from '../texts/dimensions.ts'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import { Drawn } from '../ui/drawing.tsx'
import { Table } from '../ui/table.tsx'
import type { Result } from './data.ts'
import styles from './strengths.module.css'

const rowHeight = 36
const domain = [1, 10] as const
// On the scale of 1 to 10 half of everyone stands below it.
const middle = 5
const bands = [
  ['growth', 1, 2],
  ['developing', 2, 4],
  ['moderate', 4, 6],
  ['strong', 6, 8],
  ['exceptional', 8, 10],
] as const

type Row = Result['dimensions'][number]

/** Intervals on the bands, highest first, and the same as a table. */
export function PersonChart({ result }: { result: Result }) {
  const t = useTexts(strengthsTexts).person
  const names = useTexts(dimensionTexts)
  const isDoubtful = result.validity.verdict === 'doubtful'
  const ordered = [...result.dimensions].sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
  // Of answers that cannot be taken at their word nothing is said.
  const bandName = ({ band }: Row) => (!band ? t.notScored : isDoubtful ? '' : names.bands[band])
  const draw =
    ({ dimension, score, interval }: Row) =>
    (width: number) =>
      intervalChart({
        width,
        nameWidth: 0,
        valueWidth: 0,
        rowHeight,
        domain,
        bands: bands.map(([key, from, to]) => ({ key, label: names.bands[key], from, to })),
        axis: 'none',
        middle,
        rows: [
          {
            key: dimension,
            name: '',
            value: '',
            ...(score !== null && interval ? { estimate: { score, ...interval } } : {}),
            uncertain: isDoubtful,
          },
        ],
      })
  return (
    <>
      <ul className={styles.rows}>
        {ordered.map(one => (
          <li key={one.dimension} className={styles.row}>
            <span>{nameIn(names.dimensions, one.dimension)}</span>{' '}
            <span className={styles.strip}>
              <Drawn draw={draw(one)} />
            </span>
            <span className={styles.value}>
              <strong>{one.score?.toFixed(1) ?? '–'}</strong> {bandName(one)}
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.asTable}</summary>
        <Table
          caption={t.strengths}
          rows={ordered}
          rowKey={({ dimension }) => dimension}
          columns={[
            { name: 'name', label: t.strength, cell: one => nameIn(names.dimensions, one.dimension) },
            { name: 'score', label: t.score, numeric: true, cell: one => one.score?.toFixed(1) ?? '–' },
            {
              name: 'interval',
              label: t.interval,
              numeric: true,
              cell: ({ interval }) =>
                interval ? `${interval.low.toFixed(1)} – ${interval.high.toFixed(1)}` : '–',
            },
            { name: 'band', label: t.band, cell: one => bandName(one) || '–' },
            {
              name: 'percentile',
              label: t.percentile,
              numeric: true,
              cell: ({ percentile }) => (isDoubtful ? '–' : (percentile ?? '–')),
            },
          ]}
        />
      </details>
    </>
  )
}
