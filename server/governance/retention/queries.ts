import type { Tx } from '../../platform/db/index.ts'
import type { RetentionKind } from '../register/held.ts'
import type { statuses } from './setting.ts'

export type Run = {
  id: string
  /** Where each kind was left, by its name. */
  progress: Record<string, { at?: string; id?: string; done?: true }>
  removed: Record<string, number>
}

/** The night's run: the one that was broken off, or a new one. */
export async function openRun(tx: Tx): Promise<Run> {
  await tx.rows('insert into app.retention_runs default values on conflict do nothing')
  const [run] = await tx.rows<Run>(
    'select id, progress, removed from app.retention_runs where finished_at is null',
  )
  return run as Run
}

/** In the transaction that removes them, so that a kill loses neither rows nor the count of them. */
export const saveStep = async (tx: Tx, id: string, kind: string, place: object, removed: number) => {
  const counted = removed > 0 ? { [kind]: removed } : {}
  await tx.rows(
    `update app.retention_runs set progress = progress || jsonb_build_object($2::text, $3::jsonb),
       removed = removed || coalesce((select jsonb_object_agg(key, coalesce((removed ->> key)::int8, 0) + value::int8)
         from jsonb_each_text($4::jsonb)), '{}') where id = $1`,
    [id, kind, JSON.stringify(place), JSON.stringify(counted)],
  )
}

export async function finishRun(tx: Tx, id: string): Promise<Record<string, number>> {
  const [run] = await tx.rows<{ removed: Record<string, number> }>(
    'update app.retention_runs set finished_at = clock_timestamp() where id = $1 and finished_at is null returning removed',
    [id],
  )
  await tx.rows(`delete from app.retention_runs where finished_at < now() - interval '400 days'`)
  return run?.removed ?? {}
}

type Night = { started_at: string; finished_at: string | null; removed: Record<string, number> }

export const listRuns = (tx: Tx) =>
  tx.rows<Night>(
    `select app.iso(started_at) as started_at, app.iso(finished_at) as finished_at, removed
     from app.retention_runs r order by r.started_at desc limit 30`,
  )

type LeadStep = { looked: number; gone: number; last_at: string; last_id: string }

export const forgetOldLeads = async (tx: Tx, status: string, at: string, id: string, most: number) =>
  (
    await tx.rows<LeadStep>(
      `select looked, gone, last_at::text, last_id from app.forget_old_leads($1, $2::timestamptz, $3, $4)`,
      [status, at, id, most],
    )
  )[0] as LeadStep

type InteractionStep = { looked: number; gone: number; last_id: string }

export const emptyOldInteractions = async (tx: Tx, after: string, most: number) =>
  (
    await tx.rows<InteractionStep>('select * from app.empty_old_interactions($1, $2)', [after, most])
  )[0] as InteractionStep

export const forgetSome = async (tx: Tx, kind: 'answers' | 'results', most: number): Promise<number> =>
  (await tx.rows<{ n: number }>(`select app.forget_old_${kind}($1) as n`, [most]))[0]?.n ?? 0

export type Due = {
  kind: RetentionKind
  status?: (typeof statuses)[number]
  days: number
  count: number
  examples: { id: string; name: string | null; since: string }[]
}

export const previewRetention = async (tx: Tx, ages: unknown): Promise<Due[]> =>
  (await tx.rows<{ due: Due[] }>('select app.preview_retention($1) as due', [JSON.stringify(ages)]))[0]
    ?.due ?? []

/** Verified addresses of admins who can sign in. */
export const adminAddresses = async (tx: Tx): Promise<string[]> =>
  (
    await tx.rows<{ email: string }>(
      `select a.email from public.profiles p join identity.accounts a on a.id = p.id
       where p.role = 'admin' and a.disabled_at is null and a.email_verified_at is not null order by a.email limit 20`,
    )
  ).map(row => row.email)

/** The last link of a block from here on whose entries are all older than the audit log must be; and how many those are. */
export async function prunableBlock(
  tx: Tx,
  from: number,
  most: number,
): Promise<{ position: number; mac: Buffer } | undefined> {
  const [found] = await tx.rows<{ position: number; mac: Buffer }>(
    `with block as materialized (
       select c.position, c.mac, e.at from audit.chain c join audit.entries e on e.id = c.entry_id
       where c.position > $1 order by c.position limit $2),
     young as (
       select min(position) as position from block
       where at >= now() - make_interval(days => app.retention_days('audit')))
     select b.position, b.mac from block b, young y
     where app.retention_days('audit') is not null and not exists (select from app.legal_holds)
       and b.position < coalesce(y.position, b.position + 1)
       and b.position < (select max(position) from audit.chain)
     order by b.position desc limit 1`,
    [from, most],
  )
  return found
}

export const pruneAudit = async (tx: Tx, position: number, signature: Buffer): Promise<number> =>
  (await tx.rows<{ n: number }>('select audit.prune($1, $2) as n', [position, signature]))[0]?.n ?? 0
