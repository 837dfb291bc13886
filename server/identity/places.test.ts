import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('a token used from a new place', () => {
  let mettle: TestService
  before(async () => {
    mettle = await testService({ TRUSTED_PROXIES: '127.0.0.1' })
  })
  const from = (address: string, token: string) =>
    mettle.call('GET', '/api/auth/me', { token, headers: { 'x-forwarded-for': address } })
  const placesOf = async ({ id }: TestPerson) =>
    (await mettle.superuser.query('select network from identity.places where person = $1', [id])).rows.map(
      row => row.network,
    )
  const entriesOf = async ({ id }: TestPerson) =>
    (
      await mettle.superuser.query(
        `select resource, row_id, address from audit.entries where actor = $1 and action = 'new_address' order by id`,
        [id],
      )
    ).rows

  it('stands in the audit log, once, with address and token; the first place of all does not', async () => {
    const ada = await mettle.person('user')
    const made = await mettle.call('POST', '/api/auth/tokens', { as: ada, body: { name: 'p' } })
    await eventually(async () => (await placesOf(ada)).length === 1)
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::1'])
      assert.equal((await from(address, ada.token)).status, 200)
    await eventually(async () => (await placesOf(ada)).length === 2)
    await from('198.51.100.9', made.body.data.token)
    const entries = await eventually(async () => {
      const found = await entriesOf(ada)
      return found.length >= 2 && found
    })
    const sessions = await mettle.call('GET', '/api/auth/sessions', { as: ada })
    assert.deepEqual(entries, [
      { resource: 'sessions', row_id: sessions.body.data[0].id, address: '2001:db8::1' },
      { resource: 'api_tokens', row_id: made.body.data.id, address: '198.51.100.9' },
    ])
  })

  it('is no place of theirs when its session has ended', async () => {
    const ada = await mettle.person('user')
    await from('198.51.100.1', ada.token)
    await eventually(async () => (await placesOf(ada)).length === 1)
    await mettle.call('DELETE', '/api/auth/sessions', {
      as: ada,
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    assert.equal((await from('198.51.100.66', ada.token)).status, 401)
    const ben = await mettle.person('user')
    await from('198.51.100.66', ben.token)
    await eventually(async () => (await placesOf(ben)).length === 1)
    assert.deepEqual(await placesOf(ada), ['198.51.100.1'])
  })
})
