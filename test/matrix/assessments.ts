import type { Line, Scene } from './line.ts'

export const builtIn = async ({ mettle }: Scene) =>
  (await mettle.superuser.query(`select id from assessments where created_by is null and is_active`)).rows[0]
    .id as string

/** An attempt of the owner's at the built-in assessment, and an answer to its first question. */
export async function attempt(scene: Scene) {
  const assessment = await builtIn(scene)
  const started = await scene.mettle.call('POST', '/api/assessments/start', {
    as: scene.owner,
    body: { assessment_id: assessment },
  })
  const { id, questions } = started.body.data
  return {
    id: assessment,
    attempt: id as string,
    answers: [{ question_id: questions[0].id as string, value: 3 }],
  }
}

const definition = async ({ mettle, owner }: Scene) => {
  const made = await mettle.call('POST', '/api/assessments', { as: owner, body: { title: 'Mine' } })
  return { id: made.body.data.id as string }
}

let peers = 0
/** Nobody is written to by more than a few. */
export const anotherPeer = () => `peer${++peers}@example.com`

const asked = async (scene: Scene) => {
  const { id } = await attempt(scene)
  const { body } = await scene.mettle.call('POST', `/api/assessments/${id}/peers`, {
    as: scene.owner,
    body: { emails: [anotherPeer()] },
  })
  return { id, params: { invitation_id: body.data.invitations[0].id as string } }
}

const onAttempt = async (scene: Scene) => {
  const { id, attempt: its } = await attempt(scene)
  return { id, query: `?attempt_id=${its}` }
}

const paused = async (scene: Scene) => {
  const given = await onAttempt(scene)
  await scene.mettle.call('PUT', `/api/assessments/${given.id}/pause${given.query}`, { as: scene.owner })
  return given
}

const answered = async (scene: Scene) => {
  const { id, attempt: its, answers } = await attempt(scene)
  return { id, body: { attempt_id: its, answers } }
}

export const submitted = async (scene: Scene) => {
  const { id, body } = await answered(scene)
  await scene.mettle.call('POST', '/api/assessments/submit', { as: scene.owner, body })
  return { id, query: `?user_id=${scene.owner.id}` }
}

export const assessments: Line[] = [
  { operation: 'GET /api/assessments', own: '500 200 200 200 200' },
  { operation: 'GET /api/assessments/schema', own: '401 200 200 200 200' },
  { operation: 'GET /api/assessments/taken', own: '401 200 200 200 200' },
  { operation: 'GET /api/assessments/usage', own: '401 403 403 403 200' },
  {
    operation: 'GET /api/assessments/{id}/versions',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: definition,
  },
  {
    operation: 'GET /api/assessments/{id}',
    own: '401 200 200 200 200',
    foreign: '401 200 200 200 200',
    given: definition,
  },
  {
    operation: 'GET /api/assessments/{id}',
    when: 'retired',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => {
      const { id } = await definition(scene)
      await scene.mettle.call('DELETE', `/api/assessments/${id}`, { as: scene.owner })
      return { id }
    },
  },
  {
    operation: 'GET /api/assessments/{id}/intake',
    own: '401 200 200 200 200',
    given: async scene => ({ id: await builtIn(scene) }),
  },
  {
    operation: 'PUT /api/assessments/{id}',
    own: '401 200 200 200 200',
    foreign: '401 403 403 403 200',
    given: async scene => ({ ...(await definition(scene)), body: { title: 'Other' } }),
  },
  {
    operation: 'DELETE /api/assessments/{id}',
    own: '401 200 200 200 200',
    foreign: '401 403 403 403 200',
    given: definition,
  },
  {
    operation: 'POST /api/assessments',
    own: '400 201 201 201 201',
    given: () => ({ body: { title: 'Mine' } }),
  },
  {
    operation: 'POST /api/assessments/start',
    own: '401 201 201 201 201',
    given: async scene => ({ body: { assessment_id: await builtIn(scene) } }),
  },
  {
    operation: 'POST /api/assessments/{id}/responses',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: answered,
  },
  {
    // Answers are nobody else's to read, a manager's neither.
    operation: 'GET /api/assessments/{id}/responses',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: onAttempt,
  },
  {
    operation: 'PUT /api/assessments/{id}/pause',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: onAttempt,
  },
  {
    operation: 'DELETE /api/assessments/{id}/pause',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: paused,
  },
  {
    operation: 'POST /api/assessments/{id}/extensions',
    own: '401 409 409 409 409',
    foreign: '401 404 404 404 404',
    given: onAttempt,
  },
  {
    operation: 'DELETE /api/assessments/{id}/attempt',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: onAttempt,
  },
  {
    operation: 'POST /api/assessments/submit',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: answered,
  },
  {
    operation: 'GET /api/assessments/{id}/results',
    own: '401 200 200 200 200',
    foreign: '401 403 403 200 200',
    given: submitted,
  },
  {
    operation: 'GET /api/assessments/{id}/peer-confirmations',
    own: '401 403 403 200 200',
    given: async scene => ({ id: await builtIn(scene) }),
  },
  {
    // Nobody confirms their own peers.
    operation: 'PUT /api/assessments/{id}/peer-confirmations/{invitation_id}',
    own: '401 403 403 403 403',
    foreign: '401 403 403 200 200',
    given: asked,
  },
  {
    // Nobody allows themselves a retake.
    operation: 'PUT /api/assessments/{id}/retake-permissions/{user_id}',
    own: '401 403 403 403 403',
    foreign: '401 403 403 200 200',
    given: async scene => ({ id: await builtIn(scene), params: { user_id: scene.owner.id } }),
  },
  {
    operation: 'GET /api/assessments/{id}/attempts',
    own: '401 200 200 200 200',
    given: async scene => ({ id: (await attempt(scene)).id }),
  },
]
