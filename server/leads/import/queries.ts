import type { Tx } from '../../platform/db/index.ts'
import type { LeadValues } from '../queries.ts'
import type { Blank } from './count-blanks.ts'
import type { Format } from './detect-format.ts'
import type { Mapping } from './fields.ts'
import type { Change, Counts, FoundLead, NewLeadRow, Options } from './plan-chunk.ts'
import type { LeadFields, Problem } from './read-lead.ts'

export type State = 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
export type Phase = 'check' | 'run' | 'undo'
/** What a dry run found. */
type Checked = Counts & { blanks?: Blank[] }
export type ImportRecord = {
  id: string
  person: string
  file_id: string | null
  file_name: string | null
  size: number
  state: State
  format: Format
  columns: string[]
  mapping: Mapping
  options: Options
  rows: number
  reached: number
  checked: Checked | null
  result: Counts | null
  failure: string | null
  /** Leads that its undo left as they are, if only in part; null where it was not undone. */
  kept: number | null
  created_at: string
  started_at: string | null
  finished_at: string | null
  /** The caller's import before this one that had the same content. */
  same_as: string | null
  /** When its record goes, and with it the way back. */
  undoable_until: string
}

// As app.retention_days('imports') says it, which only the service itself may ask.
const keptDays = `(coalesce(app.setting('retention') -> 'imports', app.default_retention() -> 'imports') #>> '{}')::int`

const columns = `id, person, file_id, file_name, size, state, format, columns, mapping, options, rows, reached, checked,
  result, failure, kept, app.iso(created_at) as created_at, app.iso(started_at) as started_at, app.iso(finished_at) as finished_at,
  (select s.id from public.lead_imports s where s.person = i.person and s.digest = i.digest and s.state in ('running', 'done')
    and s.id <> i.id order by s.created_at limit 1) as same_as,
  app.iso(created_at + make_interval(days => ${keptDays})) as undoable_until`

export const findImport = async (tx: Tx, id: string, lock: '' | 'for update' = '') =>
  (await tx.rows<ImportRecord>(`select ${columns} from public.lead_imports i where id = $1 ${lock}`, [id]))[0]

export const listImports = (tx: Tx, limit: number, offset: number) =>
  tx.rows<ImportRecord>(
    `select ${columns} from public.lead_imports i order by created_at desc, id desc limit $1 offset $2`,
    [limit, offset],
  )

export const countImports = async (tx: Tx) =>
  (await tx.rows<{ n: number }>('select count(*) as n from public.lead_imports'))[0]?.n ?? 0

export type NewImport = {
  id: string
  person: string
  file_id: string
  file_name: string | null
  size: number
  digest: Buffer
  format: Format
  columns: string[]
  mapping: Mapping
  rows: number
}

