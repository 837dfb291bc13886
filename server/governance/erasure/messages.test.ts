import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { send, settings, settled } from '../../webhooks/sender.fixture.ts'
import { traceOf } from './traces.fixture.ts'

describe('messages of providers and the content site', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService(settings)
    admin = await mettle.person('admin')
  })

  const erased = async (path: string) => {
    const { body } = await mettle.call('POST', `/api${path}/erasure`, { as: admin })
    return eventually(async () => {
      const found = await mettle.call('GET', `/api/erasures/${body.data.id}`, { as: admin })
      return found.body.data.state === 'done' && found.body.data
    })
  }
  const bodies = async () => {
    const all: { id: string; event_id: string }[] = await settled(mettle, admin)
    const read = all.map(async ({ id, event_id }) => {
      const one = await mettle.call('GET', `/api/webhooks/deliveries/${id}`, { as: admin })
      return [event_id, one.body.data.body !== null]
    })
    return Object.fromEntries(await Promise.all(read))
  }
  const event = (id: string, email: string) => ({ id, type: 'customer.created', data: { email } })

  it('are emptied where they name somebody erased, however it is written, and cannot be done again', async () => {
    const gone = await mettle.person('user')
    const email = `${gone.id}@example.com`
    await send(mettle, 'stripe', event('evt_theirs', email))
    await send(
      mettle,
      'stripe',
      JSON.stringify(event('evt_escaped', email.toUpperCase())).replace('@', '\\u0040'),
    )
    await send(mettle, 'stripe', event('evt_of_another', `jo-${email}.au, jo-${email}`))
    assert.deepEqual(await bodies(), { evt_theirs: true, evt_escaped: true, evt_of_another: true })
    const { receipt } = await erased(`/people/${gone.id}`)
    assert.deepEqual(await bodies(), { evt_theirs: false, evt_escaped: false, evt_of_another: true })
    const went = receipt.went.find((one: { what: string }) => one.what === 'app.webhook_deliveries')
    assert.equal(went.rows, 2)
    const [{ id }] = (await settled(mettle, admin)).filter(
      (one: { event_id: string }) => one.event_id === 'evt_theirs',
    )
    const again = await mettle.call('POST', `/api/webhooks/deliveries/${id}/replay`, { as: admin })
    assert.equal(again.status, 409)
  })

  it('that became a lead are emptied with it, and keep nothing of its id', async () => {
    await send(mettle, 'wordpress', {
      event: 'form',
      id: 1,
      form: 'contact',
      fields: { name: 'Formerly Here' },
    })
    await settled(mettle, admin)
    const found = await mettle.call('GET', '/api/leads?search=Formerly', { as: admin })
    const { id } = found.body.data[0]
    await erased(`/leads/${id}`)
    assert.equal((await bodies())['form contact 1'], false)
    assert.ok(!(await traceOf(mettle.superuser, id)).includes('app.webhook_deliveries'))
  })
})
