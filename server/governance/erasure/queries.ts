import { asRole, type Tx } from '../../platform/db/index.ts'

export type Kind = 'person' | 'lead'
export type Shown = {
  id: string
  kind: Kind
  subject_id: string
  state: 'waiting' | 'running' | 'done' | 'cancelled'
  requested_by: string | null
  requested_at: string
  due_at: string
  finished_at: string | null
  held: boolean
  receipt: Record<string, unknown> | null
  signature: string | null
  version: number
}
export type Running = {
  id: string
  kind: Kind
  subject_id: string
  pseudonym: string
  requested_at: string
  begun_at: Date
  state: Shown['state']
  went: Record<string, number>
}

const shown = `id, kind, subject_id, state, requested_by, app.iso(requested_at) as requested_at, app.iso(due_at) as due_at,
  app.iso(finished_at) as finished_at, state = 'waiting' and app.erasure_held(id) as held, receipt, encode(signature, 'base64') as signature,
  (extract(epoch from updated_at) * 1000)::int8 as version`
const running = `id, kind, subject_id, pseudonym, app.iso(requested_at) as requested_at, due_at as begun_at, state, went`

export const requestErasure = async (tx: Tx, kind: Kind, subject: string, days: number): Promise<Shown> =>
  (
    await tx.rows<Shown>(`select ${shown} from app.request_erasure($1, $2, $3)`, [kind, subject, days])
  )[0] as Shown

export const cancelErasure = async (tx: Tx, id: string): Promise<Shown> =>
  (await tx.rows<Shown>(`select ${shown} from app.cancel_erasure($1)`, [id]))[0] as Shown

export const findErasure = async (tx: Tx, id: string): Promise<Shown | undefined> =>
  (await tx.rows<Shown>(`select ${shown} from app.erasures where id = $1`, [id]))[0]

/** One of them at most: while one is under way, asking again gives it. */
export const findWaiting = async (tx: Tx, kind: Kind, subject: string): Promise<Shown | undefined> =>
  (
    await tx.rows<Shown>(
      `select ${shown} from app.erasures where kind = $1 and subject_id = $2 and state in ('waiting', 'running') limit 1`,
      [kind, subject],
    )
  )[0]

export const listErasures = (tx: Tx, limit: number, offset: number) =>
  tx.rows<Shown>(`select ${shown} from app.erasures e order by e.requested_at desc, id limit $1 offset $2`, [
    limit,
    offset,
  ])

export const countErasures = async (tx: Tx): Promise<number> =>
  (await tx.rows<{ n: number }>('select count(*) as n from app.erasures'))[0]?.n ?? 0

/** Those whose time has come, and those that a kill broke off. */
export const dueErasures = async (tx: Tx): Promise<string[]> =>
  (
    await tx.rows<{ id: string }>(
      `select id from app.erasures where state = 'running' or (state = 'waiting' and due_at <= clock_timestamp())
       order by due_at limit 1000`,
    )
  ).map(row => row.id)

/** Undefined where it is not its time, is done, or a legal hold stands in the way. */
export async function beginErasure(tx: Tx, id: string): Promise<Running | undefined> {
  const [found] = await tx.rows<Running>(`select ${running} from app.begin_erasure($1)`, [id])
  return found?.state === 'running' ? found : undefined
}

/** Those of the leads that its lead has absorbed, begun here where they are not yet. */
export const absorbedErasures = async (tx: Tx, id: string): Promise<string[]> =>
  (await tx.rows<{ id: string }>('select app.absorbed_erasures($1) as id', [id])).map(row => row.id)

/** Whether a transaction that began before the subject was shut out may still be under way. */
export const isAnybodyOlder = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx.rows<{ older: boolean }>(
      'select begun_xid >= app.settled_below() as older from app.erasures where id = $1',
      [id],
    )
  )[0]?.older ?? false

