import { areaRadial, curveLinearClosed, lineRadial } from 'd3-shape'
import { clamp, type Domain, type Drawing, type Estimate, type Label, round, type Shape } from './drawing.ts'

export type RadarAxis = {
  key: string
  name: string
  /** Absent when it was not measured; the outline then passes its neighbours directly. */
  estimate?: Estimate
}

export type RadarChart = {
  /** The square in which web and names stand. */
  size: number
  /** How much of it is left around the web for the names. */
  margin: number
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
export function radarChart({ size, margin, domain, rings, axes, middle }: RadarChart): Drawing {
  const centre = size / 2
  const reach = centre - margin
  const [low, high] = domain
  const radius = (value: number) => ((clamp(value, domain) - low) / (high - low)) * reach
  const angles = axes.map((_, i) => (2 * Math.PI * i) / axes.length)
  const moved = (d: string | null) => translate(d ?? '', centre)
  const at = (angle: number, r: number) => ({
    x: round(centre + Math.sin(angle) * r),
    y: round(centre - Math.cos(angle) * r),
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
    shapes.push({ kind: 'line', role: 'grid', x1: centre, y1: centre, x2: end.x, y2: end.y })
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
    shapes.push({ kind: 'circle', role: 'score', key: point.key, cx: x, cy: y, r: round(size * 0.009) })
  }

  const labels: Label[] = axes.map((axis, i) => {
    const { x, y } = at(angles[i]!, reach + size * 0.025)
    const side = Math.sin(angles[i]!)
    const height = Math.cos(angles[i]!)
    const anchor = Math.abs(side) < 0.2 ? 'middle' : side > 0 ? 'start' : 'end'
    return {
      text: axis.name,
      role: 'name',
      key: axis.key,
      x,
      y,
      anchor,
      baseline: Math.abs(height) < 0.2 ? 'middle' : height > 0 ? 'bottom' : 'top',
      width: round(anchor === 'middle' ? size * 0.5 : anchor === 'start' ? size - x : x),
    }
  })
  for (const { at: value, text } of rings) {
    if (text === '') continue
    const y = round(centre - radius(value))
    const width = round(size * 0.2)
    labels.push({
      text,
      role: 'tick',
      x: round(centre + size * 0.008),
      y,
      anchor: 'start',
      baseline: 'bottom',
      width,
    })
  }
  return { width: size, height: size, shapes, labels }
}

/** d3 draws around the origin; the paths hold nothing but M, L and Z with absolute pairs. */
const translate = (d: string, by: number): string =>
  d.replace(
    /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g,
    (_, x, y) => `${round(+x + by)},${round(+y + by)}`,
  )
