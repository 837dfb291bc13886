import { about, type Held } from './held.ts'

const definition = 'the organisation’s own text'
const noAge = { none: 'needed as long as assessments are used' }
const sameForAll = 'says nothing of a person'

export const assessments: Record<string, Held> = {
  'public.attempts': {
    gone: 'id assessment_id user_id state seed engine_version calibration_id intake started_at submitted_at updated_at definition_version',
    exported: { person: 'user_id', own: 'intake', opens: { intake: 'id' } },
    retention: 'results',
  },
  'public.assessment_responses': {
    gone: 'attempt_id number user_id kind question_id sealed served at',
    exported: { person: 'user_id', own: 'sealed', opens: { sealed: 'attempt_id/number' } },
    retention: 'answers',
  },
  'public.assessment_results': {
    gone: 'id attempt_id user_id assessment_id engine_version calibration_id reason sealed computed_at',
    exported: { person: 'user_id', opens: { sealed: 'id' } },
    retention: 'results',
  },
  'public.peer_invitations': {
    gone: 'id attempt_id user_id email email_digest sent_at expires_at reminded_at withdrawn_at confirmed_at',
    people: 'confirmed_by',
    exported: {
      person: 'user_id',
      own: 'email',
      opens: { email: 'id' },
      omit: { email_digest: 'technical' },
    },
    retention: 'results',
  },
  'public.peer_tokens': {
    gone: 'digest invitation_id letter created_at',
    exported: { no: 'digests of links that were sent to others' },
    retention: 'results',
  },
  'public.peer_answers': {
    gone: 'invitation_id attempt_id user_id sealed answered_at round',
    exported: { no: 'peers answer without being named; what they said stands in the results, together' },
    retention: 'answers',
  },
  'public.person_outcomes': {
    gone: 'id person_id metric period_from period_to value n source created_at updated_at',
    people: 'recorded_by',
    exported: { person: 'person_id' },
    retention: { none: 'goes with its person' },
  },
  'public.retake_permissions': {
    gone: 'id assessment_id user_id granted_at',
    people: 'granted_by',
    exported: { person: 'user_id' },
    retention: { none: 'ends with the attempt after it' },
  },
  'public.assessments': {
    people: 'created_by',
    kept: about(
      definition,
      'id title description questions scoring_rules is_active created_at updated_at version bytes',
    ),
    exported: { person: 'created_by' },
    retention: noAge,
  },
  'public.assessment_versions': {
    kept: about(definition, 'assessment_id version title description questions scoring_rules replaced_at'),
    exported: { no: definition },
    retention: noAge,
  },
  'public.calibrations': {
    people: 'requested_by decided_by',
    kept: about(
      sameForAll,
      'id assessment_id number state created_at finished_at decided_at engine_version parameters report',
    ),
    exported: { no: sameForAll },
    retention: noAge,
  },
  'public.norms': {
    kept: about(sameForAll, 'assessment_id dimension n norm computed_at'),
    exported: { no: sameForAll },
    retention: noAge,
  },
  'public.recalibration_schedules': {
    people: 'set_by',
    kept: about(sameForAll, 'assessment_id every next_at set_at'),
    exported: { no: sameForAll },
    retention: noAge,
  },
}
