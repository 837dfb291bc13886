import type { Tx } from '../../platform/db/index.ts'

export type Pause = { assessment_id: string; taken_at: string; ends_at: string }

/** When the pauses after the person's last submitted attempts at the assessments end. */
export const findPauses = (tx: Tx, user: string, assessments: string[], days: number) =>
  tx.rows<Pause>(
    `select a.assessment_id, app.iso(max(a.submitted_at)) as taken_at,
       app.iso(max(a.submitted_at) + make_interval(days => $3)) as ends_at
     from public.attempts a
     where a.user_id = $1 and a.assessment_id = any ($2::uuid[])
       and a.state in ('completed', 'scored', 'rescored')
       and a.submitted_at > now() - make_interval(days => $3)
       and not exists (select from public.retake_permissions p
         where p.user_id = $1 and p.assessment_id = a.assessment_id and p.granted_at > a.submitted_at)
     group by a.assessment_id`,
    [user, `{${assessments.join(',')}}`, days],
  )

export type TakenRow = {
  id: string
  title: string
  is_active: boolean
  begun_at: string | null
  taken_at: string | null
}

/** What the person has begun or taken, the latest begun first, with what is no longer in use. */
export const listTaken = (tx: Tx, user: string) =>
  tx.rows<TakenRow>(
    `select s.id, s.title, s.is_active, app.iso(o.begun_at) as begun_at, app.iso(o.taken_at) as taken_at
     from (select assessment_id, max(started_at) as last,
             max(started_at) filter (where state = 'in_progress') as begun_at,
             max(submitted_at) filter (where state in ('scored', 'rescored')) as taken_at
           from public.attempts where user_id = $1 group by assessment_id
           order by last desc, assessment_id limit 200) o
     join public.assessments s on s.id = o.assessment_id
     where o.begun_at is not null or o.taken_at is not null
     order by o.last desc, s.id`,
    [user],
  )

export type RetakePermission = {
  assessment_id: string
  user_id: string
  granted_by: string
  granted_at: string
}

export const putPermission = async (tx: Tx, assessment: string, user: string, by: string) =>
  (
    await tx.rows<RetakePermission>(
      `insert into public.retake_permissions as p (assessment_id, user_id, granted_by) values ($1, $2, $3)
       on conflict (assessment_id, user_id) do update
         set granted_by = excluded.granted_by, granted_at = clock_timestamp()
       returning assessment_id, user_id, granted_by, app.iso(granted_at) as granted_at`,
      [assessment, user, by],
    )
  )[0] as RetakePermission
