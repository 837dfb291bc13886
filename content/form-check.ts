import { type Dimension, dimensions, type FormRules, type Question, type ScoringRules } from './definition.ts'
import { secondsFor } from './rules.ts'

/** What a sitting of the form takes, from the fewest to the most self items, and how exactly it measures. */

const mean = (values: number[]) => values.reduce((total, v) => total + v, 0) / (values.length || 1)

export function minutesOf(
  questions: Question[],
  rules: ScoringRules,
  form: FormRules,
): { from: number; to: number } {
  const stopping = form.stopping ?? rules.stopping
  const seconds = (selfItems: number) =>
    dimensions
      .flatMap(dimension => {
        const own = questions.filter(q => q.dimension === dimension)
        const together = (kind: Question['kind'], asked: number) => {
          const times = own.filter(q => q.kind === kind).map(secondsFor)
          return Math.min(asked, times.length) * mean(times)
        }
        return [
          together('self', selfItems),
          together('situational', form.situational_per_dimension),
          together('exercise', form.exercises_per_dimension),
        ]
      })
      .reduce((total, s) => total + s, 0)
  return {
    from: seconds(stopping.min_items_per_dimension) / 60,
    to: seconds(stopping.max_items_per_dimension) / 60,
  }
}

/** Fisher information of a graded item at one place on the scale. */
function information(a: number, b: number[], theta: number): number {
  const above = [1, ...b.map(threshold => 1 / (1 + Math.exp(-a * (theta - threshold)))), 0]
  return above.slice(1).reduce((total, next, i) => {
    const here = above[i]!
    const slope = a * (here * (1 - here) - next * (1 - next))
    return total + slope ** 2 / Math.max(here - next, 1e-12)
  }, 0)
}

/** Standard error at theta when the `count` most informative self items are asked; the prior counts as 1. */
export function standardErrorAt(
  questions: Question[],
  dimension: Dimension,
  theta: number,
  count: number,
): number {
  const best = questions
    .flatMap(q => (q.kind === 'self' && q.dimension === dimension && q.parameters ? [q.parameters] : []))
    .map(({ a, b }) => information(a, b, theta))
    .sort((x, y) => y - x)
    .slice(0, count)
  return 1 / Math.sqrt(1 + best.reduce((total, i) => total + i, 0))
}
