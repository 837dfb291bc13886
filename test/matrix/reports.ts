import { builtIn, submitted } from './assessments.ts'
import type { Line, Scene } from './line.ts'

/** Results of the owner's, and the attempt they come from. */
const scored = async (scene: Scene) => {
  const { id } = await submitted(scene)
  const { rows } = await scene.mettle.superuser.query('select id from attempts where user_id = $1', [
    scene.owner.id,
  ])
  return { id, attempt: rows[0].id as string }
}

/** A report of the owner's, as though it had been made. */
const ready = async (scene: Scene) => {
  const { id, attempt } = await scored(scene)
  const asked = await scene.mettle.call('POST', `/api/assessments/${id}/reports`, {
    as: scene.owner,
    body: { format: 'web', attempt_id: attempt },
  })
  const report = asked.body.data.id as string
  for (;;) {
    const { body } = await scene.mettle.call('GET', `/api/reports/${report}`, { as: scene.owner })
    if (body.data.state === 'ready') return { id: report }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

const shared = async (scene: Scene) => {
  const { id } = await ready(scene)
  const { body } = await scene.mettle.call('POST', `/api/reports/${id}/links`, { as: scene.owner, body: {} })
  return { id, params: { link_id: body.data.id as string, token: body.data.token as string } }
}

const team = async ({ mettle, owner }: Scene) => {
  const manager = await mettle.person('manager')
  const made = await mettle.call('POST', '/api/teams', {
    as: manager,
    body: { name: 'Night desk', member_ids: [owner.id] },
  })
  return { id: made.body.data.id as string }
}
const renamed = async (scene: Scene) => ({ ...(await team(scene)), body: { name: 'Day desk' } })

export const reports: Line[] = [
  { operation: 'GET /api/reports/preferences', own: '401 200 200 200 200' },
  {
    operation: 'PUT /api/reports/preferences',
    own: '401 200 200 200 200',
    given: () => ({ body: { letters: false } }),
  },
  {
    operation: 'POST /api/report-mails/unsubscribe',
    when: 'by a link that never was',
    own: '404 404 404 404 404',
    given: () => ({ body: { token: 'x' } }),
  },
  {
    operation: 'POST /api/report-mails/unsubscribe/{token}',
    when: 'by a link that never was',
    own: '404 404 404 404 404',
    given: () => ({ params: { token: 'x' } }),
  },
  {
    operation: 'GET /api/report-mails/unsubscribe/{token}',
    own: '302 302 302 302 302',
    given: () => ({ params: { token: 'x' } }),
  },
  { operation: 'GET /api/comparison-consent', own: '401 200 200 200 200' },
  {
    operation: 'PUT /api/comparison-consent',
    own: '401 200 200 200 200',
    given: () => ({ body: { given: true } }),
  },
  { operation: 'GET /api/teams', own: '401 200 200 200 200' },
  {
    operation: 'POST /api/teams',
    own: '401 403 403 201 201',
    given: () => ({ body: { name: 'Night desk' } }),
  },
  {
    operation: 'GET /api/teams/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: team,
  },
  {
    operation: 'GET /api/teams/{id}/compatibility',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: team,
  },
  {
    operation: 'PUT /api/teams/{id}',
    own: '401 403 403 200 200',
    foreign: '401 403 403 200 200',
    given: renamed,
  },
  {
    operation: 'DELETE /api/teams/{id}',
    own: '401 403 403 200 200',
    foreign: '401 403 403 200 200',
    given: team,
  },
  {
    operation: 'GET /api/cohort-reports',
    own: '401 403 403 200 200',
    given: async scene => ({ query: `?assessment_id=${await builtIn(scene)}` }),
  },
  {
    operation: 'POST /api/assessments/{id}/reports',
    own: '401 202 202 202 202',
    foreign: '401 404 404 202 202',
    given: async scene => {
      const { id, attempt } = await scored(scene)
      return { id, body: { format: 'web', attempt_id: attempt } }
    },
  },
  {
    operation: 'POST /api/assessments/{id}/reports',
    when: 'where nothing was taken',
    own: '401 404 404 404 404',
    foreign: '401 404 404 404 404',
    given: async scene => ({ id: await builtIn(scene), body: { format: 'web' } }),
  },
  {
    operation: 'GET /api/reports',
    own: '401 200 200 200 200',
    foreign: '401 403 403 200 200',
    given: ({ owner }) => ({ query: `?user_id=${owner.id}` }),
  },
  {
    operation: 'GET /api/reports/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: ready,
  },
  {
    operation: 'GET /api/reports/{id}/pdf',
    own: '401 409 409 409 409',
    foreign: '401 404 404 409 409',
    given: ready,
  },
  {
    operation: 'DELETE /api/reports/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 403 200',
    given: ready,
  },
  {
    operation: 'POST /api/reports/{id}/links',
    own: '401 201 201 201 201',
    foreign: '401 404 404 403 403',
    given: async scene => ({ ...(await ready(scene)), body: {} }),
  },
  {
    operation: 'GET /api/reports/{id}/links',
    own: '401 200 200 200 200',
    foreign: '401 404 404 403 403',
    given: ready,
  },
  {
    operation: 'DELETE /api/reports/{id}/links/{link_id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 403 403',
    given: shared,
  },
  { operation: 'GET /api/shared-reports/{token}', own: '200 200 200 200 200', given: shared },
]
