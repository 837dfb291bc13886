import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { dimensions } from '../../../content/definition.ts'
import { bandCounts, type Cohort, closeGroups, leastGroup, merged, quartiles, type Waiting } from './group.ts'

const day = 24 * 3_600_000
const person = fc.record({
  industry: fc.constantFrom('finance', 'health', null),
  role: fc.constantFrom('telecaller', 'sales', null),
  score: fc.double({ min: 1, max: 10, noNaN: true }),
})
const arriving = fc.array(person, { minLength: 20, maxLength: 60, size: 'max' })

/** People come one a day; groups are closed each night. */
function history(arrivals: { industry: string | null; role: string | null; score: number }[]) {
  const members: { cohort: Cohort; people: string[] }[] = []
  const nights: number[] = []
  let waiting: Waiting[] = []
  arrivals.forEach(({ industry, role, score }, n) => {
    const scores = Object.fromEntries(dimensions.map(dimension => [dimension, score]))
    waiting.push({ user_id: `p${n}`, submitted_at: n * day, industry, role, scores })
    const closed = closeGroups(waiting, (n + 1) * day)
    members.push(...closed)
    const counted = new Set(closed.flatMap(({ people }) => people))
    waiting = waiting.filter(({ user_id }) => !counted.has(user_id))
    nights.push(members.length)
  })
  return { members, nights }
}

const filters = [
  () => true,
  ...['finance', 'health'].map(
    name =>
      ({ industry }: Cohort) =>
        industry === name,
  ),
  ...['telecaller', 'sales'].map(
    name =>
      ({ role }: Cohort) =>
        role === name,
  ),
  ({ industry, role }: Cohort) => industry === 'finance' && role === 'sales',
]

it('any two publications, of any groups on any two days, differ by nobody or by at least five people', () => {
  fc.assert(
    fc.property(arriving, arrivals => {
      const { members, nights } = history(arrivals)
      const publications = filters.flatMap(filter =>
        nights.map(
          until =>
            new Set(
              members
                .slice(0, until)
                .filter(({ cohort }) => filter(cohort))
                .flatMap(m => m.people),
            ),
        ),
      )
      for (const a of publications)
        for (const b of publications) {
          const difference = [...a].filter(id => !b.has(id)).length
          assert.ok(difference === 0 || difference >= leastGroup, `${difference} people apart`)
          const both = a.size - difference
          assert.ok(both === 0 || both >= leastGroup, `${both} people in common`)
        }
    }),
    { numRuns: 60 },
  )
})

it('nobody is counted twice, or for a field or role that is not theirs', () => {
  fc.assert(
    fc.property(arriving, arrivals => {
      const { members } = history(arrivals)
      const counted = members.flatMap(({ people }) => people)
      assert.equal(new Set(counted).size, counted.length)
      for (const { cohort, people } of members)
        for (const id of people) {
          const their = arrivals[Number(id.slice(1))]
          if (cohort.industry !== null) assert.equal(their?.industry, cohort.industry)
          if (cohort.role !== null) assert.equal(their?.role, cohort.role)
        }
    }),
    { numRuns: 60 },
  )
})

it('no count of a band is told to less than five, and the middle half is in half points', () => {
  fc.assert(
    fc.property(arriving, arrivals => {
      const { sums } = merged(history(arrivals).members.map(({ cohort }) => cohort))
      for (const { bins } of sums) {
        for (const count of Object.values(bandCounts(bins)))
          assert.ok(count === null || (count > 0 && count % 5 === 0))
        const { low, middle, high } = quartiles(bins)
        assert.ok(
          low <= middle && middle <= high && [low, middle, high].every(value => (value * 2) % 1 === 0),
        )
      }
    }),
    { numRuns: 60 },
  )
})

it('a dimension that somebody of the group has no score in is not told of', () => {
  const people = Array.from({ length: leastGroup }, (_, n): Waiting => {
    const scores = { learning_agility: 6, ...(n > 0 ? { work_ethic: 7 } : {}) }
    return { user_id: `p${n}`, submitted_at: 0, industry: 'finance', role: 'sales', scores }
  })
  const [closed] = closeGroups(people, day)
  assert.deepEqual(Object.keys(closed?.cohort.histograms ?? {}), ['learning_agility'])
})
