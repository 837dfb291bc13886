import { asRole, type Database, systemActor, type Tx } from '../platform/db/index.ts'
import type { Language } from './model.ts'

export type Format = 'pdf' | 'web'
export type ReportState = 'queued' | 'generating' | 'ready' | 'failed'

export type ReportRow = {
  id: string
  user_id: string
  assessment_id: string
  attempt_id: string
  format: Format
  language: Language
  anonymized: boolean
  state: ReportState
  problem: string | null
  created_at: string
  updated_at: string
  ready_at: string | null
}
export type SealedReport = ReportRow & {
  sealed: Buffer | null
  key_id: string
  master_id: string
  wrapped: Buffer
}

const columns = `r.id, r.user_id, r.assessment_id, r.attempt_id, r.format, r.language, r.anonymized, r.state, r.problem,
  app.iso(r.created_at) as created_at, app.iso(r.updated_at) as updated_at, app.iso(r.ready_at) as ready_at`
const keyColumns = 'k.id as key_id, k.master_id, k.wrapped'
const withKey = 'public.reports r left join app.data_keys k on k.person_id = r.user_id'

/** A scored attempt at the assessment that the caller may see: the one named, or their own latest. */
export const findScored = async (tx: Tx, user: string, assessment: string, attempt: string | null) =>
  (
    await tx.rows<{ id: string; user_id: string; state: string; result_id: string | null }>(
      `select a.id, a.user_id, a.state, (select r.id from public.assessment_results r where r.attempt_id = a.id
         order by r.computed_at desc, r.id desc limit 1) as result_id
       from public.attempts a where a.assessment_id = $1
         and case when $2::uuid is null then a.user_id = $3 and a.state in ('scored', 'rescored') else a.id = $2 end
       order by a.started_at desc, a.id desc limit 1`,
      [assessment, attempt, user],
    )
  )[0]

export type Asked = {
  attempt_id: string
  format: Format
  language: Language
  anonymized: boolean
}

/** The same report, still being made or made within the hour from the same results. */
export const findSame = async (tx: Tx, asked: Asked, result: string | null) =>
  (
    await tx.rows<ReportRow>(
      `select ${columns} from public.reports r
       where r.attempt_id = $1 and r.format = $2 and r.language = $3 and r.anonymized = $4
         and (r.state in ('queued', 'generating')
           or r.state = 'ready' and r.result_id = $5 and r.ready_at > now() - interval '1 hour')
       order by r.created_at desc limit 1`,
      [asked.attempt_id, asked.format, asked.language, asked.anonymized, result],
    )
  )[0]

/**
 * Counts one more within a day, where that is allowed; otherwise says from when on it is. As the service itself, so that
 * nobody counts for themselves; one at a time for each person, since the row is locked.
 */
export const countAsk = (tx: Tx, person: string, most: number) =>
  asRole(tx, 'mettle_system', async () => {
    const recent = `array(select t from unnest(a.times) t where t > now() - interval '1 day' order by t)`
    const counted = await tx.rows(
      `insert into public.report_asks as a (id, times) values ($1, array[now()])
       on conflict (id) do update set times = ${recent} || now() where cardinality(${recent}) < $2 returning id`,
      [person, most],
    )
    if (counted.length > 0) return undefined
    const [first] = await tx.rows<{ retry_at: string }>(
      `select app.iso(a.times[1] + interval '1 day') as retry_at from public.report_asks a where a.id = $1`,
      [person],
    )
    return first
  })

/** How many the person has in all: what is kept is bounded too. */
export const countKept = async (tx: Tx, person: string) =>
  (
    await tx.rows<{ kept: number }>('select count(*)::int as kept from public.reports where user_id = $1', [
      person,
    ])
  )[0]?.kept ?? 0

