import { eventually } from '../harness/eventually.ts'
import type { Line, Scene } from './line.ts'

const adminsOnly = '401 403 403 403 200'
const adminsStart = '401 403 403 403 202'

const lead = async ({ mettle, owner }: Scene) => {
  const admin = await mettle.person('admin')
  const body = { name: 'A Lead', phone: '9876543210', assigned_to: owner.id }
  return (await mettle.call('POST', '/api/leads', { as: admin, body })).body.data.id as string
}
const reason = { reason: 'a case at court' }
const held = async (scene: Scene, path: string) => {
  const admin = await scene.mettle.person('admin')
  await scene.mettle.call('PUT', `/api${path}/legal-hold`, { as: admin, body: reason })
}
const waiting = async ({ mettle, owner }: Scene) => {
  const made = await mettle.call('POST', `/api/people/${owner.id}/erasure`, { as: owner })
  return { id: made.body.data.id as string }
}
const exported = async ({ mettle, owner }: Scene) => {
  const made = await mettle.call('POST', `/api/people/${owner.id}/export`, { as: owner })
  return { id: made.body.data.id as string }
}

export const governance: Line[] = [
  { operation: 'GET /api/legal-holds', own: adminsOnly },
  {
    operation: 'PUT /api/leads/{id}/legal-hold',
    own: adminsOnly,
    foreign: adminsOnly,
    given: async scene => ({ id: await lead(scene), body: reason }),
  },
  {
    operation: 'DELETE /api/leads/{id}/legal-hold',
    own: adminsOnly,
    foreign: adminsOnly,
    given: async scene => {
      const id = await lead(scene)
      await held(scene, `/leads/${id}`)
      return { id }
    },
  },
  {
    operation: 'PUT /api/people/{id}/legal-hold',
    own: adminsOnly,
    foreign: adminsOnly,
    given: ({ owner }) => ({ id: owner.id, body: reason }),
  },
  {
    operation: 'DELETE /api/people/{id}/legal-hold',
    own: adminsOnly,
    foreign: adminsOnly,
    given: async scene => {
      await held(scene, `/people/${scene.owner.id}`)
      return { id: scene.owner.id }
    },
  },
  { operation: 'GET /api/retention/preview', own: adminsOnly },
  { operation: 'GET /api/retention/runs', own: adminsOnly },
  {
    operation: 'GET /api/people/{id}/erasure',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 200',
    given: async scene => {
      await waiting(scene)
      return { id: scene.owner.id }
    },
  },
  {
    operation: 'POST /api/people/{id}/export',
    own: '401 202 202 202 202',
    foreign: adminsStart,
    given: ({ owner }) => ({ id: owner.id }),
  },
  {
    operation: 'POST /api/leads/{id}/export',
    own: '401 403 403 202 202',
    foreign: '401 403 403 202 202',
    given: async scene => ({ id: await lead(scene) }),
  },
  {
    operation: 'GET /api/exports/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: exported,
  },
  {
    operation: 'GET /api/exports/{id}/file',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: async scene => {
      const { mettle, owner } = scene
      const made = await exported(scene)
      const state = async () =>
        (await mettle.call('GET', `/api/exports/${made.id}`, { as: owner })).body.data.state
      await eventually(async () => (await state()) === 'ready')
      return made
    },
  },
  {
    operation: 'POST /api/people/{id}/erasure',
    own: '401 202 202 202 202',
    foreign: adminsStart,
    given: ({ owner }) => ({ id: owner.id }),
  },
  {
    operation: 'POST /api/leads/{id}/erasure',
    own: adminsStart,
    foreign: adminsStart,
    given: async scene => ({ id: await lead(scene) }),
  },
  { operation: 'GET /api/erasures', own: adminsOnly },
  {
    operation: 'GET /api/erasures/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 200',
    given: waiting,
  },
  {
    operation: 'DELETE /api/erasures/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 200',
    given: waiting,
  },
]
