import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

describe('legal holds', () => {
  let mettle: TestService
  let admin: TestPerson
  let tara: TestPerson
  const lead = async () =>
    (await mettle.call('POST', '/api/leads', { as: tara, body: { name: 'Held Lead', phone: '9876500001' } }))
      .body.data.id as string
  const hold = (path: string, reason = 'a case at court') =>
    mettle.call('PUT', `/api${path}/legal-hold`, { as: admin, body: { reason } })

  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    tara = await mettle.person('telecaller')
  })

  it('keep a lead from being deleted and merged away, with a sentence, until they are lifted', async () => {
    const [held, other] = [await lead(), await lead()]
    const placed = await hold(`/leads/${held}`)
    assert.equal(placed.body.data.lead_id, held)
    const refused = await mettle.call('DELETE', `/api/leads/${held}`, { as: tara })
    assert.equal(refused.status, 409)
    assert.match(refused.body.error.message, /legal hold/)
    const merged = await mettle.call('POST', `/api/leads/${other}/merge`, {
      as: tara,
      body: { lead_id: held },
    })
    assert.equal(merged.status, 409)
    assert.equal((await mettle.call('DELETE', `/api/leads/${held}/legal-hold`, { as: admin })).status, 200)
    assert.equal((await mettle.call('DELETE', `/api/leads/${held}`, { as: tara })).status, 200)
    assert.equal((await mettle.call('DELETE', `/api/leads/${held}/legal-hold`, { as: admin })).status, 404)
  })

  it('are listed, changed in their reason and audited', async () => {
    const person = await mettle.person('user')
    await hold(`/people/${person.id}`)
    await hold(`/people/${person.id}`, 'asked for by an authority')
    const list = await mettle.call('GET', '/api/legal-holds', { as: admin })
    assert.equal(list.body.meta.total, list.body.data.length)
    const [own] = list.body.data.filter((one: { person_id: string }) => one.person_id === person.id)
    assert.equal(own.reason, 'asked for by an authority')
    assert.equal(own.placed_by, admin.id)
    const { rows } = await mettle.superuser.query(
      `select action from audit.entries where resource = 'legal_holds' and row_id = $1 order by id`,
      [own.id],
    )
    assert.deepEqual(
      rows.map(row => row.action),
      ['create', 'update'],
    )
  })

  it('keep an erasure from beginning that was asked for before, until they are lifted', async () => {
    const person = await mettle.person('user')
    const asked = await mettle.call('POST', `/api/people/${person.id}/erasure`, { as: person })
    const { id } = asked.body.data
    await hold(`/people/${person.id}`)
    await mettle.superuser.query('update app.erasures set due_at = now() where id = $1', [id])
    const begin = async () =>
      (await mettle.superuser.query('select (app.begin_erasure($1)).state', [id])).rows[0].state
    assert.equal(await begin(), null)
    assert.equal((await mettle.call('GET', '/api/auth/me', { as: person })).status, 200)
    await mettle.call('DELETE', `/api/people/${person.id}/legal-hold`, { as: admin })
    assert.equal(await begin(), 'running')
    assert.equal((await mettle.call('GET', '/api/auth/me', { as: person })).status, 401)
  })

  it('are said where an erasure waits for them, and no more than that', async () => {
    const person = await mettle.person('user')
    const asked = await mettle.call('POST', `/api/people/${person.id}/erasure`, { as: person })
    assert.equal(asked.body.data.held, false)
    const { id } = asked.body.data
    const own = `/api/people/${person.id}/erasure`
    const first = await mettle.call('GET', `/api/erasures/${id}`, { as: person })
    await hold(`/people/${person.id}`, 'a secret inquiry')
    for (const path of [own, `/api/erasures/${id}`])
      for (const as of [person, admin]) {
        const answer = await mettle.call('GET', path, { as })
        assert.equal(answer.body.data.held, true, path)
        assert.ok(!answer.text.includes('inquiry'))
      }
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const again = await mettle.call('GET', `/api/erasures/${id}`, { as: person, headers })
    assert.equal(again.status, 200, 'whoever knew it without the hold is told')
    const { data } = (await mettle.call('GET', '/api/erasures', { as: admin })).body
    assert.equal(data.find((one: { id: string }) => one.id === id).held, true)
    assert.equal((await mettle.call('GET', own, { as: tara })).status, 404)
    const seenByOthers = await mettle.call('GET', `/api/erasures/${id}`, { as: tara })
    assert.equal(seenByOthers.status, 404)

    await mettle.call('DELETE', `/api/people/${person.id}/legal-hold`, { as: admin })
    assert.equal((await mettle.call('GET', own, { as: person })).body.data.held, false)
    await hold(`/people/${person.id}`)
    const cancelled = await mettle.call('DELETE', `/api/erasures/${id}`, { as: person })
    assert.equal(cancelled.body.data.held, false, 'it waits for nothing any more')
  })

  it('need somebody to be on, and a reason', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    assert.equal((await hold(`/leads/${nobody}`)).status, 404)
    assert.equal((await hold(`/people/${nobody}`)).status, 404)
    assert.equal((await hold('/people/nobody')).status, 404)
    const refused = await hold(`/people/${tara.id}`, '')
    assert.equal(refused.status, 400)
    assert.equal(refused.body.error.details.field, 'reason')
  })
})
