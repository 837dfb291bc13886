import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type Answer, type TestService, testService } from '../../test/harness/index.ts'
import { systemActor } from '../platform/db/index.ts'
import { openInterruptible } from '../platform/interruptible.ts'
import { hashPassword, inTurn } from './passwords.ts'
import { system } from './system-actor.ts'
import { makeTicket } from './tickets.ts'

const db = { untilFrozen: openInterruptible().wait }
const password = 'seven brown herons'
const stranger = (n: number) => systemActor('identity', { requestId: '', address: `192.0.2.${n}` })
const somebody = {
  kind: 'person',
  sees: 'own',
  least: 'user',
  origin: { requestId: '', address: '' },
} as const
/** As many as there are connections for transactions. */
const emails = Array.from({ length: 12 }, (_, n) => `person-${n}@example.com`)

describe('while passwords wait to be hashed nobody else waits for a connection', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService()
  })

  const post = (path: string, body: object) => mettle.call('POST', `/api/auth${path}`, { body })

  async function othersAreServed(requests: () => Promise<Answer>[]) {
    const queue = Array.from({ length: 24 }, (_, n) =>
      inTurn(db, stranger(n), () => hashPassword(password, Buffer.alloc(16))),
    )
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

describe('the queue of passwords to be hashed', () => {
  it('is in turn by network, one IPv6 customer being one, and refuses whoever asks for too many', async () => {
    const begun: string[] = []
    const ask = (address: string, known?: string) =>
      inTurn(
        db,
        systemActor('identity', { requestId: '', address }),
        async () => {
          begun.push(known ?? address)
          await new Promise(resolve => setImmediate(resolve))
        },
        known,
      )
    const crowd = Array.from({ length: 32 }, (_, n) => ask(`2001:db8::${n}`))
    await assert.rejects(ask('2001:db8::ffff'), { code: 'RATE_LIMITED' })
    const others = [ask('192.0.2.1'), ask('192.0.2.2'), ask('192.0.2.1', 'somebody known')]
    await Promise.all([...crowd, ...others])
    const places = ['somebody known', '192.0.2.1', '192.0.2.2'].map(name => begun.indexOf(name))
    assert.deepEqual(places, [2, 4, 5])
  })
})

describe('a device that signed in before', () => {
  it('goes ahead of all strangers, and without it its owner waits as they do', async () => {
    const mettle = await testService()
    const body = { email: 'ada@example.com', password }
    const logIn = (headers = {}) => mettle.call('POST', '/api/auth/login', { body, headers })
    await mettle.call('POST', '/api/auth/signup', { body })
    const cookie = (await logIn()).headers.get('set-cookie')?.split(';')[0]
    const crowd = Array.from({ length: 40 }, (_, n) =>
      inTurn(db, stranger(n), () => hashPassword(password, Buffer.alloc(16))),
    )
    const first = await Promise.race([
      logIn().then(() => 'as a stranger'),
      logIn({ cookie }).then(() => 'by device'),
      Promise.all(crowd).then(() => 'the crowd'),
    ])
    assert.equal(first, 'by device')
    await Promise.all(crowd)
  })
})

describe('while strangers keep all connections busy that they may have', () => {
  it('made-up e-mails are answered, and people and the service itself are served', async () => {
    const mettle = await testService()
    const somebody = await mettle.person('telecaller')
    const { rows } = await mettle.superuser.query('select pg_advisory_lock(1)')
    assert.equal(rows.length, 1)
    const held = Array.from({ length: 20 }, (_, n) =>
      mettle.db.withActor(stranger(n), tx => tx.rows('select pg_advisory_xact_lock_shared(1)')),
    )
    const body = { email: 'nobody@example.com', password }
    assert.equal((await mettle.call('POST', '/api/auth/login', { body })).status, 401)
    const lead = await mettle.call('POST', '/api/leads', { as: somebody, body: { name: 'Ab' } })
    assert.equal(lead.status, 201, lead.text)
    assert.equal((await mettle.call('GET', '/api/health')).status, 200)
    await mettle.superuser.query('select pg_advisory_unlock(1)')
    await Promise.all(held)
  })
})

describe('while people keep all connections busy that they may have', () => {
  it('others sign in all the same', async () => {
    const mettle = await testService()
    const body = { email: 'grace@example.com', password }
    await mettle.call('POST', '/api/auth/signup', { body })
    const people = await Promise.all([1, 2, 3].map(() => mettle.person('telecaller')))
    await mettle.superuser.query('select pg_advisory_lock(1)')
    const held = people.flatMap(({ id }) =>
      Array.from({ length: 10 }, () =>
        mettle.db.withActor({ ...somebody, id }, tx => tx.rows('select pg_advisory_xact_lock_shared(1)')),
      ),
    )
    assert.equal((await mettle.call('POST', '/api/auth/login', { body })).status, 200)
    await mettle.superuser.query('select pg_advisory_unlock(1)')
    await Promise.all(held)
  })
})
