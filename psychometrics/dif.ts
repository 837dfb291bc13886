import { type CountedCase, fitCumulativeLogit } from './cumulative-logit.ts'
import { chiSquareUpper } from './distributions.ts'

/**
 * Differential item functioning: does an item work alike for two groups of people of the same standing? The graded
 * model is fitted to θ for both together, with a shift between them, and for each alone.
 * docs/adr/psy-08-differential-item-functioning.md
 */

export type DifCase = {
  /** Standing on the dimension. */
  theta: number
  group: 0 | 1
  category: number
}

export type DifResult = {
  n: [number, number]
  /** Of likelihood ratios: one model for all against one for each; a shift between them; anything beyond a shift. */
  p: { any: number; uniform: number; nonUniform: number }
  /** Gain in Nagelkerke's R² from knowing the group. */
  effect: number
  /** How much higher group 1 would seem on this item alone, in units of θ. */
  shift: number
  /** Jodoin & Gierl (2001): below 0.035 negligible, below 0.07 moderate; negligible too when not significant. */
  size: 'negligible' | 'moderate' | 'large'
}

const leastPerGroup = 100
const significance = 0.01

/** One item's answers by two groups matched on θ; null when a group is too small or the answers don't vary. */
export function dif(cases: readonly DifCase[], categories: number): DifResult | null {
  const groups = [cases.filter(one => one.group === 0), cases.filter(one => one.group === 1)] as const
  const n: [number, number] = [groups[0].length, groups[1].length]
  const merged = mergedCategories(groups, categories)
  if (Math.min(...n) < leastPerGroup || merged.size < 2) return null

  const bare = fitModel(cases, merged, () => [])
  const matched = fitModel(cases, merged, one => [one.theta])
  const shifted = fitModel(cases, merged, one => [one.theta, one.group])
  const apart = groups.reduce((t, group) => t + fitModel(group, merged, one => [one.theta]).logLik, 0)

  const explained = (logLik: number) => nagelkerke(logLik, bare.logLik, cases.length)
  const effect = explained(apart) - explained(matched.logLik)
  const p = {
    any: chiSquareUpper(2 * (apart - matched.logLik), merged.size),
    uniform: chiSquareUpper(2 * (shifted.logLik - matched.logLik), 1),
    nonUniform: chiSquareUpper(2 * (apart - shifted.logLik), merged.size - 1),
  }
  const [byTheta, byGroup] = shifted.model.slopes
  const notable = effect >= 0.07 ? 'large' : 'moderate'
  return {
    n,
    p,
    effect,
    shift: byGroup! / byTheta!,
    size: p.any >= significance || effect < 0.035 ? 'negligible' : notable,
  }
}

type Merged = { size: number; of: readonly number[] }

/** Neighbouring categories taken together until both groups have chosen each: a cut nobody crossed can't be placed. */
function mergedCategories(groups: readonly (readonly DifCase[])[], categories: number): Merged {
  const of: number[] = []
  let current = 0
  let seen = groups.map(() => false)
  for (let k = 0; k < categories; k++) {
    of.push(current)
    seen = seen.map((already, g) => already || groups[g]!.some(one => one.category === k))
    if (seen.every(Boolean)) {
      current++
      seen = groups.map(() => false)
    }
  }
  // What is left over at the top joins the category below it.
  return { size: current, of: of.map(category => Math.min(category, Math.max(0, current - 1))) }
}

function fitModel(cases: readonly DifCase[], merged: Merged, covariates: (one: DifCase) => number[]) {
  const totals = new Array<number>(merged.size).fill(0)
  const counted = cases.map((one): CountedCase => {
    const counts = new Float64Array(merged.size)
    const category = merged.of[one.category]!
    counts[category] = 1
    totals[category]!++
    return { x: covariates(one), counts }
  })
  const cuts = totals.slice(1).map((_, k) => {
    const above = totals.slice(k + 1).reduce((t, n) => t + n, 0) / cases.length
    return Math.log(above / (1 - above))
  })
  return fitCumulativeLogit({ cuts, slopes: covariates(cases[0]!).map(() => 0) }, counted)
}

function nagelkerke(logLik: number, bare: number, n: number): number {
  const coxSnell = -Math.expm1((2 * (bare - logLik)) / n)
  return coxSnell / -Math.expm1((2 * bare) / n)
}
