import { type CountedCase, fitCumulativeLogit } from './cumulative-logit.ts'
import { chiSquareUpper } from './distributions.ts'

/** Differential item functioning by ordinal logistic regression. docs/adr/psy-08-differential-item-functioning.md */

export type DifCase = {
  /** Standing on the dimension. */
  theta: number
  group: 0 | 1
  category: number
}

export type DifResult = {
  n: [number, number]
  /** Against the model without group: 2 degrees of freedom for both kinds, 1 for each. */
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
  const n: [number, number] = [0, 0]
  for (const { group } of cases) n[group]++
  const used = observedCategories(cases, categories)
  if (Math.min(...n) < leastPerGroup || used.length < 2) return null

  const fit = (covariates: (one: DifCase) => number[]) => fitModel(cases, used, covariates)
  const bare = fit(() => [])
  const matched = fit(({ theta }) => [theta])
  const uniform = fit(({ theta, group }) => [theta, group])
  const full = fit(({ theta, group }) => [theta, group, theta * group])

  const effect =
    nagelkerke(full.logLik, bare.logLik, cases.length) - nagelkerke(matched.logLik, bare.logLik, cases.length)
  const p = {
    any: chiSquareUpper(2 * (full.logLik - matched.logLik), 2),
    uniform: chiSquareUpper(2 * (uniform.logLik - matched.logLik), 1),
    nonUniform: chiSquareUpper(2 * (full.logLik - uniform.logLik), 1),
  }
  const [byTheta, byGroup] = uniform.model.slopes
  const large = effect >= 0.07 ? 'large' : 'moderate'
  return {
    n,
    p,
    effect,
    shift: byGroup! / byTheta!,
    size: p.any >= significance || effect < 0.035 ? 'negligible' : large,
  }
}

/** Categories nobody chose have no cut of their own. */
const observedCategories = (cases: readonly DifCase[], categories: number): number[] =>
  Array.from({ length: categories }, (_, k) => k).filter(k => cases.some(({ category }) => category === k))

function fitModel(
  cases: readonly DifCase[],
  used: readonly number[],
  covariates: (one: DifCase) => number[],
) {
  const counted = cases.map((one): CountedCase => {
    const counts = new Float64Array(used.length)
    counts[used.indexOf(one.category)] = 1
    return { x: covariates(one), counts }
  })
  const cuts = used.slice(1).map(k => {
    const above = cases.filter(({ category }) => category >= k).length / cases.length
    return Math.log(above / (1 - above))
  })
  return fitCumulativeLogit({ cuts, slopes: covariates(cases[0]!).map(() => 0) }, counted)
}

function nagelkerke(logLik: number, bare: number, n: number): number {
  const coxSnell = -Math.expm1((2 * (bare - logLik)) / n)
  return coxSnell / -Math.expm1((2 * bare) / n)
}
