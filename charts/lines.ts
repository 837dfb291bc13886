import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type Drawing, type Label, round, type Shape } from './drawing.ts'
import { spread } from './spread.ts'

type Point = { x: number; y: number | null }

export type Series = {
  key: string
  name: string
  /** In the order of x. A null is a gap: the line stops and begins anew. */
  points: readonly Point[]
  emphasised?: boolean
}

export type LineChart = {
  width: number
  height: number
  /** Room at the right for the lines' own names, at the left for the figures of the axis, below for its words. */
  margin: { left: number; right: number; bottom: number; top: number }
  series: readonly Series[]
  xTicks: readonly { at: number; text: string }[]
  yText: (value: number) => string
  /** Of things there are no halves of: the axis is marked at whole numbers only. */
  counts?: true
  /** Where the axis begins; shares and counts begin at nought. */
  from?: number
  /** The least distance between two names. */
  labelHeight: number
}

/** Lines with their names at their ends, pushed apart where they would cover each other. */
export function lineChart(chart: LineChart): Drawing {
  const { width, height, margin, series, from = 0 } = chart
  const points = series.flatMap(each => each.points)
  const values = points.flatMap(({ y }) => (y === null ? [] : [y]))
  const xs = [...points.map(({ x }) => x), ...chart.xTicks.map(({ at }) => at)]
  const left = margin.left
  const right = width - margin.right
  const bottom = height - margin.bottom
  const x = scaleLinear(xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, 1], [left, right])
  const highest = Math.max(from, ...values)
  const y = scaleLinear([from, highest > from ? highest : from + 1], [bottom, margin.top]).nice(4)
  const path = line<Point>()
    .defined(point => point.y !== null)
    .x(point => x(point.x))
    .y(point => y(point.y ?? 0))
    .digits(2)

  const shapes: Shape[] = []
  const labels: Label[] = []
  for (const tick of y.ticks(4)) {
    if (chart.counts && !Number.isInteger(tick)) continue
    const at = round(y(tick))
    shapes.push({ kind: 'line', role: tick === from ? 'axis' : 'grid', x1: left, y1: at, x2: right, y2: at })
    const place = { x: round(left * 0.85), y: at, width: round(left * 0.85) }
    labels.push({ ...place, text: chart.yText(tick), role: 'tick', anchor: 'end', baseline: 'middle' })
  }
  for (const { at, text } of chart.xTicks) {
    const place = { x: round(x(at)), y: round(bottom + margin.bottom * 0.3), width: round(width / 6) }
    labels.push({ ...place, text, role: 'tick', anchor: 'middle', baseline: 'top' })
  }

  const ends: { series: Series; index: number; at: number }[] = []
  for (const [i, each] of series.entries()) {
    const d = path(each.points)
    const last = each.points.findLast(point => point.y !== null)
    if (!d || !last) continue
    const role = `series-${i + 1}` as const
    shapes.push({ kind: 'path', role, key: each.key, paint: 'outline', d })
    shapes.push({
      kind: 'circle',
      role,
      key: each.key,
      cx: round(x(last.x)),
      cy: round(y(last.y ?? 0)),
      r: 2.5,
    })
    ends.push({ series: each, index: i, at: y(last.y ?? 0) })
  }
  const places = spread(
    ends.map(({ at }) => at),
    chart.labelHeight,
    [margin.top, bottom],
  )
  for (const [i, end] of ends.entries()) {
    labels.push({
      text: end.series.name,
      role: `series-${end.index + 1}`,
      key: end.series.key,
      x: round(right + margin.right * 0.08),
      y: round(places[i]!),
      anchor: 'start',
      baseline: 'middle',
      width: round(margin.right * 0.92),
      ...(end.series.emphasised === undefined ? {} : { emphasised: end.series.emphasised }),
    })
  }
  return { width, height, shapes, labels }
}
