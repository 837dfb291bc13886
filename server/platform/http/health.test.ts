import assert from 'node:assert/strict'
import { it, mock } from 'node:test'
import Fastify from 'fastify'
import type { Database } from '../db/index.ts'
import type { App } from './app-types.ts'
import { healthRoute } from './health.ts'

it('health is told within two seconds of a database that never answers', async () => {
  const app = Fastify()
  const db = { one: () => new Promise(() => {}) } as unknown as Database
  healthRoute(app as unknown as App, { db, identity: { ready: async () => {} } })
  await app.ready()
  mock.timers.enable({ apis: ['setTimeout'] })
  let answered = false
  const asking = app.inject('/health').then(answer => {
    answered = true
    return answer
  })
  const turn = () => new Promise(resolve => setImmediate(resolve))
  await turn()
  await turn()
  mock.timers.tick(1_000)
  await turn()
  assert.equal(answered, false, 'somebody who is only slow is waited for')
  mock.timers.tick(1_000)
  const { statusCode, body } = await asking
  mock.timers.reset()
  assert.deepEqual([statusCode, JSON.parse(body).status], [500, 'unhealthy'])
})