export const insertImport = (tx: Tx, made: NewImport) =>
  tx.rows(
    `insert into public.lead_imports (id, person, file_id, file_name, size, digest, format, columns, mapping, rows)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      made.id,
      made.person,
      made.file_id,
      made.file_name,
      made.size,
      made.digest,
      JSON.stringify(made.format),
      made.columns,
      made.mapping,
      made.rows,
    ],
  )

/** Until the transaction ends: two uploads of the same content one after the other. */
export const lockContent = (tx: Tx, digest: Buffer) =>
  tx.rows('select pg_advisory_xact_lock(7238441, hashtext($1))', [digest.toString('hex')])

/** The caller's import of the same content that ran and was not undone. */
export const findSame = async (tx: Tx, digest: Buffer) =>
  (
    await tx.rows<{ id: string }>(
      `select id from public.lead_imports where person = (select app.user_id()) and digest = $1
         and state in ('running', 'done') order by created_at limit 1`,
      [digest],
    )
  )[0]?.id

export const setMapping = (tx: Tx, id: string, mapping: Mapping) =>
  tx.rows(`update public.lead_imports set mapping = $2, state = 'uploaded', checked = null where id = $1`, [
    id,
    mapping,
  ])

export const beginPhase = (tx: Tx, id: string, state: State, options: Options) =>
  tx.rows(
    `update public.lead_imports set state = $2, options = $3, failure = null, started_at = coalesce(started_at, clock_timestamp()),
       finished_at = null, result = case when $2 = 'running' then coalesce(result, '{"created":0,"updated":0,"skipped":0,"failed":0}') else result end,
       kept = case when $2 = 'undoing' then coalesce(kept, 0) else kept end
     where id = $1`,
    [id, state, JSON.stringify(options)],
  )

export const endPhase = (tx: Tx, id: string, state: State, checked: Checked | null = null) =>
  tx.rows(
    `update public.lead_imports set state = $2, checked = coalesce($3, checked), finished_at = clock_timestamp() where id = $1`,
    [id, state, checked && JSON.stringify(checked)],
  )

/** By the service, since the person may no longer be able to. */
export const failImport = (tx: Tx, id: string, reason: string) =>
  tx.rows(
    `update public.lead_imports set state = 'failed', failure = $2, finished_at = clock_timestamp() where id = $1`,
    [id, reason],
  )

export const moveOn = (tx: Tx, id: string, reached: number, { created, updated, skipped, failed }: Counts) =>
  tx.rows(
    `update public.lead_imports set reached = $2, result = jsonb_build_object('created', (result ->> 'created')::int + $3::int,
       'updated', (result ->> 'updated')::int + $4::int, 'skipped', (result ->> 'skipped')::int + $5::int,
       'failed', (result ->> 'failed')::int + $6::int) where id = $1`,
    [id, reached, created, updated, skipped, failed],
  )

const values = 'name, email, phone, company, status, source, phone_e164, email_key'

// That a lead is not the only one is all that matters; a number that stands for nobody may be that of very many.
const mostLike = 20

/**
 * Leads the caller can read with one of these phones or e-mail addresses, some of each, locked where they may be
 * changed.
 */
export const leadsLike = (tx: Tx, id: string, phones: string[], emails: string[], lock: '' | 'for update') =>
  tx.rows<FoundLead>(
    `select id, ${values}, exists (select from app.lead_import_changes c
       where c.import_id = $3 and c.lead_id = leads.id and c.created) as is_from_file
     from public.leads where id = any (array (
       select l.id from unnest($1::text[]) given, lateral (
         select id from public.leads where phone_e164 = given limit ${mostLike}) l union
       select l.id from unnest($2::text[]) given, lateral (
         select id from public.leads where email_key = given limit ${mostLike}) l)) order by id ${lock}`,
    [phones, emails, id],
  )

export const recordChanges = (tx: Tx, id: string, creates: NewLeadRow[], changes: Change[]) =>
  tx.rows(
    `insert into app.lead_import_changes as c (import_id, lead_id, row, created, before, after, version)
     select $1, r.id, r.row, r.created, r.before, r.after, l.updated_at
     from jsonb_to_recordset($2) as r (id uuid, row integer, created boolean, before jsonb, after jsonb)
       join public.leads l on l.id = r.id
     on conflict (import_id, lead_id) do update
       set before = excluded.before || c.before, after = c.after || excluded.after, version = excluded.version`,
    [
      id,
      JSON.stringify([
        ...creates.map(({ row, lead }) => ({ row, id: lead.id, created: true, before: {}, after: {} })),
        ...changes.map(change => ({ ...change, created: false })),
      ]),
    ],
  )

export const addProblems = (tx: Tx, id: string, phase: Phase, problems: Problem[]) =>
  tx.rows(
    `insert into app.lead_import_problems (import_id, phase, row, field, message, passed_over)
     select $1, $2, row, field, message, coalesce(passed_over, false)
     from jsonb_to_recordset($3) as r (row integer, field text, message text, passed_over boolean)`,
    [id, phase, JSON.stringify(problems)],
  )

export const clearProblems = (tx: Tx, id: string, phase: Phase) =>
  tx.rows('delete from app.lead_import_problems where import_id = $1 and phase = $2', [id, phase])

export type ListedProblem = Required<Problem> & { id: number }

/** In the order of the file, rows that were passed over last; from one on. */
export const problemsAfter = (
  tx: Tx,
  id: string,
  phase: Phase,
  after: Pick<ListedProblem, 'passed_over' | 'row' | 'id'>,
  limit: number,
) =>
  tx.rows<ListedProblem>(
    `select id, row, field, message, passed_over from app.lead_import_problems
     where import_id = $1 and phase = $2 and (passed_over, row, id) > ($3::boolean, $4::int, $5::int8)
     order by passed_over, row, id limit $6`,
    [id, phase, after.passed_over, after.row, after.id, limit],
  )

export type UndoRow = {
  lead_id: string
  row: number
  created: boolean
  before: LeadFields
  after: LeadFields
  /** The lead as it is now; null where the caller can no longer read it. */
  lead: LeadValues | null
  touched: boolean
}

/** The next changes to undo, the last first, their leads locked. */
export async function nextToUndo(tx: Tx, id: string, limit: number): Promise<UndoRow[]> {
  const chosen = `select lead_id from app.lead_import_changes where import_id = $1 and not undone order by row desc, lead_id limit $2`
  await tx.rows(`select from public.leads where id in (${chosen}) order by id for update`, [id, limit])
  return tx.rows<UndoRow>(
    `select c.lead_id, c.row, c.created, c.before, c.after,
       case when l.id is not null then (select to_jsonb(v) from (select l.name, l.email, l.phone, l.company, l.status, l.source,
         l.phone_e164, l.email_key) v) end as lead,
       l.updated_at is distinct from c.version
         or exists (select from public.interactions n where n.lead_id = c.lead_id)
         or exists (select from public.follow_ups f where f.lead_id = c.lead_id)
         or exists (select from public.lead_merges m where m.survivor_id = c.lead_id and m.undone_at is null) as touched
     from app.lead_import_changes c left join public.leads l on l.id = c.lead_id
     where c.import_id = $1 and not c.undone order by c.row desc, c.lead_id limit $2`,
    [id, limit],
  )
}

export const countKept = (tx: Tx, id: string, leads: number) =>
  tx.rows('update public.lead_imports set kept = kept + $2::int where id = $1', [id, leads])

export const markUndone = (tx: Tx, id: string, leads: string[]) =>
  tx.rows(
    'update app.lead_import_changes set undone = true where import_id = $1 and lead_id = any ($2::uuid[])',
    [id, leads],
  )

export const unfinishedImports = (tx: Tx) =>
  tx.rows<{ id: string }>(`select id from public.lead_imports where state in ('running', 'undoing')`)

export const deleteOldImports = (tx: Tx) =>
  tx.rows(
    `delete from public.lead_imports where created_at < now() - make_interval(days => app.retention_days('imports'))`,
  )
