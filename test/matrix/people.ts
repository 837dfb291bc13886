import { randomUUID } from 'node:crypto'
import type { Line, Scene } from './line.ts'

const everybody = (status: number) => Array(5).fill(status).join(' ')
const email = () => `${randomUUID()}@example.com`
const password = () => `Long enough ${randomUUID()}`

const invitation = async ({ mettle }: Scene) => {
  const as = await mettle.person('admin')
  const made = await mettle.call('POST', '/api/invitations', { as, body: { email: email(), role: 'user' } })
  return made.body.data.id as string
}

const letter = async (scene: Scene) => {
  await invitation(scene)
  const as = await scene.mettle.person('admin')
  return (await scene.mettle.call('GET', '/api/mail?limit=1', { as })).body.data[0].id as string
}

const sessionOf = async ({ mettle, owner }: Scene) =>
  (await mettle.call('GET', '/api/auth/sessions', { as: owner })).body.data[0]

const apiToken = async ({ mettle, owner }: Scene) => {
  const made = await mettle.call('POST', '/api/auth/tokens', { as: owner, body: { name: 'a program' } })
  return made.body.data.id as string
}

export const people: Line[] = [
  {
    operation: 'POST /api/auth/signup',
    own: everybody(201),
    given: () => ({ body: { email: email(), password: password() } }),
  },
  {
    operation: 'POST /api/auth/login',
    when: 'nobody has that password',
    own: everybody(401),
    given: () => ({ body: { email: email(), password: password() } }),
  },
  {
    operation: 'POST /api/auth/refresh',
    when: 'nobody holds that token',
    own: everybody(401),
    given: () => ({ body: { refresh_token: randomUUID() } }),
  },
  {
    operation: 'POST /api/auth/setup',
    when: 'nobody was given that link',
    own: everybody(400),
    given: () => ({ body: { token: randomUUID(), email: email(), password: password() } }),
  },
  {
    operation: 'POST /api/auth/setup/check',
    own: everybody(200),
    given: () => ({ body: { token: randomUUID() } }),
  },
  {
    operation: 'POST /api/auth/invitations/accept',
    when: 'nobody was invited so',
    own: everybody(400),
    given: () => ({ body: { token: randomUUID(), password: password() } }),
  },
  {
    operation: 'POST /api/auth/password/forgot',
    own: everybody(200),
    given: () => ({ body: { email: email() } }),
  },
  {
    operation: 'POST /api/auth/password/reset',
    when: 'nobody asked for that link',
    own: everybody(400),
    given: () => ({ body: { token: randomUUID(), password: password() } }),
  },
  {
    operation: 'POST /api/auth/verify',
    when: 'nobody was sent that link',
    own: everybody(400),
    given: () => ({ body: { token: randomUUID() } }),
  },
  { operation: 'POST /api/auth/verify/resend', own: '401 200 200 200 200', given: () => ({ body: {} }) },
  { operation: 'POST /api/auth/logout', own: '401 200 200 200 200', given: () => ({ body: {} }) },
  { operation: 'GET /api/auth/sessions', own: '401 200 200 200 200' },
  { operation: 'DELETE /api/auth/sessions', own: '401 200 200 200 200' },
  {
    operation: 'DELETE /api/auth/sessions/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: async scene => ({ id: (await sessionOf(scene)).id }),
  },
  {
    operation: 'POST /api/auth/tokens',
    own: '401 201 201 201 201',
    given: () => ({ body: { name: 'a program' } }),
  },
  { operation: 'GET /api/auth/tokens', own: '401 200 200 200 200' },
  {
    operation: 'DELETE /api/auth/tokens/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 404 404',
    given: async scene => ({ id: await apiToken(scene) }),
  },
  { operation: 'GET /api/auth/me', own: '401 200 200 200 200' },
  {
    operation: 'PATCH /api/auth/me',
    own: '401 200 200 200 200',
    given: () => ({ body: { first_name: 'New' } }),
  },
  { operation: 'GET /api/auth/providers', own: everybody(200) },
  {
    operation: 'GET /api/auth/authorize',
    when: 'no such provider',
    own: everybody(400),
    given: () => ({ query: '?provider=nowhere' }),
  },
  { operation: 'GET /api/auth/callback', when: 'no sign-in was begun', own: everybody(302) },
  {
    operation: 'POST /api/auth/exchange',
    when: 'nobody was given that code',
    own: everybody(400),
    given: () => ({ body: { code: randomUUID() } }),
  },
  { operation: 'GET /api/people', own: '401 403 403 403 200' },
  { operation: 'GET /api/people/names', own: '401 403 403 200 200' },
  {
    operation: 'GET /api/people/{id}',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: ({ owner }) => ({ id: owner.id }),
  },
  {
    operation: 'PATCH /api/people/{id}',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: ({ owner }) => ({ id: owner.id, body: { role: 'admin' } }),
  },
  {
    operation: 'POST /api/invitations',
    own: '401 403 403 403 201',
    given: () => ({ body: { email: email(), role: 'admin' } }),
  },
  { operation: 'GET /api/invitations', own: '401 403 403 403 200' },
  {
    operation: 'DELETE /api/invitations/{id}',
    own: '401 403 403 403 200',
    given: async scene => ({ id: await invitation(scene) }),
  },
  { operation: 'GET /api/mail', own: '401 403 403 403 200' },
  {
    operation: 'POST /api/mail/{id}/send',
    when: 'no mail leaves',
    own: '401 403 403 403 409',
    given: () => ({ id: randomUUID() }),
  },
  {
    operation: 'DELETE /api/mail/{id}',
    own: '401 403 403 403 200',
    given: async scene => ({ id: await letter(scene) }),
  },
  {
    operation: 'GET /api/people/{id}/sessions',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: ({ owner }) => ({ id: owner.id }),
  },
  {
    operation: 'DELETE /api/people/{id}/sessions',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: ({ owner }) => ({ id: owner.id }),
  },
  {
    operation: 'DELETE /api/people/{id}/sessions/{session_id}',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: async scene => ({ id: scene.owner.id, params: { session_id: (await sessionOf(scene)).id } }),
  },
  {
    operation: 'POST /api/people/{id}/password-reset',
    own: '401 403 403 403 202',
    foreign: '401 403 403 403 202',
    given: ({ owner }) => ({ id: owner.id }),
  },
]
