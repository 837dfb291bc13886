import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { type Actor, systemActor } from '../platform/db/index.ts'
import { addPerson, listPeople, setDisabled, setPassword, setRole } from './index.ts'

const password = 'seven brown herons'

describe('people', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin', { first_name: 'Root' })
  })
  const change = (as: TestPerson, id: string, body: unknown) =>
    mettle.call('PATCH', `/api/people/${id}`, { as, body })

  it('are listed for admins, newest first, by page and by search', async () => {
    const ada = await mettle.person('telecaller', { first_name: 'Ada', last_name: 'Lovelace' })
    const all = await mettle.call('GET', '/api/people?limit=1', { as: admin })
    assert.equal(all.status, 200, all.text)
    assert.equal(all.body.data[0].id, ada.id)
    assert.ok(all.body.meta.total >= 2 && all.body.data.length === 1)
    const found = await mettle.call('GET', '/api/people?search=loveLACE', { as: admin })
    assert.deepEqual(
      found.body.data.map(({ id }: { id: string }) => id),
      [ada.id],
    )
    assert.deepEqual(Object.keys(found.body.data[0]), [
      'id',
      'email',
      'email_verified',
      'first_name',
      'last_name',
      'role',
      'disabled',
      'created_at',
      'updated_at',
    ])
    const nobody = await mettle.call('GET', '/api/people?search=%25&page=9', { as: admin })
    assert.deepEqual([nobody.body.data, nobody.body.meta.total], [[], 0])
    const one = await mettle.call('GET', `/api/people/${ada.id}`, { as: admin })
    assert.equal(one.body.data.last_name, 'Lovelace')
    for (const id of ['nonsense', crypto.randomUUID()])
      assert.equal((await mettle.call('GET', `/api/people/${id}`, { as: admin })).status, 404)
  })

  it('are nobody else’s business', async () => {
    const manager = await mettle.person('manager')
    const telecaller = await mettle.person('telecaller')
    for (const as of [manager, telecaller])
      for (const [method, path, body] of [
        ['GET', '/api/people'],
        ['GET', `/api/people/${admin.id}`],
        ['PATCH', `/api/people/${as.id}`, { role: 'admin' }],
        ['GET', '/api/invitations'],
        ['POST', '/api/invitations', { email: 'x@example.com', role: 'admin' }],
        ['DELETE', `/api/invitations/${admin.id}`],
        ['GET', '/api/mail'],
      ] as const) {
        const answer = await mettle.call(method, path, { as, ...(body ? { body } : {}) })
        assert.equal(answer.status, 403, `${method} ${path} ${answer.text}`)
      }
    assert.equal((await mettle.call('GET', '/api/people/names', { as: telecaller })).status, 403)
    const names = await mettle.call('GET', '/api/people/names', { as: manager })
    assert.deepEqual(Object.keys(names.body.data[0]), ['id', 'first_name', 'last_name', 'role'])
  })

  it('are refused by the database itself, whatever the route says', async () => {
    const manager = await mettle.person('manager')
    const actor: Actor = {
      kind: 'person',
      id: manager.id,
      sees: 'all',
      least: 'user',
      origin: { requestId: '', address: '' },
    }
    for (const call of [
      `app.people(null, 10, 0)`,
      `app.person('${admin.id}')`,
      `app.change_person('${manager.id}', '{"role": "admin"}')`,
      `app.email_taken('x')`,
    ])
      await assert.rejects(
        mettle.db.withActor(actor, tx => tx.rows(`select ${call}`)),
        { code: 'MT403' },
        call,
      )
    for (const hidden of [
      'identity.accounts',
      'identity.sessions',
      'identity.tickets',
      'identity.signing_keys',
    ])
      await assert.rejects(
        mettle.db.withActor(actor, tx => tx.rows(`select * from ${hidden}`)),
        { code: '42501' },
        hidden,
      )
    const seen = await mettle.db.withActor(actor, tx => tx.rows('select id from identity.invitations'))
    assert.deepEqual(seen, [])
  })

  it('get another role, another name, and the audit log says which fields', async () => {
    const ada = await mettle.person('user', { first_name: 'Ada' })
    const changed = await change(admin, ada.id, { role: 'manager', last_name: 'Byron' })
    assert.deepEqual(
      [changed.body.data.role, changed.body.data.first_name, changed.body.data.last_name],
      ['manager', 'Ada', 'Byron'],
    )
    await change(admin, ada.id, { disabled: true })
    const { rows } = await mettle.superuser.query(
      `select actor, resource, fields from audit.entries where row_id = $1 and action = 'update' order by id`,
      [ada.id],
    )
    assert.deepEqual(rows, [
      { actor: admin.id, resource: 'profiles', fields: ['last_name', 'role'] },
      { actor: admin.id, resource: 'accounts', fields: ['disabled_at'] },
    ])
    assert.equal((await change(admin, ada.id, { role: 'emperor' })).body.error.details.field, 'role')
    assert.equal((await change(admin, ada.id, {})).status, 400)
    assert.equal((await change(admin, crypto.randomUUID(), { role: 'user' })).status, 404)
  })

  it('keep at least one admin, also when two demote each other at the same moment', async () => {
    const alone = await change(admin, admin.id, { role: 'user' })
    assert.deepEqual([alone.status, alone.body.error.code], [409, 'CONFLICT'])
    assert.equal((await change(admin, admin.id, { disabled: true })).status, 409)
    const second = await mettle.person('admin')
    const answers = await Promise.all([
      change(admin, second.id, { role: 'user' }),
      change(second, admin.id, { disabled: true }),
    ])
    // Whoever came second either was no admin any more or would have left none.
    const statuses = answers.map(({ status }) => status).sort()
    assert.equal(statuses[0], 200)
    assert.ok([401, 403, 409].includes(statuses[1] as number), String(statuses))
    const { rows } = await mettle.superuser.query(
      `select p.id from profiles p join identity.accounts a using (id) where role = 'admin' and disabled_at is null`,
    )
    assert.equal(rows.length, 1)
    admin = rows[0].id === admin.id ? admin : second
  })

  it('are changed by nobody whose role was taken away while they waited for their turn', async () => {
    const [demoted, third] = [await mettle.person('admin'), await mettle.person('admin')]
    const { superuser } = mettle
    await superuser.query('begin')
    await superuser.query('select pg_advisory_xact_lock(7238412)')
    const late = change(demoted, third.id, { role: 'user' })
    await eventually(async () => {
      const { rows } = await superuser.query(
        `select from pg_locks where locktype = 'advisory' and objid = 7238412 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows.length > 0
    })
    await superuser.query(`update profiles set role = 'manager' where id = $1`, [demoted.id])
    await superuser.query('commit')
    const { status, body } = await late
    assert.deepEqual([status, body.error.message], [403, 'This needs the role admin.'])
    await change(admin, third.id, { role: 'user' })
  })

  it('come in by invitation, with the role it names, once', async () => {
    const invite = (body: unknown) => mettle.call('POST', '/api/invitations', { as: admin, body })
    const replaced = await invite({ email: 'Joan@example.com', role: 'user' })
    assert.equal(replaced.status, 201, replaced.text)
    const headers = { 'idempotency-key': 'one invitation' }
    const body = { email: 'joan@example.com', role: 'telecaller', first_name: 'Joan' }
    const repeated = await Promise.all(
      [1, 2].map(() => mettle.call('POST', '/api/invitations', { as: admin, body, headers })),
    )
    assert.deepEqual(repeated[0]?.body, repeated[1]?.body)
    const pending = await mettle.call('GET', '/api/invitations', { as: admin })
    assert.deepEqual(
      pending.body.data.map(({ id }: { id: string }) => id),
      [repeated[0]?.body.data.id],
    )
    assert.equal(pending.body.data[0].invited_by, admin.id)
    const letters = (await mettle.call('GET', '/api/mail', { as: admin })).body.data.filter(
      ({ to }: { to: string }) => to === 'joan@example.com',
    )
    const [token, oldToken] = letters.map(
      ({ text }: { text: string }) => text.match(/invite#token=(\S+)/)?.[1],
    )
    const accept = (given: string, chosen = password) =>
      mettle.call('POST', '/api/auth/invitations/accept', {
        body: { token: given, password: chosen, last_name: 'Clarke' },
      })
    assert.equal((await accept(oldToken)).body.error.details.field, 'token')
    const weak = await accept(token, 'joan@example.com')
    assert.equal(weak.body.error.details.field, 'password', 'and does not use the invitation up')
    const answers = await Promise.all([accept(token), accept(token)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400])
    const { user } = answers.find(({ status }) => status === 201)?.body.data ?? {}
    assert.deepEqual(
      [user.email, user.role, user.first_name, user.last_name, user.email_verified],
      ['joan@example.com', 'telecaller', 'Joan', 'Clarke', true],
    )
    assert.equal((await invite({ email: 'joan@example.com', role: 'admin' })).status, 409)
  })

  it('are invited and added although somebody signed up with their address without proving it', async () => {
    const signUpFirst = (email: string) =>
      mettle.call('POST', '/api/auth/signup', { body: { email, password: 'not theirs at all' } })
    for (const email of ['mary@example.com', 'grace@example.com'])
      assert.equal((await signUpFirst(email)).status, 201)
    const body = { email: 'mary@example.com', role: 'manager' }
    const invited = await mettle.call('POST', '/api/invitations', { as: admin, body })
    assert.equal(invited.status, 201, invited.text)
    const [letter] = (await mettle.call('GET', '/api/mail', { as: admin })).body.data
    const token = letter.text.match(/invite#token=(\S+)/)?.[1]
    const accepted = await mettle.call('POST', '/api/auth/invitations/accept', { body: { token, password } })
    assert.equal(accepted.body.data.user.role, 'manager', accepted.text)
    const operator = systemActor('command line')
    const added = await mettle.db.withActor(operator, tx =>
      addPerson(tx, { email: 'grace@example.com', role: 'manager', password }),
    )
    assert.deepEqual([added.role, added.email_verified], ['manager', true])
    for (const email of ['mary@example.com', 'grace@example.com']) {
      const login = (given: string) =>
        mettle.call('POST', '/api/auth/login', { body: { email, password: given } })
      assert.equal((await login(password)).body.data.user.role, 'manager')
      assert.equal((await login('not theirs at all')).body.data.user.role, 'user')
    }
  })

  it('lose an invitation that is taken back', async () => {
    const made = await mettle.call('POST', '/api/invitations', {
      as: admin,
      body: { email: 'gone@example.com', role: 'admin' },
    })
    const { id } = made.body.data
    assert.equal((await mettle.call('DELETE', `/api/invitations/${id}`, { as: admin })).status, 200)
    assert.equal((await mettle.call('DELETE', `/api/invitations/${id}`, { as: admin })).status, 404)
    const [letter] = (await mettle.call('GET', '/api/mail', { as: admin })).body.data
    const token = letter.text.match(/invite#token=(\S+)/)?.[1]
    const late = await mettle.call('POST', '/api/auth/invitations/accept', { body: { token, password } })
    assert.equal(late.status, 400)
  })

  it('are managed from the command line by e-mail or id', async () => {
    const operator = systemActor('command line')
    const made = await mettle.db.withActor(operator, tx =>
      addPerson(tx, { email: 'Op@Example.com', role: 'telecaller', first_name: 'Op', password }),
    )
    assert.deepEqual([made.email, made.role, made.email_verified], ['op@example.com', 'telecaller', true])
    await assert.rejects(
      mettle.db.withActor(operator, tx => addPerson(tx, { email: 'op@example.com', role: 'user', password })),
      /already has an account/,
    )
    const after = await mettle.db.withActor(operator, async tx => {
      await setRole(tx, 'op@example.com', 'manager')
      await setPassword(tx, made.id, 'quite another phrase')
      await setDisabled(tx, 'op@example.com', true)
      return setDisabled(tx, 'OP@example.com', false)
    })
    assert.deepEqual([after.role, after.disabled], ['manager', false])
    const login = await mettle.call('POST', '/api/auth/login', {
      body: { email: 'op@example.com', password: 'quite another phrase' },
    })
    assert.equal(login.status, 200, login.text)
    const everybody = await mettle.db.withActor(operator, listPeople)
    assert.ok(everybody.some(({ id }) => id === made.id))
    await assert.rejects(
      mettle.db.withActor(operator, tx => setRole(tx, admin.id, 'user')),
      { code: 'CONFLICT' },
    )
    const token = await mettle.identity.accessTokenFor('op@example.com')
    assert.equal((await mettle.call('GET', '/api/auth/me', { token })).body.data.id, made.id)
  })
})
