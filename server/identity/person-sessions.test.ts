import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

const password = 'seven brown herons'

describe('what an admin does about somebody’s sign-ins', () => {
  let mettle: TestService
  let admin: TestPerson
  let ada: string
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    const { body } = await signIn('/signup')
    ada = body.data.user.id
  })
  const signIn = (path: string, given = password) =>
    mettle.call('POST', `/api/auth${path}`, { body: { email: 'ada@example.com', password: given } })
  const sessions = async () =>
    (await mettle.call('GET', `/api/people/${ada}/sessions`, { as: admin })).body.data as { id: string }[]

  it('sees them and ends one or all, at once, and it is noted', async () => {
    const { access_token } = (await signIn('/login')).body.data
    const me = async () => (await mettle.call('GET', '/api/auth/me', { token: access_token })).status
    const [newest, first] = await sessions()
    assert.equal((await sessions()).length, 2)
    assert.equal(await me(), 200)
    const ended = await mettle.call('DELETE', `/api/people/${ada}/sessions/${newest?.id}`, { as: admin })
    assert.deepEqual([ended.status, ended.body.data.id, ended.body.data.current], [200, newest?.id, false])
    assert.equal(await me(), 401)
    const again = await mettle.call('DELETE', `/api/people/${ada}/sessions/${newest?.id}`, { as: admin })
    assert.equal(again.status, 404)
    await signIn('/login')
    const all = await mettle.call('DELETE', `/api/people/${ada}/sessions`, { as: admin })
    assert.deepEqual(all.body.data, { ended: 2 })
    assert.deepEqual(await sessions(), [])
    for (const id of [newest?.id, first?.id]) {
      const { rows } = await mettle.superuser.query(
        `select actor from audit.entries where resource = 'sessions' and row_id = $1 and action = 'update'`,
        [id],
      )
      assert.deepEqual(rows, [{ actor: admin.id }])
    }
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select from audit.entries where resource = 'sessions' and action = 'read' and actor = $1`,
        [admin.id],
      )
      return rows.length > 0
    })
  })

  it('does not find sessions of nobody', async () => {
    for (const id of ['nonsense', randomUUID()])
      for (const method of ['GET', 'DELETE'])
        assert.equal((await mettle.call(method, `/api/people/${id}/sessions`, { as: admin })).status, 404)
  })

  it('has a link to choose a new password sent, which is kept where no mail leaves', async () => {
    const send = () => mettle.call('POST', `/api/people/${ada}/password-reset`, { as: admin })
    const sent = await send()
    assert.deepEqual(
      [sent.status, sent.body.data],
      [202, { email: 'ada@example.com', kept: true }],
      sent.text,
    )
    const { body } = await mettle.call('GET', '/api/mail', { as: admin })
    const letter = body.data[0]
    assert.deepEqual([letter.to, letter.subject], ['ada@example.com', 'Choose a new password'])
    const token = letter.text.match(/\/reset#token=(\S+)/)[1]
    const chosen = { token, password: 'nine grey geese flying' }
    assert.equal((await mettle.call('POST', '/api/auth/password/reset', { body: chosen })).status, 200)
    assert.equal((await signIn('/login', chosen.password)).status, 200)
    const { rows } = await mettle.superuser.query(
      `select actor from audit.entries where resource = 'password_resets' and row_id = $1`,
      [ada],
    )
    assert.deepEqual(rows, [{ actor: admin.id }])

    const gone = await mettle.call('DELETE', `/api/mail/${letter.id}`, { as: admin })
    assert.deepEqual([gone.status, gone.body.data.id], [200, letter.id])
    assert.equal((await mettle.call('DELETE', `/api/mail/${letter.id}`, { as: admin })).status, 404)
    const refused = await mettle.call('POST', `/api/mail/${letter.id}/send`, { as: admin })
    assert.equal(refused.status, 409, refused.text)

    for (let n = 0; n < 5; n++) await send()
    assert.match((await send()).body.error.message, /Five such letters/)
    await mettle.call('PATCH', `/api/people/${ada}`, { as: admin, body: { disabled: true } })
    assert.match((await send()).body.error.message, /disabled/)
    const nobody = await mettle.call('POST', `/api/people/${randomUUID()}/password-reset`, { as: admin })
    assert.equal(nobody.status, 404)
  })
})
