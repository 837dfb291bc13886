import { expectedCategory, type ItemParameters } from './grm.ts'
import { mean, sd } from './statistics.ts'

/** Onto the scale in use, and what has moved on the way. docs/adr/psy-07-calibration-linking-drift.md */

/** θ on the old scale = slope · θ on the new scale + intercept. */
export type Transform = { slope: number; intercept: number }

export type ItemPair = { id: string; old: ItemParameters; new: ItemParameters }

export type Drift = {
  id: string
  /** New, on the old scale, less old. */
  a: number
  meanThreshold: number
  /** Root mean square distance of the expected answers over people in general, as a share of the item's range. */
  distance: number
  drifted: boolean
}

export type Linking = Transform & {
  /** The items the link rests on: those that have not drifted. */
  anchors: string[]
  drift: Drift[]
}

/** A twentieth of the range: a fifth of a step on a scale of five. */
const driftCutoff = 0.05
const leastAnchors = 4

const points = Array.from({ length: 41 }, (_, q) => -4 + q / 5)
const densities = points.map(theta => Math.exp(-0.5 * theta * theta))
const totalDensity = densities.reduce((t, d) => t + d, 0)

export const transformItem = ({ a, b }: ItemParameters, { slope, intercept }: Transform): ItemParameters => ({
  a: a / slope,
  b: b.map(threshold => slope * threshold + intercept),
})

/**
 * Links by the items' characteristic curves (Haebara 1980), leaves out what has drifted, and links again until
 * nothing more falls out. Null when fewer than four items hold still: then there is no scale to link to.
 */
export function link(pairs: readonly ItemPair[]): Linking | null {
  let anchors = [...pairs]
  for (;;) {
    if (anchors.length < leastAnchors) return null
    const transform = haebara(anchors)
    const drift = driftReport(pairs, transform)
    const still = anchors.filter(pair => !drift.find(({ id }) => id === pair.id)!.drifted)
    if (still.length === anchors.length) return { ...transform, anchors: anchors.map(pair => pair.id), drift }
    anchors = still
  }
}

export function driftReport(pairs: readonly ItemPair[], transform: Transform): Drift[] {
  return pairs.map(pair => {
    const moved = transformItem(pair.new, transform)
    const distance = curveDistance(pair.old, moved)
    return {
      id: pair.id,
      a: moved.a - pair.old.a,
      meanThreshold: mean(moved.b) - mean(pair.old.b),
      distance,
      drifted: distance > driftCutoff,
    }
  })
}

function curveDistance(one: ItemParameters, other: ItemParameters): number {
  const square = points.reduce((total, theta, q) => {
    const gap = (expectedCategory(one, theta) - expectedCategory(other, theta)) / one.b.length
    return total + (densities[q]! / totalDensity) * gap * gap
  }, 0)
  return Math.sqrt(square)
}

/** Gauss–Newton on the distances between the items' curves, from the mean–sigma link. */
function haebara(pairs: readonly ItemPair[]): Transform {
  let at = meanSigma(pairs)
  let loss = lossOf(pairs, at)
  for (let n = 0; n < 100; n++) {
    const step = gaussNewtonStep(pairs, at)
    let share = 1
    let next = stepped(at, step, share)
    while ((next.slope <= 0 || lossOf(pairs, next) > loss) && share > 1e-8) {
      share /= 2
      next = stepped(at, step, share)
    }
    const value = lossOf(pairs, next)
    if (!(value < loss)) break
    const gain = loss - value
    at = next
    loss = value
    if (gain < 1e-14 * (1 + loss)) break
  }
  return at
}

const stepped = (at: Transform, step: Transform, share: number): Transform => ({
  slope: at.slope + share * step.slope,
  intercept: at.intercept + share * step.intercept,
})

function meanSigma(pairs: readonly ItemPair[]): Transform {
  const before = pairs.flatMap(pair => pair.old.b)
  const after = pairs.flatMap(pair => pair.new.b)
  const slope = sd(before) / sd(after)
  return { slope, intercept: mean(before) - slope * mean(after) }
}

const residuals = (pairs: readonly ItemPair[], transform: Transform): number[] =>
  pairs.flatMap(pair => {
    const moved = transformItem(pair.new, transform)
    return points.map(
      (theta, q) =>
        Math.sqrt(densities[q]!) * (expectedCategory(moved, theta) - expectedCategory(pair.old, theta)),
    )
  })

const lossOf = (pairs: readonly ItemPair[], transform: Transform) =>
  residuals(pairs, transform).reduce((t, r) => t + r * r, 0)

function gaussNewtonStep(pairs: readonly ItemPair[], at: Transform): Transform {
  const width = 1e-5
  const here = residuals(pairs, at)
  const bySlope = residuals(pairs, { ...at, slope: at.slope + width }).map((r, i) => (r - here[i]!) / width)
  const byShift = residuals(pairs, { ...at, intercept: at.intercept + width }).map(
    (r, i) => (r - here[i]!) / width,
  )
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((t, v, i) => t + v * y[i]!, 0)
  const ss = dot(bySlope, bySlope)
  const si = dot(bySlope, byShift)
  const ii = dot(byShift, byShift)
  const gs = dot(bySlope, here)
  const gi = dot(byShift, here)
  const determinant = ss * ii - si * si
  return { slope: -(ii * gs - si * gi) / determinant, intercept: -(ss * gi - si * gs) / determinant }
}
