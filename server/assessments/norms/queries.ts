import type { Tx } from '../../platform/db/index.ts'
import type { ResultRow } from '../journey/queries.ts'

/** Before every id: where paging starts. */
export const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * The latest computation of each person's latest scored attempt, by person, a page at a time. As the service itself.
 */
export const listLatestResults = (tx: Tx, assessment: string, after: string, limit: number) =>
  tx.rows<ResultRow>(
    `select r.id, r.attempt_id, r.user_id, r.assessment_id, r.engine_version, r.calibration_id, r.reason, r.sealed,
       app.iso(r.computed_at) as computed_at, k.id as key_id, k.master_id, k.wrapped
     from (select distinct on (user_id) id, user_id from public.attempts
           where assessment_id = $1 and state in ('scored', 'rescored') and user_id > $2
           order by user_id, submitted_at desc, id desc limit $3) a
     join lateral (select * from public.assessment_results where attempt_id = a.id
                   order by computed_at desc, id desc limit 1) r on true
     join app.data_keys k on k.person_id = a.user_id
     order by a.user_id`,
    [assessment, after, limit],
  )

/** Assessments that so many people have been scored on. */
export const listWellTaken = (tx: Tx, people: number) =>
  tx.rows<{ id: string }>(
    `select assessment_id as id from public.attempts where state in ('scored', 'rescored')
     group by assessment_id having count(distinct user_id) >= $1`,
    [people],
  )

export const putNorm = (tx: Tx, assessment: string, dimension: string, n: number, norm: unknown) =>
  tx.rows(
    `insert into public.norms (assessment_id, dimension, n, norm) values ($1, $2, $3, $4)
     on conflict (assessment_id, dimension) do update
       set n = excluded.n, norm = excluded.norm, computed_at = clock_timestamp()`,
    [assessment, dimension, n, JSON.stringify(norm)],
  )
