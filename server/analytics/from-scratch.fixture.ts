import type pg from 'pg'

// The same numbers by the plainest means: everything read, nothing kept, one row after the other in memory.

export type RawLead = {
  id: string
  created_at: Date
  source: string | null
  assigned_to: string
  status: string
}
export type RawCall = {
  lead_id: string
  person: string
  outcome: string | null
  reached: boolean
  seconds: number
  at: Date
}
export type RawMove = { lead_id: string; to_status: string; changed_by: string | null; at: Date }
export type RawFollowUp = { person: string; due_at: Date; ended_at: Date; ending: string }

export async function readEverything(client: pg.Client) {
  const all = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
  return {
    leads: await all<RawLead>('select id, created_at, source, assigned_to, status from leads'),
    calls: await all<RawCall>(
      `select i.lead_id, i.created_by as person, c.outcome, c.reached, c.duration_seconds as seconds, c.occurred_at as at
       from interactions i join calls c on c.interaction_id = i.id`,
    ),
    moves: await all<RawMove>(
      'select lead_id, to_status, changed_by, changed_at as at from lead_status_history order by changed_at, id',
    ),
    followUps: await all<RawFollowUp>('select person, due_at, ended_at, ending from follow_up_history'),
  }
}
export type Everything = Awaited<ReturnType<typeof readEverything>>

const stages = ['contacted', 'qualified', 'converted']
const reached = (moves: RawMove[], stage: string) =>
  moves.find(move => stages.indexOf(move.to_status) >= stages.indexOf(stage))

export function leadsFromScratch({ leads, calls, moves }: Everything, from: Date, to: Date) {
  const cohort = leads.filter(lead => lead.created_at >= from && lead.created_at < to)
  const movesOf = (lead: RawLead) => moves.filter(move => move.lead_id === lead.id)
  const ever = (stage: string) => cohort.filter(lead => reached(movesOf(lead), stage))
  const converted = ever('converted')
  const lost = cohort.filter(
    lead => movesOf(lead).some(move => move.to_status === 'lost') && !converted.includes(lead),
  )
  const waits = cohort.flatMap(lead => {
    const first = calls.filter(call => call.lead_id === lead.id).map(call => call.at.getTime())
    return first.length === 0 ? [] : [Math.max(0, Math.min(...first) - lead.created_at.getTime()) / 1000]
  })
  return {
    totals: {
      leads: cohort.length,
      attempted: cohort.filter(lead => calls.some(call => call.lead_id === lead.id)).length,
      contacted: ever('contacted').length,
      qualified: ever('qualified').length,
      converted: converted.length,
      lost: lost.length,
    },
    by_status: Object.fromEntries(
      ['new', 'contacted', 'qualified', 'converted', 'lost'].map(status => [
        status,
        cohort.filter(lead => lead.status === status).length,
      ]),
    ),
    first_attempt: { leads: waits.length, p50: quantile(waits, 0.5) },
  }
}

export function quantile(values: number[], share: number) {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number]
  return Math.round(low + (high - low) * (at - Math.floor(at)))
}

export function personFromScratch(all: Everything, person: string, from: Date, to: Date) {
  const within = (moment: Date) => moment >= from && moment < to
  const calls = all.calls.filter(call => call.person === person && within(call.at))
  const firsts = all.leads.map(lead => {
    const moves = all.moves.filter(move => move.lead_id === lead.id)
    return { lead, contacted: reached(moves, 'contacted'), converted: reached(moves, 'converted') }
  })
  const by = (lead: RawLead, move: RawMove | undefined) =>
    move !== undefined && (move.changed_by ?? lead.assigned_to) === person && within(move.at)
  const contacted = firsts.filter(({ lead, contacted }) => by(lead, contacted))
  const waits = contacted.map(({ lead, contacted }) => {
    const spoken = all.calls.filter(call => call.lead_id === lead.id && call.reached)
    const first = Math.min(...[...spoken, contacted as RawMove].map(({ at }) => at.getTime()))
    return Math.max(0, first - lead.created_at.getTime()) / 1000
  })
  const due = all.followUps.filter(
    ({ person: whose, due_at, ended_at, ending }) =>
      whose === person && within(due_at) && (ending === 'done' || ended_at >= due_at),
  )
  const kept = due.filter(
    ({ ending, due_at, ended_at }) =>
      ending === 'done' && ended_at.getTime() <= due_at.getTime() + 24 * 3_600_000,
  )
  return {
    total_calls: calls.length,
    connected_calls: calls.filter(call => call.outcome === 'connected').length,
    talk_time_seconds: calls.reduce((sum, call) => sum + call.seconds, 0),
    unique_leads_called: new Set(calls.map(call => call.lead_id)).size,
    conversions: firsts.filter(({ lead, converted }) => by(lead, converted)).length,
    conversion_rate_of: {
      numerator: contacted.filter(({ converted }) => converted).length,
      denominator: contacted.length,
    },
    time_to_first_contact: {
      leads: waits.length,
      p50_seconds: quantile(waits, 0.5),
      p95_seconds: quantile(waits, 0.95),
      exact: true,
    },
    follow_up_compliance_of: { numerator: kept.length, denominator: due.length },
  }
}
