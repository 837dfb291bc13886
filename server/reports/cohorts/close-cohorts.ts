import type { Dimension } from '../../../content/definition.ts'
import type { ReportFacts } from '../../assessments/index.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import type { GroupFigures } from '../build/input.ts'
import { closeGroups, leastGroup, merged, quartiles, type Waiting } from './group.ts'
import { insertCohort, listAssessments, listCohorts, lockCohorts } from './queries.ts'

const system = systemActor('cohorts')
type Uncounted = Awaited<ReturnType<ReportFacts['uncounted']>>[number]

/**
 * Takes into groups whoever can be; what it finds in people's results leaves it only as counts. All who wait are looked
 * through, some at a time: results that no group can use stay among them.
 */
export async function closeCohorts(
  { db, facts }: { db: Database; facts: ReportFacts },
  now: number,
  atOnce = 2_000,
) {
  for (const { id } of await db.withActor(system, listAssessments))
    await db.withActor(system, async tx => {
      await lockCohorts(tx, id)
      let left: Waiting[] = []
      let page = await facts.uncounted(tx, id, null, atOnce)
      while (page.length > 0) {
        const waiting = [...left, ...page.flatMap(usable)]
        const closed = closeGroups(waiting, now)
        for (const { cohort, people } of closed) await insertCohort(tx, id, cohort, people)
        const taken = new Set(closed.flatMap(({ people }) => people))
        left = waiting.filter(({ user_id }) => !taken.has(user_id))
        page = page.length < atOnce ? [] : await facts.uncounted(tx, id, page.at(-1) ?? null, atOnce)
      }
    })
}

/** The same people who make up norms: enough answers, and such as can be taken at their word. */
function usable({ result, ...person }: Uncounted): Waiting[] {
  if (!result.complete || result.validity.verdict === 'doubtful') return []
  const scores = Object.fromEntries(
    result.dimensions.flatMap(d => (d.score === null ? [] : [[d.dimension, d.score]])),
  )
  return [{ ...person, industry: stated(person.industry), role: stated(person.role), scores }]
}

const stated = (key: string | null) => (key === 'other' ? null : key)

/** A field's or a role's own figures, once there are any. */
export async function benchmarkOf(
  tx: Tx,
  assessment: string,
  group: { industry: string | null; role: string | null },
): Promise<GroupFigures | null> {
  if (stated(group.industry) === null && stated(group.role) === null) return null
  const { n, sums } = merged(await listCohorts(tx, assessment, group.industry, group.role))
  if (n < leastGroup) return null
  const typical = Object.fromEntries(sums.map(({ dimension, bins }) => [dimension, quartiles(bins)]))
  return { n, typical: typical as Partial<Record<Dimension, ReturnType<typeof quartiles>>> }
}
