import type { Tx } from '../platform/db/index.ts'
import type { Period } from './period.ts'
import { contactSteps, contactWaits, countPeople, listRanks, type PersonCounts } from './person-queries.ts'
import { rate } from './rate.ts'
import { fromSteps, mostExact, shownWait, type Waited } from './waits.ts'

/** Best place first; people without one, who make no calls by trade, last. */
export async function telecallerAnalytics(tx: Tx, period: Period, person?: string) {
  const people = await countPeople(tx, period, person)
  const ranks = new Map((await listRanks(tx, period)).map(row => [row.person, row]))
  const exact = people.reduce((sum, { contacted }) => sum + contacted, 0) <= mostExact
  const waits = exact ? await contactWaits(tx, period, person) : await waitsBySteps(tx, period, person)
  return people
    .map(counts => ({
      ...shown(counts),
      time_to_first_contact: shownWait(waits.get(counts.id) ?? fromSteps([]), exact),
      ...place(ranks.get(counts.id)),
    }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.total_calls - a.total_calls)
}

async function waitsBySteps(
  tx: Tx,
  period: Period,
  person: string | undefined,
): Promise<Map<string, Waited>> {
  const byPerson = Map.groupBy(await contactSteps(tx, period, person), row => row.person)
  return new Map([...byPerson].map(([id, steps]) => [id, fromSteps(steps)]))
}

const place = (found: { rank: number; people: number } | undefined) => ({
  rank: found?.rank ?? null,
  ranked_people: found?.people ?? null,
})

const shown = (counts: PersonCounts) => ({
  id: counts.id,
  first_name: counts.first_name,
  last_name: counts.last_name,
  role: counts.role,
  leads_assigned: counts.leads_assigned,
  total_calls: counts.calls,
  connected_calls: counts.connected,
  unique_leads_called: counts.unique_leads_called,
  ...rate('connection_rate', counts.connected, counts.calls),
  talk_time_seconds: counts.talk_seconds,
  avg_talk_time_seconds: counts.connected === 0 ? null : Math.round(counts.talk_seconds / counts.connected),
  conversions: counts.conversions,
  ...rate('conversion_rate', counts.contacted_converted, counts.contacted),
  ...rate('follow_up_compliance', counts.follow_ups_kept, counts.follow_ups_due),
})
