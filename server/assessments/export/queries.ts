import type { Tx } from '../../platform/db/index.ts'

/** The questions of every version of a definition, the oldest version first. As the service itself: it holds the keys. */
export const listVersions = (tx: Tx, assessment: string) =>
  tx.rows<{ version: number; questions: unknown }>(
    `select version, questions from (
       select id, version, questions from public.assessments
       union all select assessment_id, version, questions from public.assessment_versions) v
     where id = $1 order by version`,
    [assessment],
  )

export type ExportedAttempt = {
  id: string
  user_id: string
  definition_version: number
  engine_version: string
  month: string
  minutes: number | null
  key_id: string
  master_id: string
  wrapped: Buffer
}

export const listScored = (tx: Tx, assessment: string, after: string, limit: number) =>
  tx.rows<ExportedAttempt>(
    `select a.id, a.user_id, a.definition_version, a.engine_version, to_char(a.started_at at time zone 'UTC', 'YYYY-MM') as month,
       round(extract(epoch from a.submitted_at - a.started_at) / 60)::int as minutes, k.id as key_id, k.master_id, k.wrapped
     from public.attempts a join app.data_keys k on k.person_id = a.user_id
     where a.assessment_id = $1 and a.state in ('scored', 'rescored') and a.id > $2 order by a.id limit $3`,
    [assessment, after, limit],
  )

export const listAnswers = (tx: Tx, attempts: string[]) =>
  tx.rows<{ attempt_id: string; number: number; question_id: string; sealed: Buffer }>(
    `select attempt_id, number, question_id, sealed from public.assessment_responses
     where attempt_id = any ($1::uuid[]) and kind = 'answer' order by attempt_id, number`,
    [attempts],
  )
