import type { Actor, Database, Tx } from '../platform/db/index.ts'
import { mostText } from '../platform/http/paging.ts'
import { type Columns, columns, json, recordOf, versionOf } from './record.ts'

export type Person = Extract<Actor, { kind: 'person' }>

const version = '(extract(epoch from updated_at) * 1000)::int8'

/** True of rows that are somebody else's: reading them is noted in the audit log. */
export const notOwn = 'assigned_to is distinct from (select app.user_id())'

/** PostgreSQL's text holds no NUL, so what is looked for with one in it is nowhere to be found. */
export const findable = (text: string) => text.replaceAll('\0', '\ufffd')

export type Page = { body: string; total: number; notOwn: string[] }

export type LeadRow = { body: string; version: number; notOwn: boolean }

/** What a lead `l` has besides its own fields. */
export const leadIncludes = {
  follow_up: `(select json_build_object('lead_id', f.lead_id, 'due_at', app.iso(f.due_at), 'set_by', f.set_by)
    from public.follow_ups f where f.lead_id = l.id)`,
  contact: `(select json_build_object('attempts', coalesce(s.attempts, 0), 'last_attempt_at', app.iso(s.last_attempt_at),
      'last_outcome', s.last_outcome, 'do_not_call', coalesce(s.do_not_call, false) or app.lead_refused(l.id), 'time_zones', coalesce(z.zones, '{}'))
    from (select) always left join public.lead_contact_state s on s.lead_id = l.id
      left join app.call_queue q on q.lead_id = l.id left join app.calling_zones z on z.id = q.zone)`,
  script: 'app.script_for(l.source, l.status)',
}

const gettingWith = (include: (keyof typeof leadIncludes)[]) => ({
  name: ['leads.get', ...include].join('.'),
  text: `select ${[columns, ...include.map(name => `(${leadIncludes[name]})::text`)].join(', ')}
    from public.leads l where id = $1`,
})
const getting = gettingWith([])

export async function getLead(
  db: Database,
  actor: Person,
  id: string,
  include: (keyof typeof leadIncludes)[],
): Promise<LeadRow | undefined> {
  const statement = include.length === 0 ? getting : gettingWith(include)
  const [row] = await db.one<[...Columns, ...(string | null)[]]>(actor, { ...statement, values: [id] })
  if (!row) return undefined
  const record = recordOf(row)
  const text = JSON.stringify(record)
  const included = include.map((name, i) => `,"${name}":${row[i + 10] ?? null}`)
  return {
    body: include.length === 0 ? text : `${text.slice(0, -1)}${included.join('')}}`,
    version: versionOf(row),
    notOwn: record.assigned_to !== actor.id,
  }
}

export type LeadValues = {
  name: string
  email: string | null
  phone: string | null
  company: string | null
  status: string
  source: string | null
  phone_e164: string | null
  email_key: string | null
}

const duplicatesOf = `array(select id from public.leads where phone_e164 = $7 limit 20)
    || array(select id from public.leads where email_key = $8 limit 20)`
const insert = `insert into public.leads (name, email, phone, company, status, source, phone_e164, email_key, assigned_to)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning ${columns}, ${duplicatesOf} as duplicates`

export type Created = { id: string; body: string; version: number; duplicates: string[] }

const insertValues = (actor: Person, lead: LeadValues) => [
  lead.name,
  lead.email,
  lead.phone,
  lead.company,
  lead.status,
  lead.source,
  lead.phone_e164,
  lead.email_key,
  actor.id,
]

type CreatedRow = [...Columns, duplicates: string[]]

const createdOf = (row: CreatedRow): Created => ({
  id: row[0],
  body: JSON.stringify(recordOf(row)),
  version: versionOf(row),
  duplicates: row[10],
})

export async function insertLead(db: Database, actor: Person, lead: LeadValues): Promise<Created> {
  const values = insertValues(actor, lead)
  const [row] = await db.one<CreatedRow>(actor, { name: 'leads.create', text: insert, values })
  return createdOf(row as CreatedRow)
}

export async function insertLeadIn(tx: Tx, actor: Person, lead: LeadValues): Promise<Created> {
  const [row] = await tx.rows<object>(insert, insertValues(actor, lead))
  return createdOf(Object.values(row as object) as CreatedRow)
}

