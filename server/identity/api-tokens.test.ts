import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('an API token', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const make = async (as: TestPerson, body: object = {}) => {
    const answer = await mettle.call('POST', '/api/auth/tokens', { as, body: { name: 'a program', ...body } })
    assert.equal(answer.status, 201, answer.text)
    return answer.body.data as { id: string; token: string; expires_at: string | null }
  }
  const me = (token: string) => mettle.call('GET', '/api/auth/me', { token })
  const list = async (as: TestPerson) => (await mettle.call('GET', '/api/auth/tokens', { as })).body.data

  it('acts as its owner, is shown once and kept as a digest', async () => {
    const ada = await mettle.person('telecaller')
    const { id, token } = await make(ada)
    assert.match(token, /^mettle_[\w-]{43}$/)
    assert.equal((await me(token)).body.data.id, ada.id)
    const lead = await mettle.call('POST', '/api/leads', { token, body: { name: 'Ab' } })
    assert.deepEqual([lead.status, lead.body.data.assigned_to], [201, ada.id])
    const [listed] = await list(ada)
    assert.deepEqual([listed.id, listed.name, listed.token], [id, 'a program', undefined])
    const { rows } = await mettle.superuser.query('select * from identity.api_tokens where id = $1', [id])
    const kept = JSON.stringify(rows[0]) + rows[0].digest.toString('latin1')
    assert.ok(!kept.includes(token.slice(7)))
  })

  it('has its owner’s role of the moment', async () => {
    const boss = await mettle.person('manager')
    const { token } = await make(boss)
    const names = () => mettle.call('GET', '/api/people/names', { token })
    assert.equal((await names()).status, 200)
    await mettle.call('PATCH', `/api/people/${boss.id}`, { as: admin, body: { role: 'user' } })
    assert.equal((await names()).status, 403)
  })

  it('stops at once when it is revoked, when it runs out and when its owner is disabled', async () => {
    const ada = await mettle.person('telecaller')
    const [one, two, three] = [await make(ada), await make(ada), await make(ada)]
    for (const { token } of [one, two, three]) assert.equal((await me(token)).status, 200)
    const gone = await mettle.call('DELETE', `/api/auth/tokens/${one.id}`, { as: ada })
    assert.equal(gone.status, 200, gone.text)
    const refused = await me(one.token)
    assert.deepEqual(
      [refused.status, refused.body.error.message],
      [401, 'This API token was revoked or has run out.'],
    )
    await mettle.superuser.query('update identity.api_tokens set expires_at = now() where id = $1', [two.id])
    assert.equal((await me(two.token)).status, 401)
    await mettle.call('PATCH', `/api/people/${ada.id}`, { as: admin, body: { disabled: true } })
    assert.equal((await me(three.token)).status, 401)
  })

  it('that may only read is refused every change', async () => {
    const ada = await mettle.person('telecaller')
    const { token } = await make(ada, { read_only: true })
    assert.equal((await mettle.call('GET', '/api/leads', { token })).status, 200)
    const created = await mettle.call('POST', '/api/leads', { token, body: { name: 'Ab' } })
    assert.deepEqual([created.status, created.body.error.details.reason], [400, 'FORBIDDEN'])
    for (const [method, path, body] of [
      ['PATCH', '/api/auth/me', { first_name: 'X' }],
      ['DELETE', '/api/leads/none', undefined],
      ['PUT', '/api/leads/none', {}],
    ] as const)
      assert.equal((await mettle.call(method, path, { token, body })).status, 403, method)
    const { rowCount } = await mettle.superuser.query('select from leads where assigned_to = $1', [ada.id])
    assert.equal(rowCount, 0)
  })

  it('that may only read is told like any other where there is nothing to change', async () => {
    const { token } = await make(await mettle.person('telecaller'), { read_only: true })
    assert.equal((await mettle.call('POST', '/api/nothing', { token, body: {} })).status, 404)
    assert.equal((await mettle.call('PATCH', '/api/leads', { token, body: {} })).status, 405)
    assert.equal((await mettle.call('OPTIONS', '/api/leads', { token })).status, 204)
  })

  it('makes no other, ends no session and signs nobody out', async () => {
    const ada = await mettle.person('telecaller')
    const { id, token } = await make(ada)
    for (const [method, path, body] of [
      ['POST', '/api/auth/tokens', { name: 'offspring' }],
      ['DELETE', `/api/auth/tokens/${id}`, undefined],
      ['DELETE', '/api/auth/sessions', undefined],
      ['POST', '/api/auth/logout', {}],
    ] as const)
      assert.equal((await mettle.call(method, path, { token, body })).status, 403, `${method} ${path}`)
    assert.equal((await me(ada.token)).status, 200)
  })

  it('is refused by name when it would end before it began, and beyond twenty', async () => {
    const ada = await mettle.person('user')
    const wrong = await mettle.call('POST', '/api/auth/tokens', {
      as: ada,
      body: { name: 'late', expires_at: '2020-01-01T00:00:00Z' },
    })
    assert.deepEqual([wrong.status, wrong.body.error.details.field], [400, 'expires_at'])
    const expires_at = '2099-01-01T00:00:00.000Z'
    assert.equal((await make(ada, { expires_at })).expires_at, expires_at)
    const answers = await Promise.all(
      Array.from({ length: 22 }, () =>
        mettle.call('POST', '/api/auth/tokens', { as: ada, body: { name: 'one of many' } }),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 201).length, 19)
    assert.equal(answers.filter(({ status }) => status === 409).length, 3)
    assert.equal((await list(ada)).length, 20)
  })

  it('changes its owner’s name and not their password', async () => {
    const ada = await mettle.person('user')
    const { token } = await make(ada)
    const change = (body: object) => mettle.call('PATCH', '/api/auth/me', { token, body })
    assert.equal((await change({ first_name: 'Ada' })).status, 200)
    const body = {
      first_name: 'Eve',
      password: 'a password of a program',
      current_password: 'whatever it is',
    }
    const { status, text } = await change(body)
    assert.equal(status, 403, text)
    assert.equal((await me(token)).body.data.first_name, 'Ada')
  })

  it('shows its last use, written once a minute at most', async () => {
    const ada = await mettle.person('user')
    const { id, token } = await make(ada)
    await mettle.superuser.query('update identity.api_tokens set expires_at = now() where id = $1', [id])
    assert.equal((await me(token)).status, 401)
    assert.equal((await list(ada))[0].last_used_at, null)
    await mettle.superuser.query('update identity.api_tokens set expires_at = null where id = $1', [id])
    await me(token)
    const lastUse = async () => (await list(ada))[0].last_used_at
    const used = await eventually(lastUse)
    assert.ok(Date.parse(used) <= Date.now())
    await me(token)
    await mettle.identity.apiTokens.find(token)
    assert.equal(await lastUse(), used)
    await mettle.superuser.query(
      `update identity.api_tokens set last_used_at = now() - interval '2 minutes' where id = $1`,
      [id],
    )
    await mettle.identity.apiTokens.find(token)
    await eventually(async () => (await lastUse()) >= used)
  })

  it('that was made up is refused without asking the database', async () => {
    const { token } = await make(await mettle.person('user'))
    const last = token.at(-10) === 'A' ? 'B' : 'A'
    const forged = token.slice(0, -10) + last + token.slice(-9)
    await mettle.superuser.query('alter table identity.api_tokens rename to api_tokens_away')
    try {
      assert.equal((await me(forged)).status, 401)
      assert.equal((await me(`mettle_${'A'.repeat(43)}`)).status, 401)
      assert.equal((await me('mettle_')).status, 401)
    } finally {
      await mettle.superuser.query('alter table identity.api_tokens_away rename to api_tokens')
    }
  })

  it('is told of by mail, and stands in the audit log', async () => {
    const ada = await mettle.person('user')
    const { id } = await make(ada, { name: 'the nightly export' })
    const { data } = (await mettle.call('GET', '/api/mail', { as: admin })).body
    const to = (person: TestPerson) =>
      data.filter((letter: { to: string }) => letter.to === `${person.id}@example.com`)
    assert.match(to(ada)[0].text, /"the nightly export"/)
    const { rows } = await mettle.superuser.query(
      `select actor, action, address from audit.entries where resource = 'api_tokens' and row_id = $1`,
      [id],
    )
    assert.deepEqual(rows, [{ actor: ada.id, action: 'create', address: '127.0.0.1' }])
  })
})
