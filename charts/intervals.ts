import { type Band, bandBlocks, bandEdges, bandNames, trackOf } from './bands.ts'
import { clamp, type Domain, type Drawing, type Estimate, type Label, round, type Shape } from './drawing.ts'

export type IntervalRow = {
  key: string
  name: string
  /** Absent when it was not measured: the row stays, with its bands and its words. */
  estimate?: Estimate
  /** Where the middle half of a group stands, and its middle: drawn behind the person's own interval. */
  group?: { low: number; middle: number; high: number }
  /** Said at the right: the figure, and under it a word. */
  value: string
  word?: string
  emphasised?: boolean
  /** Cannot be told from chance, or should not be trusted: drawn in grey. */
  uncertain?: boolean
}

export type IntervalChart = {
  width: number
  nameWidth: number
  valueWidth: number
  rowHeight: number
  domain: Domain
  bands: readonly Band[]
  /** What stands under the rows: the bands' names, the figures of their edges, or nothing. */
  axis: 'names' | 'edges' | 'none'
  /** The middle of everyone, as a line through every row. */
  middle?: number
  rows: readonly IntervalRow[]
}

/** One row each: the bands, the interval in which the person most likely stands, and the score on it. */
export function intervalChart(chart: IntervalChart): Drawing {
  const { width, nameWidth, valueWidth, rowHeight, domain, bands } = chart
  const track = trackOf(domain, nameWidth, width - nameWidth - valueWidth)
  // Without bands a line in the middle has nothing to end with, and goes on from row to row.
  const block = rowHeight * (bands.length > 0 ? 0.44 : 1)
  const shapes: Shape[] = []
  const labels: Label[] = []

  for (const [i, row] of chart.rows.entries()) {
    const middle = round(rowHeight * (i + 0.5))
    const top = middle - block / 2
    shapes.push(...bandBlocks(track, bands, top, block))
    if (chart.middle !== undefined) {
      const x = track.at(chart.middle)
      shapes.push({ kind: 'line', role: 'middle', x1: x, y1: round(top), x2: x, y2: round(top + block) })
    }
    if (row.group) shapes.push(...groupShapes(row.key, row.group, middle))
    if (row.estimate) shapes.push(...estimateShapes(row, row.estimate, middle))
    labels.push(...rowLabels(row, middle))
  }
  const height = round(rowHeight * chart.rows.length)
  if (chart.axis === 'names') labels.push(...bandNames(track, bands, height))
  if (chart.axis === 'edges') labels.push(...bandEdges(track, bands, height))
  const axisHeight = { names: 20, edges: 11, none: 0 }[chart.axis]
  return { width, height: height + axisHeight, shapes, labels }

  function groupShapes(key: string, group: NonNullable<IntervalRow['group']>, middle: number): Shape[] {
    const height = round(block * 0.72)
    const y = round(middle - height / 2)
    const x = track.at(group.low)
    const width = round(track.at(group.high) - x)
    const centre = track.at(group.middle)
    return [
      { kind: 'rect', role: 'everyone', key, x, y, width, height, radius: 2 },
      { kind: 'line', role: 'middle', key, x1: centre, y1: y, x2: centre, y2: round(y + height) },
    ]
  }

  function estimateShapes(row: IntervalRow, { score, low, high }: Estimate, middle: number): Shape[] {
    const thickness = rowHeight * 0.16
    const from = track.at(clamp(low, domain))
    const to = track.at(clamp(high, domain))
    const interval: Shape = {
      kind: 'rect',
      role: row.uncertain ? 'uncertain-interval' : 'interval',
      key: row.key,
      x: from,
      y: round(middle - thickness / 2),
      width: round(Math.max(to - from, thickness)),
      height: round(thickness),
      radius: round(thickness / 2),
    }
    const dot: Shape = {
      kind: 'circle',
      role: row.uncertain ? 'uncertain-score' : 'score',
      key: row.key,
      cx: track.at(clamp(score, domain)),
      cy: middle,
      r: round(rowHeight * 0.14),
    }
    return [interval, dot]
  }

  function rowLabels(row: IntervalRow, middle: number): Label[] {
    const common = { key: row.key, ...(row.emphasised === undefined ? {} : { emphasised: row.emphasised }) }
    const right = { x: width, anchor: 'end', width: round(valueWidth * 0.92) } as const
    const name: Label = {
      ...common,
      text: row.name,
      role: 'name',
      x: 0,
      y: middle,
      anchor: 'start',
      baseline: 'middle',
      width: round(nameWidth * 0.92),
    }
    if (row.word === undefined) {
      return [name, { ...common, ...right, text: row.value, role: 'value', y: middle, baseline: 'middle' }]
    }
    const line = round(middle + rowHeight * 0.04)
    return [
      name,
      { ...common, ...right, text: row.value, role: 'value', y: line, baseline: 'bottom' },
      { ...common, ...right, text: row.word, role: 'word', y: line, baseline: 'top' },
    ]
  }
}
