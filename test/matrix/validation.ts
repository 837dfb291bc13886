import { anotherPeer, attempt, builtIn, submitted } from './assessments.ts'
import type { Line, Scene } from './line.ts'

const invited = async (scene: Scene) => {
  const { id, attempt: its } = await attempt(scene)
  const made = await scene.mettle.call('POST', `/api/assessments/${id}/peers`, {
    as: scene.owner,
    body: { attempt_id: its, emails: [anotherPeer()] },
  })
  // Written to long enough ago to be reminded.
  await scene.mettle.superuser.query(
    `update peer_invitations set sent_at = sent_at - interval '4 days', reminded_at = null`,
  )
  return { id, params: { invitation_id: made.body.data.invitations[0].id as string } }
}

const proposed = async (scene: Scene) => {
  const id = await builtIn(scene)
  const { rows } = await scene.mettle.superuser.query(
    `insert into calibrations (id, assessment_id, number, state, engine_version)
     select gen_random_uuid(), $1, coalesce(max(number), 0) + 1, 'proposed', 'none' from calibrations returning id`,
    [id],
  )
  return { id, params: { recalibration_id: rows[0].id as string } }
}

const assessment = async (scene: Scene) => ({ id: await builtIn(scene) })
const unknown = { params: { token: 'no-such-link' } }

const ofAttempt = async (scene: Scene) => {
  const { id, attempt: its } = await attempt(scene)
  return { id, query: `?attempt_id=${its}` }
}

export const validation: Line[] = [
  {
    operation: 'GET /api/assessments/{id}/history',
    own: '401 200 200 200 200',
    foreign: '401 403 403 200 200',
    given: submitted,
  },
  {
    operation: 'POST /api/assessments/{id}/peers',
    own: '401 201 201 201 201',
    foreign: '401 404 404 404 404',
    given: async scene => {
      const { id, attempt: its } = await attempt(scene)
      return { id, body: { attempt_id: its, emails: [anotherPeer()] } }
    },
  },
  {
    operation: 'GET /api/assessments/{id}/peers',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: ofAttempt,
  },
  {
    operation: 'DELETE /api/assessments/{id}/peers',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: ofAttempt,
  },
  {
    operation: 'DELETE /api/assessments/{id}/peers/{invitation_id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: invited,
  },
  {
    operation: 'POST /api/assessments/{id}/peers/{invitation_id}/reminder',
    own: '401 202 202 202 202',
    foreign: '401 404 404 404 404',
    given: invited,
  },
  { operation: 'GET /api/peer-feedback/{token}', own: '404 404 404 404 404', given: () => unknown },
  {
    operation: 'POST /api/peer-feedback/{token}',
    own: '404 404 404 404 404',
    given: () => ({ ...unknown, body: { answers: [{ question_id: 'wrk-p-01', value: 3 }] } }),
  },
  {
    operation: 'POST /api/people/{id}/outcomes',
    own: '401 403 403 201 201',
    foreign: '401 403 403 201 201',
    given: ({ owner }) => ({
      id: owner.id,
      body: { metric: 'sales', period_from: '2026-01-01', period_to: '2026-02-01', value: 3 },
    }),
  },
  {
    operation: 'GET /api/people/{id}/outcomes',
    own: '401 200 200 200 200',
    foreign: '401 403 403 200 200',
    given: ({ owner }) => ({ id: owner.id }),
  },
  { operation: 'GET /api/assessments/{id}/validity', own: '401 403 403 200 200', given: assessment },
  { operation: 'GET /api/assessments/{id}/export', own: '401 403 403 403 200', given: assessment },
  { operation: 'GET /api/assessments/{id}/export/codebook', own: '401 403 403 403 200', given: assessment },
  { operation: 'POST /api/assessments/{id}/recalibrations', own: '401 403 403 403 202', given: assessment },
  { operation: 'GET /api/assessments/{id}/recalibrations', own: '401 403 403 403 200', given: assessment },
  {
    operation: 'GET /api/assessments/{id}/recalibrations/{recalibration_id}',
    own: '401 403 403 403 200',
    given: proposed,
  },
  {
    operation: 'POST /api/assessments/{id}/recalibrations/{recalibration_id}/approval',
    own: '401 403 403 403 200',
    given: async scene => ({ ...(await proposed(scene)), body: { approve: false } }),
  },
  {
    operation: 'GET /api/assessments/{id}/recalibration-schedule',
    own: '401 403 403 403 200',
    given: assessment,
  },
  {
    operation: 'PUT /api/assessments/{id}/recalibration-schedule',
    own: '401 403 403 403 200',
    given: async scene => ({ ...(await assessment(scene)), body: { every: 'month' } }),
  },
  {
    operation: 'POST /api/assessments/{id}/rescores',
    own: '401 403 403 403 202',
    given: async scene => ({ ...(await assessment(scene)), body: {} }),
  },
]
