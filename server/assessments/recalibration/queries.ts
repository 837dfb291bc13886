import type { Tx } from '../../platform/db/index.ts'
import type { Recalibration, WholeRecalibration } from './schemas.ts'

const columns = `c.id, c.assessment_id, c.number, c.state, c.requested_by, c.decided_by, app.iso(c.created_at) as created_at,
  app.iso(c.finished_at) as finished_at, app.iso(c.decided_at) as decided_at, c.engine_version,
  c.report ->> 'summary' as summary`

/** Nothing when one is under way; what did not finish within hours is given up first. */
export async function insertCalibration(
  tx: Tx,
  given: { id: string; assessment: string; by: string | null; engine: string },
): Promise<Recalibration | undefined> {
  // The assessment's row would do as the lock, but nobody may change it; two requests meet at this number instead.
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('recalibration ' || $1, 0))`, [
    given.assessment,
  ])
  await tx.rows(
    `update public.calibrations set state = 'failed', finished_at = clock_timestamp(),
       report = json_build_object('summary', 'It did not finish.', 'dimensions', '[]'::json)
     where assessment_id = $1 and state = 'running' and created_at < now() - interval '6 hours'`,
    [given.assessment],
  )
  const [made] = await tx.rows<Recalibration>(
    `insert into public.calibrations as c (id, assessment_id, number, state, requested_by, engine_version)
     select $1, $2, 1 + coalesce((select max(number) from public.calibrations where assessment_id = $2), 0), 'running', $3, $4
     where not exists (select from public.calibrations where assessment_id = $2 and state = 'running')
     returning ${columns}`,
    [given.id, given.assessment, given.by, given.engine],
  )
  return made
}

export const listCalibrations = (tx: Tx, assessment: string) =>
  tx.rows<Recalibration>(
    `select ${columns} from public.calibrations c where c.assessment_id = $1 order by c.number desc limit 500`,
    [assessment],
  )

export const findCalibration = async (tx: Tx, id: string): Promise<WholeRecalibration | undefined> =>
  (
    await tx.rows<WholeRecalibration>(
      `select ${columns}, c.parameters, c.report from public.calibrations c where c.id = $1`,
      [id],
    )
  )[0]

export const finishCalibration = (
  tx: Tx,
  id: string,
  state: 'proposed' | 'failed',
  parameters: unknown,
  report: unknown,
) =>
  tx.rows(
    `update public.calibrations set state = $2, parameters = $3, report = $4, finished_at = clock_timestamp()
     where id = $1 and state = 'running'`,
    [id, state, parameters === null ? null : JSON.stringify(parameters), JSON.stringify(report)],
  )

/** Nothing when it was decided already. */
export const decideCalibration = async (tx: Tx, id: string, by: string, approve: boolean) =>
  (
    await tx.rows<Recalibration>(
      `update public.calibrations c set state = $3, decided_by = $2, decided_at = clock_timestamp()
       where c.id = $1 and c.state = 'proposed' returning ${columns}`,
      [id, by, approve ? 'approved' : 'rejected'],
    )
  )[0]

export const newestApproved = async (tx: Tx, assessment: string): Promise<number> =>
  (
    await tx.rows<{ number: number }>(
      `select coalesce(max(number), 0) as number from public.calibrations where assessment_id = $1 and state = 'approved'`,
      [assessment],
    )
  )[0]?.number ?? 0

type ScheduleRow = { every: 'week' | 'month' | 'quarter'; next_at: string }

export const findSchedule = async (tx: Tx, assessment: string): Promise<ScheduleRow | undefined> =>
  (
    await tx.rows<ScheduleRow>(
      'select every, app.iso(next_at) as next_at from public.recalibration_schedules where assessment_id = $1',
      [assessment],
    )
  )[0]

const interval = (column: string) =>
  `case ${column} when 'week' then interval '7 days' when 'month' then interval '1 month' else interval '3 months' end`

export const putSchedule = (tx: Tx, assessment: string, every: string, by: string) =>
  tx.rows(
    `insert into public.recalibration_schedules as s (assessment_id, every, next_at, set_by)
     values ($1, $2, now() + ${interval('$2::text')}, $3)
     on conflict (assessment_id) do update set every = excluded.every, next_at = excluded.next_at,
       set_by = excluded.set_by, set_at = clock_timestamp()
     where s.every <> excluded.every`,
    [assessment, every, by],
  )

export const dropSchedule = (tx: Tx, assessment: string) =>
  tx.rows('delete from public.recalibration_schedules where assessment_id = $1', [assessment])

/** Those whose day has come, set to their next day; `fresh` when somebody was scored since the last time. */
export const takeDueSchedules = (tx: Tx) =>
  tx.rows<{ assessment_id: string; fresh: boolean }>(
    `update public.recalibration_schedules s set next_at = now() + ${interval('s.every')} where s.next_at <= now()
     returning s.assessment_id, exists (select from public.attempts a
       where a.assessment_id = s.assessment_id and a.state in ('scored', 'rescored')
         and a.submitted_at > coalesce((select max(c.created_at) from public.calibrations c
           where c.assessment_id = s.assessment_id), '-infinity')) as fresh`,
  )

export const listAnswersOf = (tx: Tx, attempts: string[]) =>
  tx.rows<{ attempt_id: string; number: number; question_id: string; sealed: Buffer; asked: boolean }>(
    `select r.attempt_id, r.number, r.question_id, r.sealed, r.question_id = any (s.served) as asked
     from public.assessment_responses r
     join (select attempt_id, array_agg(question) as served
           from public.assessment_responses left join lateral unnest(served) as question on true
           where attempt_id = any ($1::uuid[]) group by attempt_id) s using (attempt_id)
     where r.attempt_id = any ($1::uuid[]) and r.kind = 'answer' order by r.attempt_id, r.number`,
    [attempts],
  )

export const listIntakesOf = (tx: Tx, attempts: string[]) =>
  tx.rows<{ id: string; intake: Buffer | null }>(
    'select id, intake from public.attempts where id = any($1::uuid[])',
    [attempts],
  )

export const listScoredAttempts = (tx: Tx, assessment: string, after: string, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from public.attempts
     where assessment_id = $1 and state in ('scored', 'rescored') and id > $2 order by id limit $3`,
    [assessment, after, limit],
  )

export const countScoredAttempts = async (tx: Tx, assessment: string): Promise<number> =>
  (
    await tx.rows<{ n: number }>(
      `select count(*) as n from public.attempts where assessment_id = $1 and state in ('scored', 'rescored')`,
      [assessment],
    )
  )[0]?.n ?? 0
