import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

let mettle: TestService
let asha: TestPerson
let manager: TestPerson
let admin: TestPerson
before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller')
  manager = await mettle.person('manager')
  admin = await mettle.person('admin')
})

const reason = 'Wrote to us on Monday and asked for a call.'
const call = (method: string, path: string, as: TestPerson, body?: object) =>
  mettle.call(method, `/api/leads${path}`, { as, ...(body ? { body } : {}) })
const create = async (name: string, phone: string) =>
  (await call('POST', '', asha, { name, phone })).body.data.id as string
const refuse = (lead: string) =>
  call('POST', `/${lead}/interactions`, asha, { type: 'call', outcome: 'do_not_call' })
const allow = (lead: string, as: TestPerson) =>
  call('PUT', `/${lead}/consent`, as, { do_not_call: false, reason })

describe('a wish not to be called', () => {
  it('is taken back by an admin and nobody else, in the history with its reason, and in the audit log', async () => {
    const lead = await create('Grace Hopper', '+91 98765 43210')
    await refuse(lead)
    for (const person of [asha, manager]) assert.equal((await allow(lead, person)).status, 403)
    const plan = () => call('PUT', `/${lead}/follow-up`, asha, { due_at: '2030-01-01T10:00:00Z' })
    assert.equal((await plan()).status, 400)

    const allowed = await allow(lead, admin)
    assert.deepEqual(allowed.body.data, { lead_id: lead, do_not_call: false, leads: 1 })
    const { contact } = (await call('GET', `/${lead}?include=contact`, asha)).body.data
    assert.equal(contact.do_not_call, false)
    assert.equal((await plan()).status, 200)
    const [event] = (await call('GET', `/${lead}/history`, asha)).body.data
    assert.deepEqual([event.kind, event.detail], ['consent', { do_not_call: false, by: admin.id, reason }])
    const { rows } = await mettle.superuser.query(
      'select actor, resource, row_id, fields from audit.entries where request_id = $1',
      [allowed.headers.get('x-request-id')],
    )
    assert.deepEqual(rows, [
      { actor: admin.id, resource: 'lead_contact_state', row_id: lead, fields: ['do_not_call'] },
    ])
    assert.equal((await allow(lead, admin)).status, 409)
  })

  it('is taken back for the number, as it was made: every lead that has it is offered again', async () => {
    const [one, other] = [await create('Jean', '+91 98765 43299'), await create('Betty', '098765 43299')]
    const queued = async () =>
      (await mettle.superuser.query('select from app.call_queue where lead_id = $1', [other])).rows.length
    assert.equal(await queued(), 1)
    await refuse(one)
    assert.equal(await queued(), 0)
    assert.equal((await allow(other, admin)).body.data.leads, 2)
    assert.equal(await queued(), 1)
  })

  it('is not taken back without a reason, nor made here', async () => {
    const lead = await create('Kay', '+91 98765 43277')
    await refuse(lead)
    for (const [body, field] of [
      [{ do_not_call: false }, 'reason'],
      [{ do_not_call: false, reason: '  ' }, 'reason'],
      [{ do_not_call: true, reason }, 'do_not_call'],
    ] as const)
      assert.equal((await call('PUT', `/${lead}/consent`, admin, body)).body.error.details.field, field)
    assert.equal((await allow('nothing', admin)).status, 404)
  })
})
