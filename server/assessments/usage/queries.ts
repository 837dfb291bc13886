import type { Tx } from '../../platform/db/index.ts'

export const states = ['all', 'active', 'retired'] as const
export type Shown = (typeof states)[number]

type Use = { started: number; finished: number; last_started_at: string | null }
type Used = Use & {
  id: string
  title: string
  is_active: boolean
  version: number
  created_by: string | null
  created_at: string
  updated_at: string
}
type Version = Use & { version: number; title: string; replaced_at: string | null }

const use = `count(*) as started, count(*) filter (where state in ('completed', 'scored', 'rescored')) as finished,
  app.iso(max(started_at)) as last_started_at`
const isShown = `($1 = 'all' or is_active = ($1 = 'active'))`

export const countDefinitions = async (tx: Tx, shown: Shown): Promise<number> =>
  (await tx.rows<{ n: number }>(`select count(*) as n from public.assessments where ${isShown}`, [shown]))[0]
    ?.n ?? 0

export const listUsage = (tx: Tx, shown: Shown, limit: number, offset: number) =>
  tx.rows<Used>(
    `select a.id, a.title, a.is_active, a.version, a.created_by, app.iso(a.created_at) as created_at,
       app.iso(a.updated_at) as updated_at, u.*
     from (select * from public.assessments where ${isShown}
           order by created_at desc, id desc limit $2 offset $3) a
     cross join lateral (select ${use} from public.attempts where assessment_id = a.id) u
     order by a.created_at desc, a.id desc`,
    [shown, limit, offset],
  )

/** The version in force, and those before it that somebody has taken: no others are kept. */
export const listVersions = (tx: Tx, id: string) =>
  tx.rows<Version>(
    `select v.version, v.title, app.iso(v.replaced_at) as replaced_at, u.*
     from (select id, version, title, null::timestamptz as replaced_at from public.assessments where id = $1
           union all
           select assessment_id, version, title, replaced_at from public.assessment_versions where assessment_id = $1
           order by version desc limit 100) v
     cross join lateral (select ${use} from public.attempts
       where assessment_id = $1 and definition_version = v.version) u
     order by v.version desc`,
    [id],
  )
