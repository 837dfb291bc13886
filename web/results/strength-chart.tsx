import { useState } from 'react'
import { intervalChart } from '../../charts/index.ts'
import { dimensionTexts } from '../texts/dimensions.ts'
import { resultTexts } from '../texts/results.ts'
import { useTexts } from '../texts/texts.ts'
import { Drawn } from '../ui/drawing.tsx'
import { Table } from '../ui/table.tsx'
import type { Report, ReportDimension } from './data.ts'
import styles from './results.module.css'

const rowHeight = 36
const domain = [1, 10] as const
// On the scale of 1 to 10 half of everyone stands below it.
const middle = 5

type Props = { report: Report; chosen: string; onChoose(dimension: string): void }

/** Eight intervals on the bands. Hover, focus or tap says in words how sure a row is; below is the same as a table. */
export function StrengthChart({ report, chosen, onChoose }: Props) {
  const t = useTexts(resultTexts)
  const names = useTexts(dimensionTexts)
  const [pointed, setPointed] = useState<string>()
  const { dimensions } = report.profile
  const bands = report.reading.bands
    .map(({ band, name, from, to }) => ({ key: band, label: name, from, to }))
    .sort((a, b) => a.from - b.from)
  const shortened = (band: (typeof bands)[number]) => ({ ...band, label: names.bands[band.key] })
  const common = { nameWidth: 0, valueWidth: 0, rowHeight, domain, bands, middle }
  const ordered = [...dimensions].sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
  const explained = dimensions.find(({ dimension }) => dimension === (pointed ?? chosen))

  const trackOf =
    ({ dimension, score, interval }: ReportDimension) =>
    (width: number) =>
      intervalChart({
        ...common,
        width,
        axis: 'none',
        rows: [
          {
            key: dimension,
            name: '',
            value: '',
            ...(score !== null && interval ? { estimate: { score, ...interval } } : {}),
            uncertain: report.warning !== null,
          },
        ],
      })

  return (
    <>
      <ul className={styles.rows}>
        {ordered.map(one => {
          const { dimension, name, score, band_name } = one
          const figure = score === null ? '–' : score.toFixed(1)
          const word = band_name ?? (score === null ? report.words.not_scored : '')
          return (
            <li key={dimension}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={chosen === dimension}
                onClick={() => onChoose(dimension)}
                onFocus={() => setPointed(dimension)}
                onBlur={() => setPointed(undefined)}
                onPointerEnter={() => setPointed(dimension)}
                onPointerLeave={() => setPointed(undefined)}
              >
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.track}>
                  <Drawn draw={trackOf(one)} />
                </span>
                <span className={styles.value}>
                  {figure} <small>{word}</small>
                </span>
                <span className="unseen">{t.choose}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        <Drawn
          draw={width =>
            intervalChart({ ...common, bands: bands.map(shortened), width, axis: 'names', rows: [] })
          }
        />
      </div>
      <p className={styles.explained} role="status">
        {explained && `${explained.name}. ${explained.certainty}`}
      </p>
      <details>
        <summary>{t.asTable}</summary>
        <Table
          caption={t.inFigures}
          rows={ordered}
          rowKey={({ dimension }) => dimension}
          columns={[
            { name: 'name', label: report.words.dimension ?? '', cell: one => one.name },
            {
              name: 'score',
              label: report.words.score ?? '',
              numeric: true,
              cell: one => one.score?.toFixed(1) ?? '–',
            },
            {
              name: 'interval',
              label: report.words.interval ?? '',
              numeric: true,
              cell: ({ interval }) =>
                interval ? `${interval.low.toFixed(1)} – ${interval.high.toFixed(1)}` : '–',
            },
            { name: 'band', label: report.words.band ?? '', cell: one => one.band_name ?? '–' },
            {
              name: 'percentile',
              label: report.words.percentile ?? '',
              numeric: true,
              cell: one => one.percentile ?? '–',
            },
          ]}
        />
      </details>
    </>
  )
}
