import { type Change, reliableChange } from '../../../psychometrics/index.ts'
import type { StoredResult } from '../journey/submit.ts'

type Scored = StoredResult['dimensions'][number]

export type Comparison = { verdict: Change['verdict']; difference: number; p: number; sentence: string }

const said: Record<Change['verdict'], string> = {
  rise: 'Higher than {then}, by more than the uncertainty of both scores explains.',
  fall: 'Lower than {then}, by more than the uncertainty of both scores explains.',
  no_reliable_change: 'No change since {then} that can be told from chance.',
}

const partsOf = (dimension: Scored) =>
  dimension.components
    .filter(part => part.weight_used > 0)
    .map(part => part.component)
    .join()

/** Null where one of the two has no score. Compared before norms, which change as more people take part. */
function compare(earlier: Scored | undefined, later: Scored, then: string): Comparison | null {
  if (!earlier?.composite || !later.composite) return null
  const { verdict, difference, p } = reliableChange(earlier.composite, later.composite)
  const other =
    partsOf(earlier) === partsOf(later)
      ? ''
      : ' The two do not rest on the same parts, so compare them with care.'
  return { verdict, difference, p, sentence: said[verdict].replace('{then}', then) + other }
}

const of = (result: StoredResult | undefined, dimension: string) =>
  result?.dimensions.find(one => one.dimension === dimension)

/** Results of one person's attempts, oldest first, each set beside the one before it and the first. */
export const withChanges = (results: StoredResult[]) =>
  results.map((result, i) => ({
    result,
    dimensions: result.dimensions.map(dimension => ({
      dimension: dimension.dimension,
      score: dimension.score,
      standard_error: dimension.standard_error,
      band: dimension.band,
      since_previous:
        i === 0 ? null : compare(of(results[i - 1], dimension.dimension), dimension, 'last time'),
      since_first: i === 0 ? null : compare(of(results[0], dimension.dimension), dimension, 'the first time'),
    })),
  }))
