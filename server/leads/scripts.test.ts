import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { callingHoursSetting } from './queue-settings.ts'

describe('scripts', () => {
  let mettle: TestService
  let asha: TestPerson
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    asha = await mettle.person('telecaller')
    admin = await mettle.person('admin')
    const body = { ...callingHoursSetting.default, from: '00:00', to: '24:00' }
    await mettle.call('PUT', '/api/settings/calling-hours', { as: admin, body })
  })

  const write = (body: object) => mettle.call('POST', '/api/scripts', { as: admin, body })
  const shownFor = async (source: string | null, status: string) => {
    const body = { name: 'Grace', phone: '+91 98765 43210', source, status }
    const { id } = (await mettle.call('POST', '/api/leads', { as: asha, body })).body.data
    const { data } = (await mettle.call('GET', `/api/leads/${id}?include=script`, { as: asha })).body
    return data.script?.title ?? null
  }

  it('are shown with a lead and a claim, the most fitting one first', async () => {
    assert.equal(await shownFor('website', 'new'), null)
    await write({ title: 'Everybody', body: 'Good morning.' })
    await write({ title: 'Stage', body: 'Shall we go on?', status: 'qualified' })
    await write({ title: 'Source', body: 'You wrote to us.', source: 'Website' })
    await write({ title: 'Both', body: 'You wrote; shall we?', source: 'website', status: 'qualified' })
    assert.equal(await shownFor('website', 'qualified'), 'Both')
    assert.equal(await shownFor('WEBSITE', 'contacted'), 'Source')
    assert.equal(await shownFor('fair', 'qualified'), 'Stage')
    assert.equal(await shownFor(null, 'new'), 'Everybody')
    const { data } = (await mettle.call('POST', '/api/queue/next', { as: asha })).body
    assert.deepEqual([data.lead.source, data.script.title], ['website', 'Source'])
    const [held, other] = (await mettle.call('GET', '/api/queue', { as: asha })).body.data
    assert.deepEqual([held.lead.id, held.script.title], [data.lead.id, 'Source'])
    assert.deepEqual([other.claim, other.script], [null, null])
  })

  it('stand once for each case', async () => {
    const body = { title: 'For fairs', body: 'Hello.', source: ' Fair ' }
    const made = await write(body)
    assert.deepEqual([made.status, made.body.data.source], [201, 'Fair'])
    assert.equal(made.headers.get('location'), `/api/scripts/${made.body.data.id}`)
    const again = await write({ ...body, source: 'FAIR' })
    assert.deepEqual([again.status, again.body.error.code], [409, 'CONFLICT'])
    for (const wrong of [{ title: ' ' }, { body: 'x'.repeat(4001) }, { status: 'won' }, { author: 'me' }])
      assert.equal((await write({ ...body, ...wrong })).status, 400)
  })

  it('are changed only by whoever has seen them as they are', async () => {
    const made = await write({ title: 'Lost', body: 'We miss you.', status: 'lost' })
    const path = `/api/scripts/${made.body.data.id}`
    const put = (etag: string | null, body: string) =>
      mettle.call('PUT', path, {
        as: admin,
        body: { title: 'Lost', body, status: 'lost' },
        headers: { 'if-match': etag as string },
      })
    const changed = await put(made.headers.get('etag'), 'Come back.')
    assert.deepEqual([changed.status, changed.body.data.body], [200, 'Come back.'])
    assert.equal((await put(made.headers.get('etag'), 'Too late.')).status, 412)
    assert.equal((await mettle.call('GET', path, { as: asha })).body.data.body, 'Come back.')
    assert.equal((await mettle.call('DELETE', path, { as: admin })).status, 200)
    assert.equal((await mettle.call('GET', path, { as: asha })).status, 404)
  })
})
