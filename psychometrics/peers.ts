import { withinGroupAgreement } from './agreement.ts'
import type { ComponentScore } from './score-self.ts'
import { mean } from './statistics.ts'
import { regressedStanding } from './true-score.ts'

/** Nothing about peers is shown, nor used, below this number: one or two could be recognised. */
export const leastRaters = 3

type Ratings = readonly (readonly (number | null)[])[]

const whoRated = (ratings: Ratings) => ratings.filter(row => row.some(x => x !== null))

/**
 * Of each round of feedback those who rated the dimension, where they are three or more: were one to count alone,
 * comparing before and after would show what that one said.
 */
export const countedRaters = (rounds: readonly Ratings[]) =>
  rounds.flatMap(ratings => {
    const rated = whoRated(ratings)
    return rated.length >= leastRaters ? rated : []
  })

const leastForStraightLine = 6

/** The same answer throughout, also where statements say opposite things: whoever reads them cannot mean that. */
export const isStraightLine = (answers: readonly { value: number; reversed: boolean }[]): boolean =>
  answers.length >= leastForStraightLine &&
  new Set(answers.map(({ value }) => value)).size === 1 &&
  new Set(answers.map(({ reversed }) => reversed)).size === 2

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
  ratings: Ratings,
  categories: number,
  reference: PeerReference = priorPeerReference,
): PeerResult {
  const rows = whoRated(ratings)
  if (rows.length < leastRaters) return { shown: false, raters: rows.length, needed: leastRaters }
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
