import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type Answer, type TestService, testService } from '../../test/harness/index.ts'
import { hashPassword } from './passwords.ts'
import { system } from './system-actor.ts'
import { makeTicket } from './tickets.ts'

const password = 'seven brown herons'
/** As many as there are connections for transactions. */
const emails = Array.from({ length: 12 }, (_, n) => `person-${n}@example.com`)

describe('while passwords wait to be hashed nobody else waits for a connection', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })

  const post = (path: string, body: object) => mettle.call('POST', `/api/auth${path}`, { body })

  async function othersAreServed(requests: () => Promise<Answer>[]) {
    const queue = Array.from({ length: 60 }, () => hashPassword(password, Buffer.alloc(16)))
    const asked = requests()
    const answered = Promise.race(asked).then(() => 'the hashing')
    const first = await Promise.race([answered, oneAfterAnother()])
    for (const answer of await Promise.all(asked)) assert.ok(answer.status < 300, answer.text)
    await Promise.all(queue)
    assert.equal(first, 'the others')
  }

  /** The requests have come to the hashing by the time the last of these is served. */
  async function oneAfterAnother() {
    for (let n = 0; n < 100; n++) await mettle.db.withActor(system, tx => tx.rows('select'))
    return 'the others'
  }

  it('when invitations are accepted', async () => {
    const admin = await mettle.person('admin')
    for (const email of emails)
      await mettle.call('POST', '/api/invitations', { as: admin, body: { email, role: 'telecaller' } })
    const { data } = (await mettle.call('GET', '/api/mail', { as: admin })).body
    const tokens = data.map((letter: { text: string }) => letter.text.match(/invite#token=(\S+)/)?.[1])
    assert.equal(tokens.length, emails.length)
    await othersAreServed(() =>
      tokens.map((token: string) => post('/invitations/accept', { token, password })),
    )
  })

  it('when passwords are set anew', async () => {
    const tokens = await Promise.all(
      emails.map(async () => {
        const { id } = await mettle.person('user')
        return mettle.db.withActor(system, tx => makeTicket(tx, 'reset', id))
      }),
    )
    await othersAreServed(() => tokens.map(token => post('/password/reset', { token, password })))
  })
})
