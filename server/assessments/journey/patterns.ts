import { LRUCache } from 'lru-cache'
import { type Answer, type ComponentScore, type Steps, scoreDimension } from '../../../psychometrics/index.ts'
import type { Prepared } from '../definitions.ts'

// A dimension's score depends only on which of its items were answered and how. Patterns recur: the first answers of
// everybody, straight lines, whole short forms. Each prepared definition keeps the scores of those it has met; the ones
// everybody passes through, a single answer to any item, are worked out beforehand.

type Kept = LRUCache<string, ComponentScore>
const mostKept = 50_000
const caches = new WeakMap<Prepared, Kept>()

function* cacheOf(prepared: Prepared): Steps<Kept> {
  let kept = caches.get(prepared)
  if (!kept) {
    // By size, since `max` would set room aside for all of them, for every definition.
    kept = new LRUCache({ maxSize: mostKept, sizeCalculation: () => 1 })
    caches.set(prepared, kept)
    for (const item of prepared.bank.items) {
      for (let category = 0; category <= item.b.length; category++)
        lookUp(prepared, kept, item.dimension, [{ id: item.id, category }])
      yield
    }
  }
  return kept
}

function lookUp(prepared: Prepared, kept: Kept, dimension: string, answers: Answer[]): ComponentScore {
  // Order matters only within a twin pair, of which the first answered counts; the key keeps it.
  const key = answers.map(({ id, category }) => `${id}=${category}`).join(' ')
  const known = kept.get(key)
  if (known) return known
  const score = scoreDimension(prepared.bank, dimension, answers)
  kept.set(key, score)
  return score
}

/** The same as `scoreSelf`, from what was worked out before where it was. */
export function* scoreSelfCached(
  prepared: Prepared,
  answers: Answer[],
): Steps<Record<string, ComponentScore>> {
  const kept = yield* cacheOf(prepared)
  const { bank } = prepared
  return Object.fromEntries(
    bank.dimensions.map((dimension, d) => {
      const own = answers.filter(({ id }) => bank.dimensionOf[bank.indexOf.get(id) as number] === d)
      return [
        dimension,
        lookUp(
          prepared,
          kept,
          dimension,
          own.map(({ id, category }) => ({ id, category })),
        ),
      ]
    }),
  )
}
