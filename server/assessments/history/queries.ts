import type { Tx } from '../../platform/db/index.ts'
import type { ResultRow } from '../journey/queries.ts'

export type HistoryRow = ResultRow & { state: 'scored' | 'rescored'; submitted_at: string }

/** The latest computation of each scored attempt, oldest attempt first. */
export const listHistory = (tx: Tx, user: string, assessment: string) =>
  tx.rows<HistoryRow>(
    `select r.id, r.attempt_id, r.user_id, r.assessment_id, r.engine_version, r.calibration_id, r.reason, r.sealed,
       app.iso(r.computed_at) as computed_at, k.id as key_id, k.master_id, k.wrapped, a.state,
       app.iso(a.submitted_at) as submitted_at
     from (select * from public.attempts where user_id = $1 and assessment_id = $2 and state in ('scored', 'rescored')
           order by submitted_at desc, id desc limit 200) a
     join lateral (select * from public.assessment_results where attempt_id = a.id
                   order by computed_at desc, id desc limit 1) r on true
     join app.data_keys k on k.person_id = a.user_id
     order by a.submitted_at, a.id`,
    [user, assessment],
  )

export const assessmentExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.rows('select from public.assessments where id = $1', [id])).length > 0

export const expireUntouched = (tx: Tx) =>
  tx.rows<{ id: string }>(
    `update public.attempts a set state = 'expired'
     where a.state = 'in_progress' and a.started_at < now() - interval '180 days'
       and not exists (select from public.assessment_responses r
         where r.attempt_id = a.id and r.at >= now() - interval '180 days')
     returning a.id`,
  )
