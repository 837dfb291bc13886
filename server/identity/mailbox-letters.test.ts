import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { runJob } from '../assessments/crowd.fixture.ts'

const password = 'seven brown herons'

describe('letters that strangers have sent to one mailbox', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const post = (path: string, body: unknown, token?: string) =>
    mettle.call('POST', `/api/auth${path}`, { body, ...(token ? { token } : {}) })
  const join = async (email: string) => {
    const joined = await post('/signup', { email, password })
    assert.equal(joined.status, 201, joined.text)
    return joined.body.data.access_token as string
  }
  const forgot = async (email: string) =>
    assert.equal((await post('/password/forgot', { email })).status, 200)
  const lettersTo = async (name: RegExp) =>
    (await mettle.call('GET', '/api/mail?limit=1000', { as: admin })).body.data.filter(
      (letter: { to: string }) => name.test(letter.to),
    ).length
  const later = (hours: number) =>
    mettle.superuser.query('update app.mailbox_letters set sent_at = sent_at - make_interval(hours => $1)', [
      hours,
    ])
  const spelt = (name: string) => [
    `${name}@example.com`,
    `${name}+0@example.com`,
    `${name}+1@example.com`,
    `${name.slice(0, 2)}.${name.slice(2)}@example.com`,
    `"${name}"@example.com`,
    `${name}＋2@example.com`,
    `${name}+3@example.com`,
  ]

  it('are five an hour and ten a day, however its address is spelt', async () => {
    const count = () => lettersTo(/^"?fl\.?ooded/)
    const tokens = []
    for (const email of spelt('flooded')) tokens.push(await join(email))
    assert.equal(await count(), 5)
    for (const token of tokens) assert.equal((await post('/verify/resend', '', token)).status, 200)
    assert.equal(await count(), 5)
    await later(1)
    for (const token of tokens) await post('/verify/resend', '', token)
    assert.equal(await count(), 10)
    await later(2)
    for (const token of tokens) await post('/verify/resend', '', token)
    assert.equal(await count(), 10)
    await later(24)
    await post('/verify/resend', '', tokens[0])
    assert.equal(await count(), 11)
  })

  it('are five when sixty are asked for at once', async () => {
    const token = await join('raced@example.com')
    await Promise.all(Array.from({ length: 60 }, () => post('/verify/resend', '', token)))
    assert.equal(await lettersTo(/^raced/), 5)
  })

  it('are no more for a new password of accounts that have proven no address', async () => {
    const emails = spelt('forgotten').slice(0, 4)
    for (const email of emails) await join(email)
    await Promise.all([...emails, ...emails].map(forgot))
    assert.equal(await lettersTo(/^"?fo\.?rgotten/), 5)
  })

  it('use up none of those to a proven address, which are five an hour, and one after twenty a day', async () => {
    const { id } = await mettle.person('user')
    const email = `${id}@example.com`
    for (let n = 0; n < 6; n++) await join(`${id}+${n}@example.com`)
    assert.equal(await lettersTo(new RegExp(`^${id}\\+`)), 5)
    const count = () => lettersTo(new RegExp(`^${id}@`))
    for (const sent of [5, 10, 15, 20, 21, 22]) {
      await Promise.all(Array.from({ length: 7 }, () => forgot(email)))
      assert.equal(await count(), sent)
      await later(1)
    }
  })

  it('are counted by what tells nobody’s address, and forgotten after a day', async () => {
    await join('counted@example.com')
    const rows = async () =>
      (await mettle.superuser.query('select m::text as row from app.mailbox_letters m')).rows
    assert.ok((await rows()).length > 0)
    assert.ok((await rows()).every(({ row }) => !Buffer.from(row).includes('counted')))
    await later(25)
    await runJob(mettle, 'upkeep')
    assert.equal((await rows()).length, 0)
  })
})

describe('letters of an admin about a new password', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const send = (id: string) =>
    mettle.call('POST', `/api/people/${id}/password-reset`, { as: admin, body: {} })

  it('are five an hour, also when many are asked for at once', async () => {
    const { id } = await mettle.person('user')
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id)))
    assert.equal(answers.filter(({ status }) => status === 409).length, 15)
  })

  it('come when strangers have used up those that anybody can ask for, and use up none of them', async () => {
    const { id } = await mettle.person('user')
    const forgot = () =>
      mettle.call('POST', '/api/auth/password/forgot', { body: { email: `${id}@example.com` } })
    const letters = async () =>
      (await mettle.call('GET', '/api/mail?limit=1000', { as: admin })).body.data.filter(
        ({ to }: { to: string }) => to.startsWith(id),
      ).length
    for (let n = 0; n < 6; n++) await forgot()
    assert.equal(await letters(), 5)
    for (let n = 0; n < 5; n++) assert.equal((await send(id)).status, 202)
    assert.equal(await letters(), 10)
    assert.equal((await send(id)).status, 409)
    await mettle.superuser.query(`update app.mailbox_letters set sent_at = sent_at - interval '1 hour'`)
    for (let n = 0; n < 5; n++) await send(id)
    await forgot()
    assert.equal(await letters(), 16)
  })
})
