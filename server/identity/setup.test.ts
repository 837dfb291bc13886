import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestService, testService } from '../../test/harness/index.ts'

const password = 'seven brown herons'

describe('an empty installation', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })
  const tokenIn = (message: string) => message.match(/\/setup#token=([\w-]{43})/)?.[1]
  const needsAdmin = async () => (await mettle.call('GET', '/api/auth/providers')).body.data.needs_admin
  const usable = async (token: string | undefined) =>
    (await mettle.call('POST', '/api/auth/setup/check', { body: { token } })).body.data.usable
  const setUp = (token: string | undefined, email: string, phrase = password) =>
    mettle.call('POST', '/api/auth/setup', { body: { token, email, password: phrase, first_name: 'Root' } })

  it('prints where it listens, where its data is, what happens to mail, and a link', async () => {
    const message = await mettle.identity.startupMessage(mettle.url)
    assert.match(message, new RegExp(`listens on ${mettle.url}`))
    assert.match(message, /PostgreSQL server of DATABASE_URL/)
    assert.ok(!message.includes(mettle.databaseUrl))
    assert.match(message, /Mail is kept, not sent/)
    assert.ok(tokenIn(message))
  })

  it('voids the link of an earlier start, and a made-up one', async () => {
    const early = tokenIn(await mettle.identity.startupMessage(mettle.url))
    await mettle.identity.startupMessage(mettle.url)
    for (const token of [early, 'x'.repeat(43)]) {
      assert.equal(await usable(token), false)
      const answer = await setUp(token, 'root@example.com')
      assert.deepEqual([answer.status, answer.body.error.details.field], [400, 'token'])
    }
  })

  it('makes exactly one admin of two who use the link at once, and a weak password does not use it up', async () => {
    // Somebody was quicker to sign up with the operator's address: they do not keep it.
    const earlier = await mettle.call('POST', '/api/auth/signup', {
      body: { email: 'root@example.com', password: 'not the operator' },
    })
    const token = tokenIn(await mettle.identity.startupMessage(mettle.url))
    assert.equal(await needsAdmin(), true)
    assert.equal((await setUp(token, 'root@example.com', 'password123')).body.error.details.field, 'password')
    assert.equal(await usable(token), true)
    const answers = await Promise.all([setUp(token, 'root@example.com'), setUp(token, 'other@example.com')])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400])
    const winner = answers.find(({ status }) => status === 201)?.body.data
    assert.deepEqual([winner.user.role, winner.user.first_name], ['admin', 'Root'])
    assert.notEqual(winner.user.id, earlier.body.data.user.id)
    const { rows } = await mettle.superuser.query(`select id from profiles where role = 'admin'`)
    assert.deepEqual(rows, [{ id: winner.user.id }])
    assert.equal(await needsAdmin(), false)
    // By the operator's word the address is theirs: they can invite at once, without a letter to confirm it.
    assert.equal(winner.user.email_verified, true)
    const body = { email: 'second@example.com', role: 'admin' }
    const invited = await mettle.call('POST', '/api/invitations', { token: winner.access_token, body })
    assert.equal(invited.status, 201, invited.text)
    const people = await mettle.call('GET', '/api/people', { token: winner.access_token })
    assert.equal(people.status, 200, people.text)
  })

  it('prints no link any more once there is an admin', async () => {
    assert.equal(tokenIn(await mettle.identity.startupMessage(mettle.url)), undefined)
  })
})
