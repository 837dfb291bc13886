import type { ScoringRules } from '../../content/definition.ts'
import type { Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { ResultRow } from './journey/queries.ts'

const columns = `r.id, r.attempt_id, r.user_id, r.assessment_id, r.engine_version, r.calibration_id, r.reason, r.sealed,
  app.iso(r.computed_at) as computed_at, k.id as key_id, k.master_id, k.wrapped`
const joined = `public.assessment_results r join public.attempts a on a.id = r.attempt_id
  join app.data_keys k on k.person_id = r.user_id`

export type Heading = { title: string; scoring_rules: Partial<ScoringRules> | null }

/** What a definition was called that somebody took, and its rules. */
export async function findHeading(tx: Tx, id: string, version: number): Promise<Heading> {
  const [found] = await tx.rows<Heading>(
    `select title, scoring_rules from public.assessments where id = $1 and version = $2
     union all select title, scoring_rules from public.assessment_versions where assessment_id = $1 and version = $2`,
    [id, version],
  )
  if (!found) throw new Failure('NOT_FOUND', 'There is no such assessment.')
  return found
}

/** The newest results of each of these people, of whichever assessment. As the service itself. */
export const listNewestOf = (tx: Tx, people: string[]) =>
  tx.rows<ResultRow>(
    `select distinct on (r.user_id) ${columns} from ${joined} where r.user_id = any ($1::uuid[])
     order by r.user_id, a.submitted_at desc, r.computed_at desc, r.id desc`,
    [people],
  )

export type UncountedRow = ResultRow & {
  intake: Buffer | null
  submitted_at: number
  definition_version: number
}

export type Place = Pick<UncountedRow, 'submitted_at' | 'user_id'>

/** The newest results of people whom no group has counted yet, the longest waiting first. As the service itself. */
export const listUncounted = (tx: Tx, assessment: string, after: Place | null, limit: number) =>
  tx.rows<UncountedRow>(
    `select * from (
       select distinct on (r.user_id) ${columns}, a.intake, a.definition_version,
         (extract(epoch from a.submitted_at) * 1000)::int8 as submitted_at
       from ${joined}
       where r.assessment_id = $1 and a.submitted_at is not null and not exists (
         select from app.cohort_people c where c.assessment_id = $1 and c.user_id = r.user_id)
       order by r.user_id, a.submitted_at desc, r.computed_at desc, r.id desc) newest
     where $2::int8 is null or (submitted_at, user_id) > ($2::int8, $3::uuid)
     order by submitted_at, user_id limit $4`,
    [assessment, after?.submitted_at ?? null, after?.user_id ?? null, limit],
  )