export type Locked = { version: number; assigned_to: string | null; notOwn: boolean }

export const lockLead = async (tx: Tx, id: string): Promise<Locked | undefined> =>
  (
    await tx.rows<Locked>(
      `select ${version} as version, assigned_to, ${notOwn} as "notOwn" from public.leads where id = $1 for update`,
      [id],
    )
  )[0]

const texts = ['name', 'email', 'phone', 'company', 'status', 'source', 'phone_e164', 'email_key']
const given = (column: string, value: string) =>
  `${column} = case when r.change ? '${column}' then ${value} else l.${column} end`

/** Sets what `r.change` names and leaves the rest of `l` as it is: one text, whichever fields those are. */
export const setChanged = [
  ...texts.map(column => given(column, `r.change ->> '${column}'`)),
  given('assigned_to', `(r.change ->> 'assigned_to')::uuid`),
].join(', ')

export async function updateLead(tx: Tx, id: string, change: object) {
  const [row] = await tx.rows<{ body: string; version: number }>(
    `update public.leads l set ${setChanged} from (select $2::jsonb as change) r where l.id = $1
     returning ${json}::text as body, ${version} as version`,
    [id, JSON.stringify(change)],
  )
  return row as { body: string; version: number }
}

export async function deleteLead(tx: Tx, id: string) {
  const [row] = await tx.rows<{ body: string }>(
    `delete from public.leads where id = $1 returning ${json}::text as body`,
    [id],
  )
  return (row as { body: string }).body
}

export type InteractionRow = {
  total: number
  notOwn: boolean
  id: string | null
  type: string
  content: Buffer | null
  created_at: string
  created_by: string | null
  first_name: string | null
  last_name: string | null
  outcome: string | null
  duration_seconds: number | null
  occurred_at: string | null
  key_id: string | null
  master_id: string
  wrapped: Buffer
  /** Whether its content was too long for this answer. */
  isLeftOut: boolean
}

const interactionColumns = [
  'total',
  'notOwn',
  'id',
  'type',
  'content',
  'created_at',
  'created_by',
  'first_name',
  'last_name',
  'outcome',
  'duration_seconds',
  'occurred_at',
  'key_id',
  'master_id',
  'wrapped',
  'isLeftOut',
] as const

/** The data key `k` that opens interaction `i`: the one its content names, else its lead's own. */
export const keyOfInteraction = `k.lead_id = i.lead_id
  and (k.id = coalesce(app.sealed_with(i.content), i.key_id)
    or (k.moved_at is null and coalesce(app.sealed_with(i.content), i.key_id) is null))`

/**
 * No row: no such lead for this person. One row without an id: a lead that has none yet. The longest contents are left out
 * where all of them would be more than an answer may hold.
 */
export async function listInteractions(
  db: Database,
  actor: Person,
  lead: string,
  limit: number,
  offset: number,
  type?: string,
) {
  const only = type === undefined ? '' : 'and type = $4'
  const rows = await db.one<unknown[]>(actor, {
    name: type === undefined ? 'interactions.list' : 'interactions.list.type',
    text: `select (select count(*) from public.interactions where lead_id = l.id ${only}), ${notOwn},
        i.id, i.type, case when i.fits then i.content end, app.iso(i.created_at), i.created_by, n.first_name, n.last_name,
        c.outcome, c.duration_seconds, app.iso(c.occurred_at), k.id, k.master_id, k.wrapped, coalesce(not i.fits, false)
      from public.leads l
      left join lateral (select *, coalesce(sum(length(content)) over (order by length(content), id), 0) <= ${mostText} as fits
        from (select * from public.interactions where lead_id = l.id ${only}
          order by created_at desc, id desc limit $2 offset $3) listed) i on true
      left join public.calls c on c.interaction_id = i.id
      left join app.creator_names($1) n on n.id = i.created_by
      left join app.data_keys k on ${keyOfInteraction}
      where l.id = $1 order by i.created_at desc, i.id desc`,
    values: type === undefined ? [lead, limit, offset] : [lead, limit, offset, type],
  })
  return rows.map(
    row =>
      Object.fromEntries(
        interactionColumns.map((column, i) => [column, row[i]]),
      ) as unknown as InteractionRow,
  )
}