/** In the transaction that removes them. */
export const addToReceipt = async (tx: Tx, id: string, counts: Record<string, number>) => {
  await tx.rows(
    `update app.erasures e set went = e.went || (select coalesce(jsonb_object_agg(key, value::int8 + coalesce((e.went ->> key)::int8, 0)), '{}')
       from jsonb_each_text($2::jsonb) where value::int8 > 0) where id = $1`,
    [id, JSON.stringify(counts)],
  )
}

/** False where it was finished already: a receipt does not change. */
export const finishErasure = async (tx: Tx, id: string, receipt: object, signature: Buffer) =>
  (
    await tx.rows(
      `update app.erasures set state = 'done', finished_at = clock_timestamp(), receipt = $2, signature = $3
       where id = $1 and state = 'running' returning id`,
      [id, JSON.stringify(receipt), signature],
    )
  ).length > 0

export const wentSoFar = async (tx: Tx, id: string): Promise<Record<string, number>> =>
  (await tx.rows<{ went: Record<string, number> }>('select went from app.erasures where id = $1', [id]))[0]
    ?.went ?? {}

export const pseudonymise = async (
  tx: Tx,
  table: string,
  column: string,
  { subject_id, pseudonym }: Running,
  most: number,
): Promise<number> =>
  (
    await tx.rows<{ n: number }>('select app.pseudonymise($1::regclass, $2, $3, $4, $5) as n', [
      table,
      column,
      subject_id,
      pseudonym,
      most,
    ])
  )[0]?.n ?? 0

export const releaseLeads = async (tx: Tx, { subject_id, pseudonym }: Running, most: number) =>
  (
    await tx.rows<{ n: number }>('select app.release_leads($1, $2, $3) as n', [subject_id, pseudonym, most])
  )[0]?.n ?? 0

/** Counts everything that waits to be counted; one step. */
export const foldSome = async (tx: Tx): Promise<boolean> =>
  (await tx.rows<{ more: boolean }>('select app.fold_analytics(5000) as more'))[0]?.more ?? false

export const moveSums = async (tx: Tx, { subject_id, pseudonym }: Running): Promise<boolean> =>
  (await tx.rows<{ moved: boolean }>('select app.move_sums($1, $2) as moved', [subject_id, pseudonym]))[0]
    ?.moved ?? false

export const unnameInRecords = (tx: Tx, { subject_id, pseudonym }: Running) =>
  tx.rows('select app.unname_in_records($1, $2)', [subject_id, pseudonym])

export const replaceInSettings = async (tx: Tx, old: string, by: string): Promise<number> =>
  (await tx.rows<{ n: number }>('select app.replace_in_settings($1, $2) as n', [old, by]))[0]?.n ?? 0

type Counts = Record<string, number>

export const removePerson = async (tx: Tx, { subject_id, begun_at }: Running): Promise<Counts> =>
  (await tx.rows<{ counts: Counts }>('select app.remove_person($1, $2) as counts', [subject_id, begun_at]))[0]
    ?.counts ?? {}

/** Null while the lead waits to be counted. */
export const removeLead = async (
  tx: Tx,
  { subject_id, pseudonym, begun_at }: Running,
): Promise<Counts | null> =>
  (
    await tx.rows<{ counts: Counts | null }>('select app.remove_lead($1, $2, $3) as counts', [
      subject_id,
      pseudonym,
      begun_at,
    ])
  )[0]?.counts ?? null

/** Whoever had read in the outbox what is gone from it may still be writing what follows from that. */
const waitForReaders = (tx: Tx) => tx.rows('select from app.outbox_readers for update')

/** That a lead is gone is still told to whoever has it; everything that was told of it before goes. */
export async function removeLeadEvents(tx: Tx, { subject_id }: Running): Promise<Counts> {
  await waitForReaders(tx)
  const deliveries = await tx.rows(
    `delete from app.event_deliveries where subject = $1 and type <> 'lead.deleted' returning id`,
    [subject_id],
  )
  const notices = await tx.rows(
    `delete from public.notifications where data ->> 'lead_id' = $1 returning id`,
    [subject_id],
  )
  return { 'app.event_deliveries': deliveries.length, 'public.notifications': notices.length }
}

