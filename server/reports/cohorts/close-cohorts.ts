import type { Dimension } from '../../../content/definition.ts'
import type { ReportFacts } from '../../assessments/index.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import type { GroupFigures } from '../build/input.ts'
import { closeGroups, leastGroup, merged, quartiles, type Waiting } from './group.ts'
import { insertCohort, listAssessments, listCohorts, lockCohorts } from './queries.ts'

const system = systemActor('cohorts')
const atOnce = 2_000

/** Takes into groups whoever can be; what it finds in people's results leaves it only as counts. */
export async function closeCohorts({ db, facts }: { db: Database; facts: ReportFacts }, now: number) {
  for (const { id } of await db.withActor(system, listAssessments))
    await db.withActor(system, async tx => {
      await lockCohorts(tx, id)
      const waiting = (await facts.uncounted(tx, id, atOnce)).flatMap(({ result, ...person }): Waiting[] => {
        // The same people who make up norms: enough answers, and such as can be taken at their word.
        if (!result.complete || result.validity.verdict === 'doubtful') return []
        const scores = Object.fromEntries(
          result.dimensions.flatMap(d => (d.score === null ? [] : [[d.dimension, d.score]])),
        )
        return [{ ...person, industry: stated(person.industry), role: stated(person.role), scores }]
      })
      for (const { cohort, people } of closeGroups(waiting, now)) await insertCohort(tx, id, cohort, people)
    })
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
