import { type Dimension, dimensions } from '../../content/definition.ts'
import { type Dice, dice } from './dice.ts'
import { type Shift, shifts } from './hours.ts'

/** Where somebody stands on each dimension, in standard deviations from the mean. Nobody in the demo knows it. */
export type Strengths = Record<Dimension, number>

/** How somebody works: how often they get through, how well they sell, how often they keep a promise in time. */
export type WorkStyle = {
  strengths: Strengths
  reach: number
  sale: number
  punctual: number
  firstCallHours: number
  shift: Shift
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * Two strengths show in the work: who communicates well sells more, who has a strong work ethic keeps more promises.
 * Everything else is chance, so that whoever looks for relations finds these two, and learns that the others are none.
 */
export function workStyles(count: number): WorkStyle[] {
  const d = dice(20_261_114)
  const all = Array.from({ length: count }, (): Strengths => {
    const entries = dimensions.map(dimension => [dimension, d.normal()] as const)
    return Object.fromEntries(entries) as Strengths
  })
  spreadEvenly(all, 'communication_skills', d)
  spreadEvenly(all, 'work_ethic', d)
  return all.map((strengths, n) => ({
    strengths,
    reach: d.between(0.3, 0.44),
    sale: logistic(-0.5 + 0.6 * strengths.communication_skills + 0.42 * d.normal()),
    punctual: logistic(0.9 + 0.95 * strengths.work_ethic + 0.45 * d.normal()),
    firstCallHours: d.between(1, 8),
    shift: shifts[n % 6 === 5 ? 'evening' : n % 6 === 3 ? 'late' : 'day'],
  }))
}

/** The same shares of weak, middling and strong people as in a large group, whoever they fall to. */
function spreadEvenly(all: Strengths[], dimension: Dimension, d: Dice) {
  const order = all.map(strengths => ({ strengths, draw: d.between(0, 1) })).sort((a, b) => a.draw - b.draw)
  for (const [rank, { strengths }] of order.entries()) {
    const share = (rank + 0.5) / order.length
    // Close to the normal quantile, which is all that is needed here.
    strengths[dimension] = (share ** 0.135 - (1 - share) ** 0.135) / 0.1975
  }
}
