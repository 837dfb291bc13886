import { type Database, systemActor } from '../../platform/db/index.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { Person } from './attempts.ts'
import type { Submission } from './submit.ts'

const system = systemActor('assessments')
const idOr = (id: string | undefined) => (id !== undefined && isUuid(id) ? id : null)

/** Its own transaction was undone with everything in it; the attempt is as it was, and those who wait for it are told. */
export const tellScoringFailed = (db: Database, { id }: Person, { attempt_id, assessment_id }: Submission) =>
  db
    .withActor(system, tx =>
      tx.rows(
        `select app.tell_assessment_error(a.id, 'scoring_failed') from public.attempts a
         where a.user_id = $1 and a.state = 'in_progress' and (a.id = $2 or a.assessment_id = $3)`,
        [id, idOr(attempt_id), idOr(assessment_id)],
      ),
    )
    // The person is told what went wrong with their request, and not that nobody else could be.
    .catch(() => {})
