import type { Tx } from '../../platform/db/index.ts'

/** When the pause after the person's last submitted attempt ends; null when nothing stands in the way. */
export const findPauseEnd = async (tx: Tx, user: string, assessment: string, days: number) =>
  (
    await tx.rows<{ taken_at: string | null; ends_at: string | null }>(
      `select app.iso(max(a.submitted_at)) as taken_at, app.iso(max(a.submitted_at) + make_interval(days => $3)) as ends_at
       from public.attempts a
       where a.user_id = $1 and a.assessment_id = $2 and a.state in ('completed', 'scored', 'rescored')
         and a.submitted_at > now() - make_interval(days => $3)
         and not exists (select from public.retake_permissions p
           where p.user_id = $1 and p.assessment_id = $2 and p.granted_at > a.submitted_at)`,
      [user, assessment, days],
    )
  )[0] ?? { taken_at: null, ends_at: null }

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
