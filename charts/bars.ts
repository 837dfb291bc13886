import { scaleLinear } from 'd3-scale'
import { type Drawing, type Label, round, type Shape } from './drawing.ts'

export type Bar = {
  key: string
  name: string
  value: number
  /** Said at the right: the figure with its denominator. */
  text: string
  /** What it was in the time before, as a mark on the bar. */
  before?: number
  emphasised?: boolean
}

export type BarChart = {
  width: number
  nameWidth: number
  valueWidth: number
  rowHeight: number
  bars: readonly Bar[]
  /** The value of a full row; the largest there is when absent. */
  most?: number
}

/** Horizontal bars from nought, so that their lengths compare. */
export function barChart(chart: BarChart): Drawing {
  const { at, left } = barScale(chart)
  const { rowHeight, bars } = chart
  const shapes = bars.flatMap((bar, i): Shape[] => {
    const row = barPlace(i, rowHeight)
    return [
      {
        kind: 'rect',
        role: 'you',
        key: bar.key,
        x: left,
        ...row,
        width: round(at(bar.value) - left),
        radius: 2,
      },
      ...beforeMark(bar, i),
    ]
  })
  return { width: chart.width, height: round(rowHeight * bars.length), shapes, labels: barLabels(chart) }

  function beforeMark(bar: Bar, i: number): Shape[] {
    if (bar.before === undefined) return []
    const x = round(at(bar.before))
    const { y, height } = barPlace(i, rowHeight)
    return [
      {
        kind: 'line',
        role: 'before',
        key: bar.key,
        x1: x,
        y1: round(y - 2),
        x2: x,
        y2: round(y + height + 2),
      },
    ]
  }
}

/** The same, centred, with what is lost from step to step shown as the slope between two bars. */
export function funnelChart(chart: BarChart): Drawing {
  const { at, left, right } = barScale(chart)
  const { rowHeight, bars } = chart
  const centre = (left + right) / 2
  const half = (bar: Bar) => (at(bar.value) - left) / 2
  const shapes = bars.flatMap((bar, i): Shape[] => {
    const place = barPlace(i, rowHeight)
    const next = bars[i + 1]
    const width = round(half(bar) * 2)
    const own: Shape = {
      kind: 'rect',
      role: 'you',
      key: bar.key,
      x: round(centre - half(bar)),
      ...place,
      width,
      radius: 2,
    }
    if (!next) return [own]
    const top = round(place.y + place.height)
    const bottom = barPlace(i + 1, rowHeight).y
    const corners = [
      [centre - half(bar), top],
      [centre + half(bar), top],
      [centre + half(next), bottom],
      [centre - half(next), bottom],
    ].map(([x, y]) => `${round(x!)},${round(y!)}`)
    return [own, { kind: 'path', role: 'interval', key: bar.key, paint: 'area', d: `M${corners.join('L')}Z` }]
  })
  return { width: chart.width, height: round(rowHeight * bars.length), shapes, labels: barLabels(chart) }
}

function barScale({ width, nameWidth, valueWidth, bars, most }: BarChart) {
  // No room for bars beside the words: none is drawn.
  const right = Math.max(nameWidth, width - valueWidth)
  const full = most ?? Math.max(0, ...bars.map(bar => Math.max(bar.value, bar.before ?? 0)))
  // Nothing anywhere: every bar is empty rather than half of the width.
  const at = scaleLinear([0, full > 0 ? full : 1], [nameWidth, right]).clamp(true)
  return { at: (value: number) => round(at(value)), left: nameWidth, right }
}

const barPlace = (i: number, rowHeight: number) => ({
  y: round(rowHeight * (i + 0.25)),
  height: round(rowHeight * 0.5),
})

function barLabels({ width, nameWidth, valueWidth, rowHeight, bars }: BarChart): Label[] {
  return bars.flatMap((bar, i) => {
    const common = {
      key: bar.key,
      y: round(rowHeight * (i + 0.5)),
      baseline: 'middle' as const,
      ...(bar.emphasised === undefined ? {} : { emphasised: bar.emphasised }),
    }
    return [
      { ...common, text: bar.name, role: 'name', x: 0, anchor: 'start', width: round(nameWidth * 0.92) },
      { ...common, text: bar.text, role: 'value', x: width, anchor: 'end', width: round(valueWidth * 0.92) },
    ]
  })
}
