import { type Change, reliableChange } from '../../../psychometrics/index.ts'
import type { StoredResult } from '../journey/compute.ts'

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

const of = (result: StoredResult, dimension: string) =>
  result.dimensions.find(one => one.dimension === dimension)

/** Null where one of the two has no score. Compared before norms, which change as more people take part. */
function compare(
  before: StoredResult,
  now: StoredResult,
  dimension: string,
  then: string,
): Comparison | null {
  const earlier = of(before, dimension)
  const later = of(now, dimension)
  if (!earlier?.composite || !later?.composite) return null
  const { verdict, difference, p } = reliableChange(earlier.composite, later.composite)
  const sentences = [said[verdict].replace('{then}', then)]
  if (partsOf(earlier) !== partsOf(later))
    sentences.push('The two do not rest on the same parts, so compare them with care.')
  if ([before, now].some(result => result.validity.verdict === 'doubtful'))
    sentences.push('Answers behind at least one of the two are doubtful, so the comparison may mean nothing.')
  return { verdict, difference, p, sentence: sentences.join(' ') }
}

/** Results of one person's attempts, oldest first, each set beside the one before it and the first. */
export const withChanges = (results: StoredResult[]) =>
  results.map((result, i) => ({
    result,
    dimensions: result.dimensions.map(({ dimension, score, standard_error, band }) => ({
      dimension,
      score,
      standard_error,
      band,
      since_previous: i === 0 ? null : compare(results[i - 1]!, result, dimension, 'last time'),
      since_first: i === 0 ? null : compare(results[0]!, result, dimension, 'the first time'),
    })),
  }))
