import type { ReportFacts } from '../../assessments/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Teams } from '../build/input.ts'
import { countStrong, leastTeam, type Member, type Scores } from './compatibility.ts'
import { consenting, findConsent, teamsOf } from './queries.ts'

/** Those of a team who agreed and whose newest results can be taken at their word. As the service itself. */
export async function comparedMembers(tx: Tx, facts: ReportFacts, team: string): Promise<Member[]> {
  const people = (await consenting(tx, team)).map(({ id }) => id)
  const results = await facts.ofPeople(tx, people)
  return people.flatMap(id => {
    const result = results.get(id)
    if (!result || result.validity.verdict === 'doubtful') return []
    const scores = Object.fromEntries(
      result.dimensions.flatMap(d => (d.score === null ? [] : [[d.dimension, d.score]])),
    ) as Scores
    return [{ id, scores }]
  })
}

/** What a report says of its person's teams. */
export async function teamsInReport(tx: Tx, facts: ReportFacts, person: string): Promise<Teams> {
  const teams = await teamsOf(tx, person)
  if (teams.length === 0) return { state: 'none' }
  if (!(await findConsent(tx, person))) return { state: 'no_consent' }
  const shown = []
  for (const { id, name } of teams) {
    const members = await comparedMembers(tx, facts, id)
    if (members.length >= leastTeam && members.some(member => member.id === person))
      shown.push({ name, size: members.length, strong: countStrong(members) })
  }
  return shown.length > 0 ? { state: 'shown', teams: shown } : { state: 'too_few' }
}
