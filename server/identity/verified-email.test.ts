import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('an account whose e-mail is not verified', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const verify = (id: string, verified: boolean) =>
    mettle.superuser.query(
      'update identity.accounts set email_verified_at = case when $2 then now() end where id = $1',
      [id, verified],
    )
  const lettersTo = async (to: string) =>
    (await mettle.call('GET', '/api/mail', { as: admin })).body.data.filter(
      (letter: { to: string }) => letter.to === to,
    ).length

  it('asks no peer for feedback, and is told why; once it is verified, it does', async () => {
    const ada = await mettle.person('user')
    await verify(ada.id, false)
    const [assessment] = (await mettle.call('GET', '/api/assessments', { as: ada })).body.data
    await mettle.call('POST', '/api/assessments/start', { as: ada, body: { assessment_id: assessment.id } })
    const ask = () =>
      mettle.call('POST', `/api/assessments/${assessment.id}/peers`, {
        as: ada,
        body: { emails: ['peer@example.com'] },
      })
    const refused = await ask()
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'FORBIDDEN'])
    assert.match(refused.body.error.message, /^Confirm your e-mail address first/)
    assert.equal(await lettersTo('peer@example.com'), 0)
    await verify(ada.id, true)
    const asked = await ask()
    assert.equal(asked.status, 201, asked.text)
    assert.equal(await lettersTo('peer@example.com'), 1)
    await verify(ada.id, false)
    const { id } = asked.body.data.invitations[0]
    const reminded = await mettle.call('POST', `/api/assessments/${assessment.id}/peers/${id}/reminder`, {
      as: ada,
      body: {},
    })
    assert.equal(reminded.status, 403)
    assert.match(reminded.body.error.message, /^Confirm/)
  })

  it('invites nobody, not even as admin', async () => {
    const boss = await mettle.person('admin')
    await verify(boss.id, false)
    const body = { email: 'new@example.com', role: 'user' }
    assert.equal((await mettle.call('POST', '/api/invitations', { as: boss, body })).status, 403)
    assert.equal(await lettersTo('new@example.com'), 0)
    const { rowCount } = await mettle.superuser.query('select from identity.invitations')
    assert.equal(rowCount, 0)
  })
})

describe('a forgotten password where no mail leaves', () => {
  it('is answered with whom to ask, whether or not the address is known', async () => {
    const mettle = await testService()
    const forgot = async (email: string) =>
      (await mettle.call('POST', '/api/auth/password/forgot', { body: { email } })).body.data.message
    await mettle.call('POST', '/api/auth/signup', {
      body: { email: 'ada@example.com', password: 'seven brown herons' },
    })
    assert.match(await forgot('ada@example.com'), /sends no mail.*ask an admin/)
    assert.equal(await forgot('nobody@example.com'), await forgot('ada@example.com'))
  })
})
