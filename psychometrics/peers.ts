import { withinGroupAgreement } from './agreement.ts'
import type { ComponentScore } from './score-self.ts'
import { mean } from './statistics.ts'
import { regressedStanding } from './true-score.ts'

/** Nothing about peers is shown, nor used, below this number: one or two could be recognised. */
export const leastRaters = 3

/** Peers count by threes: were a fourth to count alone, comparing before and after would show what that one said. */
export const inGroups = (raters: number) => raters - (raters % leastRaters)

/** What ratings are like in general: where one rater's mean lies within the scale (0…1), and its ICC(1). */
export type PeerReference = { mean: number; sd: number; icc1: number }

/**
 * Peers rate kindly: 0.70 of the range is 3.8 on a scale of five. Single-peer reliability as found by
 * Conway & Huffcutt (1997). Until this installation's own ratings say otherwise.
 */
export const priorPeerReference: PeerReference = { mean: 0.7, sd: 0.15, icc1: 0.37 }

export type PeerResult =
  | { shown: false; raters: number; needed: number }
  | {
      shown: true
      raters: number
      /** Mean keyed category, from 0. */
      mean: number
      /** Of the mean of these raters, k·ICC1/(1 + (k − 1)ICC1). */
      reliability: number
      /** r_wg(j) over the items that every rater answered; null when there is none. */
      agreement: number | null
      score: ComponentScore
    }

/**
 * One person's raters on one dimension; rows are raters in the order they answered, columns items, entries keyed
 * categories or null.
 */
export function aggregatePeers(
  ratings: readonly (readonly (number | null)[])[],
  categories: number,
  reference: PeerReference = priorPeerReference,
): PeerResult {
  const answered = ratings.filter(row => row.some(x => x !== null))
  if (answered.length < leastRaters) return { shown: false, raters: answered.length, needed: leastRaters }
  const rows = answered.slice(0, inGroups(answered.length))
  const raterMeans = rows.map(row => mean(row.filter(x => x !== null)))
  const centre = mean(raterMeans)
  const z = (centre / (categories - 1) - reference.mean) / reference.sd
  const standing = regressedStanding(z, rows.length, reference.icc1)
  return {
    shown: true,
    raters: rows.length,
    mean: centre,
    reliability: 1 - standing.se ** 2,
    agreement: agreementOf(rows, categories),
    score: { ...standing, n: rows.length },
  }
}

function agreementOf(rows: readonly (readonly (number | null)[])[], categories: number): number | null {
  const complete = [...rows[0]!.keys()].filter(j => rows.every(row => typeof row[j] === 'number'))
  if (complete.length === 0) return null
  return withinGroupAgreement(
    rows.map(row => complete.map(j => row[j]!)),
    categories,
  )
}
