import {
  type Band,
  bleed,
  type Drawing,
  type IntervalRow,
  intervalChart,
  type Label,
  radarChart,
} from '../../../charts/index.ts'
import type { Benchmark, DimensionProfile, Report, RoleFit } from '../model.ts'
import { toSvg } from './svg.ts'

/** A chart as the template takes it, in points. */
export type Picture = {
  width: number
  height: number
  /** How far the shapes may reach beyond it at either side. */
  bleed: number
  svg: string
  labels: Label[]
  alt: string
}

/** Between the margins of an A4 page. */
const textWidth = 482
const scale = [1, 10] as const
const middleOfEveryone = 5

const one = (value: number) => value.toFixed(1)
const range = (low: number, high: number, write: (value: number) => string) => `${write(low)}–${write(high)}`

export const picture = (
  drawing: Drawing,
  alt: string,
  paints: Parameters<typeof toSvg>[2] = {},
): Picture => ({
  width: drawing.width,
  height: drawing.height,
  bleed,
  svg: toSvg(drawing, bleed, paints),
  labels: drawing.labels,
  alt,
})

export const bandsOf = (report: Report): Band[] =>
  report.reading.bands
    .map(({ band, name, from, to }) => ({ key: band, label: name, from, to }))
    .sort((a, b) => a.from - b.from)

/** All dimensions, one row each, the clearest strengths emphasised. */
export function overview(report: Report): Picture {
  const strengths = new Set(report.profile.strengths.map(({ dimension }) => dimension))
  const rows = report.profile.dimensions.map(dimension => ({
    ...rowOf(report, dimension),
    emphasised: strengths.has(dimension.dimension),
  }))
  const drawing = intervalChart({
    width: textWidth,
    nameWidth: 128,
    valueWidth: 92,
    rowHeight: 41,
    domain: scale,
    bands: bandsOf(report),
    axis: 'names',
    middle: middleOfEveryone,
    rows,
  })
  return picture(drawing, report.profile.dimensions.map(dimension => inWords(report, dimension)).join('; '))
}

/** The same without a word, for the cover. */
export function fingerprint(report: Report): Picture {
  const drawing = intervalChart({
    width: textWidth,
    nameWidth: 0,
    valueWidth: 0,
    rowHeight: 26,
    domain: scale,
    bands: bandsOf(report),
    axis: 'none',
    rows: report.profile.dimensions.map(dimension => ({ ...rowOf(report, dimension), value: '' })),
  })
  return { ...picture({ ...drawing, labels: [] }, '', { band: { fill: '#eae7e1' } }) }
}

/** One dimension by itself, beside its name. */
export function dimensionBar(report: Report, dimension: DimensionProfile): Picture {
  const drawing = intervalChart({
    width: textWidth,
    nameWidth: 0,
    valueWidth: 0,
    rowHeight: 36,
    domain: scale,
    bands: bandsOf(report),
    axis: 'edges',
    middle: middleOfEveryone,
    rows: [{ ...rowOf(report, dimension), name: '', value: '' }],
  })
  const labels = drawing.labels.filter(({ role }) => role === 'tick')
  return picture({ ...drawing, labels }, inWords(report, dimension))
}

export function radar(report: Report): Picture | null {
  const measured = report.profile.dimensions.filter(({ score }) => score !== null)
  // With fewer than three there is no web to draw.
  if (measured.length < 3) return null
  const drawing = radarChart({
    width: textWidth,
    height: 330,
    margin: { x: 110, y: 24 },
    domain: scale,
    rings: [2, 4, 6, 8, 10].map(at => ({ at, text: `${at}` })),
    middle: middleOfEveryone,
    axes: report.profile.dimensions.map(dimension => {
      const estimate = estimateOf(dimension)
      return { key: dimension.dimension, name: dimension.name, ...(estimate ? { estimate } : {}) }
    }),
  })
  const doubtful = isDoubtful(report)
  return picture(drawing, report.profile.dimensions.map(dimension => inWords(report, dimension)).join('; '), {
    interval: { fill: doubtful ? '#e3e4e5' : '#cfe3df' },
    middle: { dash: '3 2.5' },
    ...(doubtful ? { you: { stroke: '#6b7178' }, score: { fill: '#6b7178' } } : {}),
  })
}

/** The person beside the middle half of a group. */
export function benchmark(report: Report, { rows, group }: Benchmark): Picture {
  const dimensions = new Map(report.profile.dimensions.map(each => [each.dimension, each]))
  const drawing = intervalChart({
    width: textWidth,
    nameWidth: 128,
    valueWidth: 118,
    rowHeight: 23,
    domain: scale,
    bands: bandsOf(report),
    axis: 'edges',
    rows: rows.map(row => {
      const dimension = dimensions.get(row.dimension)
      const estimate = dimension && estimateOf(dimension)
      return {
        key: row.dimension,
        name: row.name,
        value: row.text,
        group: row.typical,
        emphasised: row.place === 'above' || row.place === 'below',
        uncertain: isDoubtful(report),
        ...(estimate ? { estimate } : {}),
      }
    }),
  })
  const { words } = report
  const alt = rows.map(
    row =>
      `${row.name}: ${words.you} ${one(row.yours)}, ${words.typical} ${range(row.typical.low, row.typical.high, one)}`,
  )
  // Each row ends in a sentence here, not in a figure.
  const labels = drawing.labels.map(label =>
    label.role === 'value' ? { ...label, role: 'word' as const } : label,
  )
  return picture({ ...drawing, labels }, `${group}. ${alt.join('; ')}`)
}

export function roleFits(report: Report, items: readonly RoleFit[]): Picture | null {
  if (items.length === 0) return null
  const whole = (value: number) => `${Math.round(value)}`
  const drawing = intervalChart({
    width: textWidth,
    nameWidth: 128,
    valueWidth: 60,
    rowHeight: 30,
    domain: [0, 100],
    bands: [0, 25, 50, 75].map(from => ({ key: `${from}`, label: '', from, to: from + 25 })),
    axis: 'edges',
    rows: items.map(item => ({
      key: item.role,
      name: item.name,
      value: whole(item.fit),
      word: range(item.range.low, item.range.high, whole),
      estimate: { score: item.fit, ...item.range },
      uncertain: isDoubtful(report),
    })),
  })
  const alt = items.map(
    item =>
      `${item.name}: ${report.words.fit} ${whole(item.fit)}, ${range(item.range.low, item.range.high, whole)}`,
  )
  return picture(drawing, alt.join('; '))
}

/** Grey where the answers cannot be taken at their word. */
const isDoubtful = (report: Report) => report.validity.verdict === 'doubtful'

function estimateOf({ score, interval }: DimensionProfile) {
  return score === null || interval === null ? undefined : { score, ...interval }
}

function rowOf(report: Report, dimension: DimensionProfile): IntervalRow {
  const estimate = estimateOf(dimension)
  return {
    key: dimension.dimension,
    name: dimension.name,
    value: dimension.score === null ? '–' : one(dimension.score),
    word: dimension.band_name ?? (dimension.score === null ? report.words.not_scored : ''),
    uncertain: isDoubtful(report),
    ...(estimate ? { estimate } : {}),
  }
}

function inWords({ words }: Report, { name, score, interval, band_name }: DimensionProfile): string {
  if (score === null || interval === null) return `${name}: ${words.not_scored}`
  const within = `${words.interval} ${range(interval.low, interval.high, one)}`
  return `${name}: ${words.score} ${one(score)}, ${within}${band_name ? `, ${band_name}` : ''}`
}
