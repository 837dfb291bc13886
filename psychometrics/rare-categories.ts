import type { ItemParameters } from './grm.ts'

/** Answers that hardly anybody chose: counted with a neighbour, and told apart again afterwards. docs/adr/psy-07-calibration-linking-drift.md */

/** The place of each category once those chosen fewer than `least` times are counted with the next one in. */
export function mergeRare(counts: readonly number[], least: number): number[] {
  const places: number[] = []
  let place = 0
  let here = 0
  let left = counts.reduce((t, n) => t + n, 0)
  for (const n of counts) {
    // A place is full once it has enough, provided that enough is left for another.
    if (here >= least && left >= least) {
      place++
      here = 0
    }
    places.push(place)
    here += n
    left -= n
  }
  return places
}

/** No two thresholds come closer than this. */
const leastGap = 0.1

/**
 * All thresholds from those that were estimated. Between categories that were counted together a threshold is put where
 * their shares have it among people, each category counted half an answer more so that none is impossible; its standard
 * error is that of the share.
 */
export function splitMerged(
  merged: ItemParameters,
  errors: readonly number[] | null,
  places: readonly number[],
  counts: readonly number[],
  shareAbove: (item: { a: number; b: number }) => { share: number; density: number },
): { b: number[]; se: number[] | null } {
  const known = places.slice(1).map((place, cut) => (place > places[cut]! ? place - 1 : null))
  const total = counts.reduce((t, n) => t + n + 0.5, 0)
  const b: number[] = []
  const se: number[] = []
  for (const [cut, place] of known.entries()) {
    if (place !== null) {
      b.push(merged.b[place]!)
      se.push(errors?.[place] ?? Number.NaN)
      continue
    }
    const share = counts.slice(cut + 1).reduce((t, n) => t + n + 0.5, 0) / total
    const next = known.findIndex((other, later) => later > cut && other !== null)
    const highest = next < 0 ? Number.POSITIVE_INFINITY : merged.b[known[next]!]! - leastGap * (next - cut)
    const lowest = (b.at(-1) ?? Number.NEGATIVE_INFINITY) + leastGap
    const at = thresholdFor(merged.a, share, shareAbove)
    b.push(
      lowest < highest ? Math.min(highest, Math.max(lowest, at)) : (b.at(-1)! + merged.b[known[next]!]!) / 2,
    )
    const { density } = shareAbove({ a: merged.a, b: at })
    se.push(Math.sqrt((share * (1 - share)) / total) / density)
  }
  return { b, se: errors && se }
}

function thresholdFor(
  a: number,
  share: number,
  shareAbove: (item: { a: number; b: number }) => { share: number },
): number {
  let low = -12
  let high = 12
  for (let n = 0; n < 60; n++) {
    const b = (low + high) / 2
    if (shareAbove({ a, b }).share > share) low = b
    else high = b
  }
  return (low + high) / 2
}
