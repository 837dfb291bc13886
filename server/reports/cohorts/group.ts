import { type Dimension, dimensions } from '../../../content/definition.ts'

/** Fewer are never told of. */
export const leastGroup = 5
/** So long somebody waits for others of the same field and role before they count for one of the two alone. */
const mixAfterMs = 14 * 24 * 3_600_000

export type Waiting = {
  user_id: string
  submitted_at: number
  industry: string | null
  role: string | null
  scores: Partial<Record<Dimension, number>>
}
export type Cohort = {
  industry: string | null
  role: string | null
  n: number
  histograms: Partial<Record<Dimension, number[]>>
}

/** Half points from 1 to 10; a bin begins at its value. */
const binOf = (score: number) => Math.min(18, Math.floor((score - 1) * 2))
export const startOf = (bin: number) => 1 + bin / 2

/**
 * Whom to take in now, five or more at a time: people of one field and role; those who have waited long by field, then
 * by role, then all together. Everybody else waits. Once taken in, nobody moves.
 */
export function closeGroups(waiting: Waiting[], now: number): { cohort: Cohort; people: string[] }[] {
  const closed: { cohort: Cohort; people: string[] }[] = []
  let left = waiting
  const take = (
    candidates: Waiting[],
    industry: (p: Waiting) => string | null,
    role: (p: Waiting) => string | null,
  ) => {
    const cells = Map.groupBy(candidates, person => JSON.stringify([industry(person), role(person)]))
    for (const [key, people] of cells) {
      if (people.length < leastGroup) continue
      const [ofIndustry, ofRole] = JSON.parse(key) as [string | null, string | null]
      closed.push({
        cohort: { industry: ofIndustry, role: ofRole, n: people.length, histograms: histogramsOf(people) },
        people: people.map(({ user_id }) => user_id),
      })
      left = left.filter(person => !people.includes(person))
    }
  }
  const none = () => null
  take(
    left,
    p => p.industry,
    p => p.role,
  )
  const long = () => left.filter(({ submitted_at }) => submitted_at < now - mixAfterMs)
  take(
    long().filter(p => p.industry !== null),
    p => p.industry,
    none,
  )
  take(
    long().filter(p => p.role !== null),
    none,
    p => p.role,
  )
  take(long(), none, none)
  return closed
}

function histogramsOf(people: Waiting[]): Cohort['histograms'] {
  const histograms: Cohort['histograms'] = {}
  for (const dimension of dimensions) {
    const scores = people.flatMap(({ scores }) => scores[dimension] ?? [])
    // A dimension that fewer have would tell of fewer.
    if (scores.length < people.length) continue
    const bins = new Array<number>(19).fill(0)
    for (const score of scores) bins[binOf(score)] = (bins[binOf(score)] as number) + 1
    histograms[dimension] = bins
  }
  return histograms
}

/** Several groups as one; dimensions that only some of them have count those alone. */
export function merged(cohorts: Cohort[]) {
  const sums = dimensions.flatMap(dimension => {
    const parts = cohorts.flatMap(({ histograms }) => (histograms[dimension] ? [histograms[dimension]] : []))
    if (parts.length === 0) return []
    const bins = parts.reduce((total, part) => total.map((count, i) => count + (part[i] as number)))
    return [{ dimension, bins, n: bins.reduce((total, count) => total + count, 0) }]
  })
  return { n: cohorts.reduce((total, { n }) => total + n, 0), sums }
}

/** In half points: the quarters outwards, the middle downwards. */
export function quartiles(bins: number[]) {
  const total = bins.reduce((sum, count) => sum + count, 0)
  const binAt = (share: number) => {
    let seen = 0
    return bins.findIndex(count => {
      seen += count
      return seen >= share * total
    })
  }
  return {
    low: startOf(binAt(0.25)),
    middle: startOf(binAt(0.5)),
    high: Math.min(10, startOf(binAt(0.75)) + 0.5),
  }
}

const bandStarts = { exceptional: 8, strong: 6, moderate: 4, developing: 2, growth: 1 }

/** How many in each band, to the nearest five; what is below that is not told. */
export function bandCounts(bins: number[]) {
  let above = 10.5
  return Object.fromEntries(
    Object.entries(bandStarts).map(([band, from]) => {
      const until = above
      above = from
      const count = bins.reduce(
        (sum, one, bin) => (startOf(bin) >= from && startOf(bin) < until ? sum + one : sum),
        0,
      )
      const rounded = leastGroup * Math.round(count / leastGroup)
      return [band, count === 0 || rounded === 0 ? null : rounded]
    }),
  ) as Record<keyof typeof bandStarts, number | null>
}
