import type { Tx } from '../../platform/db/index.ts'
import type { Cohort } from './group.ts'

export const listAssessments = (tx: Tx) =>
  tx.rows<{ id: string }>(
    `select distinct assessment_id as id from public.assessment_results r where not exists (
       select from app.cohort_people c where c.assessment_id = r.assessment_id and c.user_id = r.user_id)`,
  )

/** One instance at a time, so that nobody is counted twice. */
export const lockCohorts = (tx: Tx, assessment: string) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('cohorts/' || $1, 0))`, [assessment])

export async function insertCohort(tx: Tx, assessment: string, cohort: Cohort, people: string[]) {
  await tx.rows(
    'insert into app.cohorts (assessment_id, industry, role, n, histograms) values ($1, $2, $3, $4, $5)',
    [assessment, cohort.industry, cohort.role, cohort.n, JSON.stringify(cohort.histograms)],
  )
  await tx.rows('insert into app.cohort_people (assessment_id, user_id) select $1, unnest($2::uuid[])', [
    assessment,
    people,
  ])
}

export const isAssessment = async (tx: Tx, id: string) =>
  (await tx.rows('select from public.assessments where id = $1', [id])).length > 0

export const listCohorts = (tx: Tx, assessment: string, industry: string | null, role: string | null) =>
  tx.rows<Cohort>(
    `select industry, role, n, histograms from app.cohorts
     where assessment_id = $1 and ($2::text is null or industry = $2) and ($3::text is null or role = $3)`,
    [assessment, industry, role],
  )
