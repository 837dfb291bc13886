import { type Band, bandBlocks, bandNames, trackOf } from './bands.ts'
import { clamp, type Domain, type Drawing, type Label, round, type Shape } from './drawing.ts'

export type DotRow = {
  key: string
  name: string
  /** People, or teams, each where they stand; highlighted ones in the accent. */
  dots: readonly { key: string; value: number; highlighted: boolean }[]
  /** Said at the right. */
  text: string
  emphasised?: boolean
}

export type DotChart = {
  width: number
  nameWidth: number
  valueWidth: number
  rowHeight: number
  domain: Domain
  bands: readonly Band[]
  /** Where something begins that counts, such as "strong", as a dashed line. */
  threshold?: number
  rows: readonly DotRow[]
}

/** People as dots on the bands. Those who stand at the same place are stacked, not hidden behind each other. */
export function dotChart(chart: DotChart): Drawing {
  const { width, nameWidth, valueWidth, rowHeight, domain, bands, threshold } = chart
  const track = trackOf(domain, nameWidth, width - nameWidth - valueWidth)
  const block = rowHeight * 0.72
  const radius = round(rowHeight * 0.15)
  const shapes: Shape[] = []
  const labels: Label[] = []

  for (const [i, row] of chart.rows.entries()) {
    const middle = round(rowHeight * (i + 0.5))
    shapes.push(...bandBlocks(track, bands, middle - block / 2, block))
    if (threshold !== undefined) {
      const x = track.at(threshold)
      const y1 = round(middle - block / 2)
      shapes.push({ kind: 'line', role: 'threshold', x1: x, y1, x2: x, y2: round(middle + block / 2) })
    }
    const placed: { x: number; lane: number }[] = []
    for (const dot of [...row.dots].sort((a, b) => a.value - b.value)) {
      const x = track.at(clamp(dot.value, domain))
      const lane = freeLane(placed, x, radius * 1.5)
      placed.push({ x, lane })
      const cy = round(middle + lane * radius * 1.4)
      shapes.push({
        kind: 'circle',
        role: dot.highlighted ? 'you' : 'everyone',
        key: dot.key,
        cx: x,
        cy,
        r: radius,
      })
    }
    const common = {
      key: row.key,
      y: middle,
      baseline: 'middle' as const,
      ...(row.emphasised === undefined ? {} : { emphasised: row.emphasised }),
    }
    labels.push(
      { ...common, text: row.name, role: 'name', x: 0, anchor: 'start', width: round(nameWidth * 0.92) },
      { ...common, text: row.text, role: 'word', x: width, anchor: 'end', width: round(valueWidth * 0.92) },
    )
  }
  const height = round(rowHeight * chart.rows.length)
  labels.push(...bandNames(track, bands, height))
  return { width, height: height + 20, shapes, labels }
}

/** 0 in the middle, then 1 below and 1 above. A crowd larger than that overlaps in the middle. */
function freeLane(placed: readonly { x: number; lane: number }[], x: number, distance: number): number {
  const near = placed.filter(dot => x - dot.x < distance).map(dot => dot.lane)
  return [0, 1, -1].find(lane => !near.includes(lane)) ?? 0
}