export const insertReport = async (
  tx: Tx,
  given: Asked & { id: string; user_id: string; assessment_id: string; requested_by: string },
) =>
  (
    await tx.rows<ReportRow>(
      `insert into public.reports as r (id, user_id, assessment_id, attempt_id, requested_by, format, language, anonymized)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
      [
        given.id,
        given.user_id,
        given.assessment_id,
        given.attempt_id,
        given.requested_by,
        given.format,
        given.language,
        given.anonymized,
      ],
    )
  )[0] as ReportRow

export const listReports = async (tx: Tx, user: string, limit: number, offset: number) => {
  const rows = await tx.rows<ReportRow>(
    `select ${columns} from public.reports r where r.user_id = $1
     order by r.created_at desc, r.id limit $2 offset $3`,
    [user, limit, offset],
  )
  return { rows, total: await countKept(tx, user) }
}

export const findReport = async (tx: Tx, id: string) =>
  (
    await tx.rows<SealedReport>(
      `select ${columns}, r.sealed, ${keyColumns} from ${withKey} where r.id = $1`,
      [id],
    )
  )[0]

export const findPdf = async (tx: Tx, id: string) =>
  (
    await tx.rows<SealedReport & { pdf: Buffer | null; version: number }>(
      `select ${columns}, r.pdf, ${keyColumns}, (extract(epoch from r.updated_at) * 1000)::int8 as version
       from ${withKey} where r.id = $1`,
      [id],
    )
  )[0]

export const deleteReport = async (tx: Tx, id: string) =>
  (await tx.rows<ReportRow>(`delete from public.reports r where r.id = $1 returning ${columns}`, [id]))[0]

/** Taken up by the job; one whose maker was killed is taken up again. */
export const beginReport = async (tx: Tx, id: string) =>
  (
    await tx.rows<
      ReportRow & { requested_by: string | null; first_name: string | null; last_name: string | null }
    >(
      `update public.reports r set state = 'generating' from public.profiles p
       where r.id = $1 and r.state in ('queued', 'generating') and p.id = r.user_id
       returning ${columns}, r.requested_by, p.first_name, p.last_name`,
      [id],
    )
  )[0]

/** False where it was deleted, or finished by somebody else, meanwhile. */
export const finishReport = async (
  tx: Tx,
  id: string,
  made: { result_id: string; sealed: Buffer; pdf: Buffer | null },
) =>
  (
    await tx.rows(
      `update public.reports set state = 'ready', result_id = $2, sealed = $3, pdf = $4, ready_at = clock_timestamp()
       where id = $1 and state = 'generating' returning id`,
      [id, made.result_id, made.sealed, made.pdf],
    )
  ).length > 0

/** In the language that the report would have had. */
export const failReport = async (tx: Tx, id: string, problem: Record<Language, string>) =>
  (
    await tx.rows<{ attempt_id: string }>(
      `update public.reports set state = 'failed', problem = case language when 'hi' then $3 else $2 end
       where id = $1 and state in ('queued', 'generating') returning attempt_id`,
      [id, problem.en, problem.hi],
    )
  )[0]

/** What nobody has finished within an hour of being asked, whatever became of its job. */
export const listForgotten = (tx: Tx) =>
  tx.rows<{ id: string }>(
    `select id from public.reports where state in ('queued', 'generating') and created_at < now() - interval '1 hour'
     order by created_at limit 500`,
  )

export type LinkRow = {
  id: string
  report_id: string
  label: string | null
  created_at: string
  expires_at: string
  last_used_at: string | null
  uses: number
}
const linkColumns = `l.id, l.report_id, l.label, app.iso(l.created_at) as created_at, app.iso(l.expires_at) as expires_at,
  app.iso(l.last_used_at) as last_used_at, l.uses`

export const insertLink = async (
  tx: Tx,
  given: {
    id: string
    report_id: string
    user_id: string
    digest: Buffer
    label: string | null
    days: number
  },
) =>
  (
    await tx.rows<LinkRow>(
      `insert into public.report_links as l (id, report_id, user_id, digest, label, expires_at)
       values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(days => $6)) returning ${linkColumns}`,
      [given.id, given.report_id, given.user_id, given.digest, given.label, given.days],
    )
  )[0] as LinkRow

export const listLinks = (tx: Tx, report: string) =>
  tx.rows<LinkRow>(
    `select ${linkColumns} from public.report_links l where l.report_id = $1 order by l.created_at desc, l.id`,
    [report],
  )

export const deleteLink = async (tx: Tx, report: string, id: string) =>
  (
    await tx.rows<LinkRow>(
      `delete from public.report_links l where l.report_id = $1 and l.id = $2 returning ${linkColumns}`,
      [report, id],
    )
  )[0]

/** Whether a link works, for the limits; read in one round trip. */
export const isOpenLink = async (db: Database, digest: Buffer) =>
  (
    await db.one<[number]>(systemActor('report links'), {
      name: 'report_links.open',
      text: 'select 1 from public.report_links where digest = $1 and expires_at > now()',
      values: [digest],
    })
  ).length > 0

export const findShared = async (tx: Tx, digest: Buffer) =>
  (
    await tx.rows<SealedReport & { link_expires_at: string }>(
      `with used as (update public.report_links set uses = uses + 1, last_used_at = clock_timestamp()
         where digest = $1 and expires_at > now() returning report_id, expires_at)
       select ${columns}, r.sealed, ${keyColumns}, app.iso(u.expires_at) as link_expires_at
       from used u join public.reports r on r.id = u.report_id join app.data_keys k on k.person_id = r.user_id
       where r.state = 'ready'`,
      [digest],
    )
  )[0]

export const deleteExpiredLinks = (tx: Tx) =>
  tx.rows(`delete from public.report_links where expires_at < now() - interval '30 days'`)
