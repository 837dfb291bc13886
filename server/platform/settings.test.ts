import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('settings', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const address = '/api/settings/assessments'
  const put = (value: unknown, headers = {}) =>
    mettle.call('PUT', address, { as: admin, body: value, headers })

  it('have their default until an admin changes them, and then say who did', async () => {
    const before = await mettle.call('GET', address, { as: admin })
    assert.deepEqual(before.body.data, { least_role_to_create: 'user' })
    assert.equal((await put({ least_role_to_create: 'manager' })).status, 200)
    assert.deepEqual((await mettle.call('GET', address, { as: admin })).body.data, {
      least_role_to_create: 'manager',
    })
    const listed = (await mettle.call('GET', '/api/settings', { as: admin })).body.data
    const [found] = listed.filter((setting: { name: string }) => setting.name === 'assessments')
    assert.equal(found.changed, true)
    assert.equal(found.updated_by, admin.id)
    assert.equal('version' in found, false)
    assert.deepEqual(found.default, { least_role_to_create: 'user' })
  })

  it('hold for everybody from the next request on', async () => {
    const somebody = await mettle.person('telecaller')
    const create = () => mettle.call('POST', '/api/assessments', { as: somebody, body: { title: 'Mine' } })
    await put({ least_role_to_create: 'manager' })
    const refused = await create()
    assert.equal(refused.status, 400)
    assert.equal(refused.body.error.code, 'ASSESSMENT_CREATE_ERROR')
    assert.equal(refused.body.error.details.reason, 'FORBIDDEN')
    await put({ least_role_to_create: 'telecaller' })
    const made = await create()
    assert.equal(made.status, 201)
    await put({ least_role_to_create: 'manager' })
    const own = `/api/assessments/${made.body.data.id}`
    for (const body of [{ title: 'Other' }, { questions: [] }, { is_active: true }])
      assert.equal((await mettle.call('PUT', own, { as: somebody, body })).status, 403, Object.keys(body)[0])
    assert.equal((await mettle.call('DELETE', own, { as: somebody })).status, 200)
  })

  it('refuse a value that breaks their schema, by field, and keep the one they had', async () => {
    await put({ least_role_to_create: 'telecaller' })
    const refused = await put({ least_role_to_create: 'nobody' })
    assert.equal(refused.status, 400)
    assert.equal(refused.body.error.details.field, 'least_role_to_create')
    assert.equal((await put({ least_role_to_create: 'user', more: 1 })).body.error.details.field, 'more')
    assert.equal(
      (await mettle.call('GET', address, { as: admin })).body.data.least_role_to_create,
      'telecaller',
    )
  })

  it('tell an admin who has seen an older value that it was changed since', async () => {
    const seen = (await mettle.call('GET', address, { as: admin })).headers.get('etag') as string
    const changed = await put({ least_role_to_create: 'admin' }, { 'if-match': seen })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.get('etag'), seen)
    assert.equal((await put({ least_role_to_create: 'user' }, { 'if-match': seen })).status, 412)
  })

  it('let one of two admins through who change what the other has not seen', async () => {
    const seen = (await mettle.call('GET', address, { as: admin })).headers.get('etag') as string
    const answers = await Promise.all(
      ['user', 'manager'].map(role => put({ least_role_to_create: role }, { 'if-match': seen })),
    )
    assert.deepEqual(answers.map(answer => answer.status).toSorted(), [200, 412])
  })

  it('fall back to the default where a kept value does not meet the schema any more', async () => {
    await put({ least_role_to_create: 'manager' })
    await mettle.superuser.query(`update app.settings set value = '{"of": "an older version"}'`)
    assert.deepEqual((await mettle.call('GET', address, { as: admin })).body.data, {
      least_role_to_create: 'user',
    })
  })

  it('take their own default', async () => {
    const { body } = await mettle.call('GET', '/api/settings', { as: admin })
    assert.ok(body.data.length > 5)
    for (const { name, default: value } of body.data) {
      const { status, text } = await mettle.call('PUT', `/api/settings/${name}`, { as: admin, body: value })
      assert.equal(status, 200, `${name}: ${text}`)
    }
  })
})
