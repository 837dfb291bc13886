import type pg from 'pg'
import type { Tx } from '../../server/platform/db/index.ts'
import type { Seal } from '../../server/platform/seal.ts'
import { bulk, iso } from './bulk.ts'
import { dice } from './dice.ts'
import type { Interaction, Status } from './history.ts'
import type { SeedLead } from './leads.ts'

// Rows go in as a superuser, in bulk; the database's own triggers keep history, counters and audit as they would have,
// and only then are they dated to when it happened.

const queueTriggers = [
  ['leads', 'leads_queued_on_update'],
  ['lead_contact_state', 'contact_state_queued'],
  ['follow_ups', 'follow_ups_queued'],
]

/** A place in the call queue follows from how a lead stands: found once for all, and not again after each of its calls. */
export async function queueOnce(client: pg.Client, work: () => Promise<void>) {
  for (const [table, trigger] of queueTriggers)
    await client.query(`alter table ${table} disable trigger ${trigger}`)
  await work()
  await client.query('select app.refresh_call_queue(array(select id from leads))')
  for (const [table, trigger] of queueTriggers)
    await client.query(`alter table ${table} enable trigger ${trigger}`)
}

export async function insertLeads(client: pg.Client, made: SeedLead[]) {
  await bulk(
    client,
    `insert into leads (id, name, email, email_key, phone, phone_e164, company, source, assigned_to, created_at, updated_at)
     select id, name, email, email_key, phone, phone_e164, company, source, assigned_to, created, created
     from json_to_recordset($1) as l (id uuid, name text, email text, email_key text, phone text, phone_e164 text,
       company text, source text, assigned_to uuid, created timestamptz)`,
    made.map(({ history, ...lead }) => ({ ...lead, created: iso(history.created) })),
  )
}

export async function changeStatuses(client: pg.Client, made: SeedLead[]) {
  for (let step = 0; made.some(lead => lead.history.statusChanges.length > step); step++) {
    await bulk(
      client,
      `update leads l set status = m.status from json_to_recordset($1) as m (id uuid, status text) where l.id = m.id`,
      made.flatMap(({ id, history }) => {
        const to = history.statusChanges[step]?.to
        return to ? [{ id, status: to }] : []
      }),
    )
  }
}

/** Stands in for the table of keys: asked key by key, thousands of them take longer than all the rest. */
function inMemoryKeys() {
  const keys = new Map<unknown, object>()
  const tx: Tx = {
    role: undefined,
    rows: async <Row>(text: string, values: unknown[] = []) => {
      if (!text.startsWith('insert')) return [keys.get(values[0])].filter(Boolean) as Row[]
      const [id, lead_id, , master_id, wrapped] = values
      keys.set(lead_id, { id, lead_id, master_id, wrapped, hex: (wrapped as Buffer).toString('hex') })
      return []
    },
  }
  return { keys, tx }
}

export async function insertInteractions(client: pg.Client, seal: Seal, made: SeedLead[]) {
  const d = dice(20_261_116)
  const { keys, tx } = inMemoryKeys()
  const rows: object[] = []
  for (const { id: lead, assigned_to, history } of made) {
    const key =
      history.interactions.some(one => one.text) && (await seal.keyFor(tx, { kind: 'lead', id: lead }))
    for (const interaction of history.interactions) {
      const id = d.uuid()
      const place = { table: 'interactions', row: id, column: 'content' }
      const content = key && interaction.text ? seal.seal(key, place, interaction.text).toString('hex') : null
      rows.push({ ...interactionRow(interaction), id, lead, by: assigned_to, content })
    }
  }
  await bulk(
    client,
    `insert into app.data_keys (id, lead_id, master_id, wrapped)
     select id, lead_id, master_id, decode(hex, 'hex')
     from json_to_recordset($1) as k (id uuid, lead_id uuid, master_id text, hex text)`,
    [...keys.values()],
  )
  await bulk(
    client,
    `insert into interactions (id, lead_id, type, content, created_by, created_at)
     select id, lead, type, decode(content, 'hex'), by, written
     from json_to_recordset($1) as i (id uuid, lead uuid, type text, content text, by uuid, written timestamptz)`,
    rows,
  )
  // The triggers look rows up by key in tables that are empty when they plan it; reading whole tables would seem cheap.
  await client.query('set local enable_seqscan = off')
  await bulk(
    client,
    `insert into calls (interaction_id, outcome, duration_seconds, occurred_at)
     select id, outcome, seconds, at
     from json_to_recordset($1) as c (id uuid, outcome text, seconds int, at timestamptz) where outcome is not null
     order by at`,
    rows,
  )
  await client.query('set local enable_seqscan = on')
}

const interactionRow = ({ type, at, outcome, seconds = 0 }: Interaction) => ({
  type,
  outcome,
  seconds,
  at: iso(at),
  written: iso(at + (seconds + 30) * 1000),
})

export async function insertFollowUps(client: pg.Client, made: SeedLead[], now: number) {
  const isOpen = (status: Status | undefined) => status !== 'converted' && status !== 'lost'
  await bulk(
    client,
    `insert into follow_ups (lead_id, due_at, set_by, set_at)
     select lead, due, by, set_at from json_to_recordset($1) as f (lead uuid, due timestamptz, by uuid, set_at timestamptz)
     join leads l on l.id = lead where not coalesce(app.number_refused(l.phone_e164), false)`,
    made.flatMap(({ id: lead, assigned_to: by, history: { due, statusChanges, interactions } }) =>
      due !== null && isOpen(statusChanges.at(-1)?.to)
        ? [
            {
              lead,
              by,
              due: iso(due),
              set_at: iso(interactions.findLast(one => one.type === 'call')?.at ?? now),
            },
          ]
        : [],
    ),
  )
  await bulk(
    client,
    `insert into follow_up_history (lead_id, person, due_at, ended_at, ending)
     select lead, by, due, ended, ending
     from json_to_recordset($1) as f (lead uuid, by uuid, due timestamptz, ended timestamptz, ending text)`,
    made.flatMap(({ id: lead, assigned_to: by, history }) =>
      history.endedFollowUps.map(({ due, ended, ending }) => ({
        lead,
        by,
        due: iso(due),
        ended: iso(ended),
        ending,
      })),
    ),
  )
}

/** Triggers wrote today's date; it happened earlier. Without triggers, or this too would be noted as a change. */
export async function backdateLeads(client: pg.Client, made: SeedLead[]) {
  await client.query(`set local session_replication_role = replica`)
  await bulk(
    client,
    `update lead_status_history h set changed_at = m.at, changed_by = m.by
     from json_to_recordset($1) as m (lead uuid, status text, at timestamptz, by uuid)
     where h.lead_id = m.lead and h.to_status = m.status`,
    made.flatMap(({ id: lead, assigned_to: by, history: { created, statusChanges } }) =>
      [{ to: 'new', at: created }, ...statusChanges].map(({ to, at }) => ({
        lead,
        status: to,
        at: iso(at),
        by,
      })),
    ),
  )
  await client.query(
    `update leads l set updated_at = h.at
     from (select lead_id, max(changed_at) as at from lead_status_history group by lead_id) h where h.lead_id = l.id`,
  )
  // Nobody was listening: there is nothing to tell those who follow changes.
  await client.query('delete from app.outbox')
  await client.query('set local session_replication_role = origin')
}
