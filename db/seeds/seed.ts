import type pg from 'pg'
import { addPerson } from '../../server/identity/index.ts'
import type { Tx } from '../../server/platform/db/index.ts'
import type { Seal } from '../../server/platform/seal.ts'
import { type Contact, makeContact } from './contacts.ts'
import { type Dice, dice } from './dice.ts'
import { atWork, type Happening, type History, type Status, tell } from './history.ts'
import type { Account } from './team.ts'

// A team at work for half a year. Rows go in as a superuser, in bulk; the database's own triggers keep history,
// counters and audit as they would have, and only then are their moments moved to when it happened.

const leadCount = 5_000
const days = 180
const dayMs = 86_400_000

type Lead = Contact & { id: string; assigned_to: string | null; history: History }

export const isEmpty = async (client: pg.Client) =>
  (await client.query('select not exists (select from profiles) and not exists (select from leads) as it'))
    .rows[0].it

/** All or nothing. The same at every run but for people's ids, passwords and the day it ends on. */
export async function seed(client: pg.Client, seal: Seal, accounts: Account[], now = Date.now()) {
  const tx: Tx = { role: undefined, rows: async (text, values) => (await client.query(text, values)).rows }
  await client.query('begin')
  try {
    await client.query(`select set_config('app.system', 'demo', true)`)
    const callers = await addTeam(client, tx, accounts, now)
    const made = makeLeads(dice(20_261_115), callers, now)
    await insertLeads(client, made)
    await moveStatuses(client, made)
    await insertInteractions(client, seal, made)
    await insertFollowUps(client, made, now)
    await moveMoments(client, made)
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export type Caller = { id: string; style: NonNullable<Account['style']> }

async function addTeam(client: pg.Client, tx: Tx, accounts: Account[], now: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (const { style, ...account } of accounts) {
    const { id } = await addPerson(tx, account)
    if (style) callers.push({ id, style })
  }
  const joined = new Date(now - (days + 30) * dayMs)
  await client.query('update profiles set created_at = $1', [joined])
  await client.query('update identity.accounts set created_at = $1', [joined])
  return callers
}

/** The same at every run for the same callers and the same now. */
export function makeLeads(d: Dice, callers: Caller[], now: number): Lead[] {
  return Array.from({ length: leadCount }, () => {
    const caller = d.pick(callers)
    // More of them towards today, as in a business that grows; a few of the newest wait unassigned.
    const age = days * (1 - Math.sqrt(d.between(0, 1)))
    const planned = atWork(now - age * dayMs)
    const created = planned < now ? planned : now - d.between(0.01, 1) * dayMs
    const waits = created > now - 2 * dayMs && d.chance(0.25)
    const contact = makeContact(d)
    const history = waits
      ? { created, moves: [], happenings: [], met: [], due: null }
      : tell(d, created, now, caller.style)
    return { ...contact, id: d.uuid(), assigned_to: waits ? null : caller.id, history }
  })
}

const iso = (moment: number) => new Date(moment).toISOString()

/** Rows as one parameter, however many they are. */
const bulk = (client: pg.Client, text: string, rows: object[]) => client.query(text, [JSON.stringify(rows)])

async function insertLeads(client: pg.Client, made: Lead[]) {
  await bulk(
    client,
    `insert into leads (id, name, email, email_key, phone, phone_e164, company, source, assigned_to, created_at, updated_at)
     select id, name, email, email_key, phone, phone_e164, company, source, assigned_to, created, created
     from json_to_recordset($1) as l (id uuid, name text, email text, email_key text, phone text, phone_e164 text,
       company text, source text, assigned_to uuid, created timestamptz)`,
    made.map(({ history, ...lead }) => ({ ...lead, created: iso(history.created) })),
  )
}

async function moveStatuses(client: pg.Client, made: Lead[]) {
  for (let step = 0; made.some(lead => lead.history.moves.length > step); step++) {
    await bulk(
      client,
      `update leads l set status = m.status from json_to_recordset($1) as m (id uuid, status text) where l.id = m.id`,
      made.flatMap(({ id, history }) => {
        const to = history.moves[step]?.to
        return to ? [{ id, status: to }] : []
      }),
    )
  }
}

/** Stands in for the table of keys: asked key by key, thousands of them take longer than all the rest. */
function memoryOfKeys() {
  const keys = new Map<unknown, object>()
  const inMemory: Tx = {
    role: undefined,
    rows: async <Row>(text: string, values: unknown[] = []) => {
      if (!text.startsWith('insert')) return [keys.get(values[0])].filter(Boolean) as Row[]
      const [id, lead_id, , master_id, wrapped] = values
      keys.set(lead_id, { id, lead_id, master_id, wrapped, hex: (wrapped as Buffer).toString('hex') })
      return []
    },
  }
  return { keys, inMemory }
}

async function insertInteractions(client: pg.Client, seal: Seal, made: Lead[]) {
  const d = dice(20_261_116)
  const { keys, inMemory } = memoryOfKeys()
  const rows: object[] = []
  for (const { id: lead, assigned_to, history } of made) {
    const key =
      history.happenings.some(h => h.text) && (await seal.keyFor(inMemory, { kind: 'lead', id: lead }))
    for (const happening of history.happenings) {
      const id = d.uuid()
      const place = { table: 'interactions', row: id, column: 'content' }
      const content = key && happening.text ? seal.seal(key, place, happening.text).toString('hex') : null
      rows.push({ ...interactionRow(happening), id, lead, by: assigned_to, content })
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
  await bulk(
    client,
    `insert into calls (interaction_id, outcome, duration_seconds, occurred_at)
     select id, outcome, seconds, at
     from json_to_recordset($1) as c (id uuid, outcome text, seconds int, at timestamptz) where outcome is not null`,
    rows,
  )
}

const interactionRow = ({ type, at, outcome, seconds = 0 }: Happening) => ({
  type,
  outcome,
  seconds,
  at: iso(at),
  written: iso(at + (seconds + 30) * 1000),
})

async function insertFollowUps(client: pg.Client, made: Lead[], now: number) {
  const open = (status: Status | undefined) => status !== 'converted' && status !== 'lost'
  await bulk(
    client,
    `insert into follow_ups (lead_id, due_at, set_by, set_at)
     select lead, due, by, set_at from json_to_recordset($1) as f (lead uuid, due timestamptz, by uuid, set_at timestamptz)`,
    made.flatMap(({ id: lead, assigned_to: by, history: { due, moves, happenings } }) =>
      due !== null && open(moves.at(-1)?.to)
        ? [{ lead, by, due: iso(due), set_at: iso(happenings.findLast(h => h.type === 'call')?.at ?? now) }]
        : [],
    ),
  )
  await bulk(
    client,
    `insert into follow_up_history (lead_id, person, due_at, ended_at, ending)
     select lead, by, due, ended, ending
     from json_to_recordset($1) as f (lead uuid, by uuid, due timestamptz, ended timestamptz, ending text)`,
    made.flatMap(({ id: lead, assigned_to: by, history }) =>
      history.met.map(({ due, ended, ending }) => ({ lead, by, due: iso(due), ended: iso(ended), ending })),
    ),
  )
}

/** Triggers wrote today's date; it happened earlier. Without triggers, or this too would be noted as a change. */
async function moveMoments(client: pg.Client, made: Lead[]) {
  await client.query(`set local session_replication_role = replica`)
  await bulk(
    client,
    `update lead_status_history h set changed_at = m.at, changed_by = m.by
     from json_to_recordset($1) as m (lead uuid, status text, at timestamptz, by uuid)
     where h.lead_id = m.lead and h.to_status = m.status`,
    made.flatMap(({ id: lead, assigned_to: by, history: { created, moves } }) =>
      [{ to: 'new', at: created }, ...moves].map(({ to, at }) => ({ lead, status: to, at: iso(at), by })),
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