/** Some of what was told of a person elsewhere; what they were told themselves goes with them. How many. */
export async function removePersonEvents(tx: Tx, { subject_id }: Running, most: number): Promise<number> {
  await waitForReaders(tx)
  const gone = await tx.rows(
    `delete from app.event_deliveries where id in (select id from app.event_deliveries
       where coalesce(data ->> 'user_id', data ->> 'assigned_to') = $1 limit $2) returning id`,
    [subject_id, most],
  )
  return gone.length
}

export const removeFromOutbox = (tx: Tx, { subject_id }: Running) =>
  tx.rows('delete from app.outbox where row_id = $1', [subject_id])

export type JobPlace = { name: string; id: string }

/**
 * Jobs carry ids: whatever is to be done for somebody is not done any more. Some jobs are looked at, from a place on;
 * answers the last of them.
 */
export const removeJobs = async (
  tx: Tx,
  { subject_id }: Running,
  after: JobPlace,
  most: number,
): Promise<JobPlace | undefined> =>
  (
    await asRole(tx, 'mettle_jobs', () =>
      tx.rows<JobPlace>(
        `with looked as materialized (select name, id, data from pgboss.job where (name, id) > ($2, $3::uuid)
             order by name, id limit $4),
           gone as (delete from pgboss.job j using looked l where j.name = l.name and j.id = l.id
             and l.data::text like '%' || $1 || '%')
         select name, id from looked order by name desc, id desc limit 1`,
        [subject_id, after.name, after.id, most],
      ),
    )
  )[0]

export type PersonContact = { first_name: string | null; last_name: string | null; emails: string[] }

export const contactOfPerson = async (tx: Tx, id: string): Promise<PersonContact | undefined> =>
  (
    await tx.rows<PersonContact>(
      `select p.first_name, p.last_name, array(
         select distinct lower(email) from (select email from identity.accounts where id = p.id
           union all select email from identity.identities where person = p.id) known where email is not null) as emails
       from public.profiles p where id = $1`,
      [id],
    )
  )[0]

/** What stands under their address alone. */
export async function removeByEmail(tx: Tx, emails: string[], pseudonym: string): Promise<Counts> {
  const invitations = await tx.rows('delete from identity.invitations where email = any ($1) returning id', [
    emails,
  ])
  const purchases = await tx.rows(
    `update public.purchases set email = $2 || '@erased.invalid' where email = any ($1) and person is null returning id`,
    [emails, pseudonym],
  )
  return { 'identity.invitations': invitations.length, 'public.purchases': purchases.length }
}

/** Exports of what was held, whoever asked for them. */
export async function removeExports(tx: Tx, subject: string): Promise<Counts> {
  const files = await tx.rows(
    'delete from app.files where id in (select file_id from app.data_exports where subject_id = $1) returning id',
    [subject],
  )
  const exports = await tx.rows('delete from app.data_exports where subject_id = $1 returning id', [subject])
  return { 'app.files': files.length, 'app.data_exports': exports.length }
}

/** Pseudonyms are of use for thirty days, while journals of instances that were away may still bring something. */
export const lateErasures = (tx: Tx) =>
  tx.rows<Running>(
    `select ${running.replace('due_at as begun_at', 'finished_at as begun_at')} from app.erasures
     where state = 'done' and pseudonym is not null limit 1000`,
  )

export const forgetPseudonyms = (tx: Tx) =>
  tx.rows(
    `update app.erasures set pseudonym = null
     where pseudonym is not null and state = 'done' and finished_at < now() - interval '30 days'`,
  )

export type Done = { kind: Kind; subject_id: string; finished_at: string; receipt: object }

/** Some of those that ended at a moment or later, in their order. */
export const doneErasures = (tx: Tx, from: string, most: number) =>
  tx.rows<Done>(
    `select kind, subject_id, app.iso(finished_at) as finished_at, receipt from app.erasures
     where state = 'done' and app.erasures.finished_at >= $1::timestamptz order by app.erasures.finished_at limit $2`,
    [from, most],
  )
