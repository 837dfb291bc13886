import { areaRadial, curveLinearClosed, lineRadial } from 'd3-shape'
import { clamp, type Domain, type Drawing, type Estimate, type Label, round, type Shape } from './drawing.ts'

export type RadarAxis = {
  key: string
  name: string
  /** Absent when it was not measured; the outline then passes its neighbours directly. */
  estimate?: Estimate
}

export type RadarChart = {
  width: number
  height: number
  /** What is left around the web for the names: beside it more than above and below. */
  margin: { x: number; y: number }
  domain: Domain
  /** Values at which a ring is drawn, with the text beside it. */
  rings: readonly { at: number; text: string }[]
  axes: readonly RadarAxis[]
  /** The middle of everyone, as a ring of its own. */
  middle?: number
}

const line = lineRadial<readonly [angle: number, radius: number]>()
  .angle(([angle]) => angle)
  .radius(([, radius]) => radius)
  .curve(curveLinearClosed)
  .digits(2)

/** A web of all dimensions: the band of uncertainty as an area, the scores as an outline on it. */
export function radarChart({ width, height, margin, domain, rings, axes, middle }: RadarChart): Drawing {
  const centre = { x: width / 2, y: height / 2 }
  const reach = Math.min(centre.x - margin.x, centre.y - margin.y)
  const [low, high] = domain
  const radius = (value: number) => ((clamp(value, domain) - low) / (high - low)) * reach
  const angles = axes.map((_, i) => (2 * Math.PI * i) / axes.length)
  const moved = (d: string | null) => translate(d ?? '', centre)
  const at = (angle: number, r: number) => ({
    x: round(centre.x + Math.sin(angle) * r),
    y: round(centre.y - Math.cos(angle) * r),
  })
  const ring = (value: number): Shape => ({
    kind: 'path',
    role: 'grid',
    paint: 'outline',
    d: moved(line(angles.map(angle => [angle, radius(value)] as const))),
  })

  const shapes: Shape[] = rings.map(({ at: value }) => ring(value))
  for (const angle of angles) {
    const end = at(angle, reach)
    shapes.push({ kind: 'line', role: 'grid', x1: centre.x, y1: centre.y, x2: end.x, y2: end.y })
  }
  if (middle !== undefined) shapes.push({ ...ring(middle), role: 'middle' })

  const measured = axes.flatMap((axis, i) =>
    axis.estimate ? [{ key: axis.key, angle: angles[i]!, ...axis.estimate }] : [],
  )
  if (measured.length > 2) {
    const area = areaRadial<(typeof measured)[number]>()
      .angle(point => point.angle)
      .innerRadius(point => radius(point.low))
      .outerRadius(point => radius(point.high))
      .curve(curveLinearClosed)
      .digits(2)
    shapes.push(
      { kind: 'path', role: 'interval', paint: 'area', d: moved(area(measured)) },
      {
        kind: 'path',
        role: 'you',
        paint: 'outline',
        d: moved(line(measured.map(point => [point.angle, radius(point.score)] as const))),
      },
    )
  }
  for (const point of measured) {
    const { x, y } = at(point.angle, radius(point.score))
    shapes.push({ kind: 'circle', role: 'score', key: point.key, cx: x, cy: y, r: round(reach * 0.025) })
  }

  const labels: Label[] = axes.map((axis, i) => {
    const { x, y } = at(angles[i]!, reach * 1.07)
    const side = Math.sin(angles[i]!)
    const up = Math.cos(angles[i]!)
    const anchor = Math.abs(side) < 0.2 ? 'middle' : side > 0 ? 'start' : 'end'
    return {
      text: axis.name,
      role: 'name',
      key: axis.key,
      x,
      y,
      anchor,
      baseline: Math.abs(up) < 0.2 ? 'middle' : up > 0 ? 'bottom' : 'top',
      width: round(anchor === 'middle' ? width * 0.5 : anchor === 'start' ? width - x : x),
    }
  })
  for (const { at: value, text } of rings) {
    if (text === '') continue
    const place = {
      x: round(centre.x + reach * 0.02),
      y: round(centre.y - radius(value)),
      width: round(reach),
    }
    labels.push({ ...place, text, role: 'tick', anchor: 'start', baseline: 'bottom' })
  }
  return { width, height, shapes, labels }
}

/** d3 draws around the origin; the paths hold nothing but M, L and Z with absolute pairs. */
const translate = (d: string, by: { x: number; y: number }): string =>
  d.replace(
    /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g,
    (_, x, y) => `${round(+x + by.x)},${round(+y + by.y)}`,
  )
