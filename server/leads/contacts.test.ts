import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('last contacts', () => {
  let mettle: TestService
  let asha: TestPerson
  let ben: TestPerson
  let manager: TestPerson
  before(async () => {
    mettle = await testService()
    asha = await mettle.person('telecaller')
    ben = await mettle.person('telecaller')
    manager = await mettle.person('manager')
  })

  const addLead = async (as: TestPerson) =>
    (await mettle.call('POST', '/api/leads', { as, body: { name: 'Somebody' } })).body.data.id as string
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const call = async (as: TestPerson, lead: string, occurred_at: string, outcome?: string) => {
    const body = { type: 'call', occurred_at, ...(outcome && { outcome }) }
    assert.equal((await mettle.call('POST', `/api/leads/${lead}/interactions`, { as, body })).status, 201)
  }
  const ask = (ids: string[] | string, as = asha) =>
    mettle.call('GET', `/api/leads/contacts?lead_ids=${ids}`, { as })

  it('are the last calls in which somebody was spoken to, in whatever order calls were written down', async () => {
    const lead = await addLead(asha)
    const contact = async () => (await ask([lead])).body.data[0]
    assert.deepEqual(await contact(), {
      lead_id: lead,
      last_contact_at: null,
      attempts: 0,
      do_not_call: false,
    })
    await call(asha, lead, minutesAgo(60), 'no_answer')
    await call(asha, lead, minutesAgo(50))
    assert.deepEqual(await contact(), {
      lead_id: lead,
      last_contact_at: null,
      attempts: 2,
      do_not_call: false,
    })
    const spoken = minutesAgo(20)
    await call(asha, lead, spoken, 'callback')
    await call(asha, lead, minutesAgo(30), 'connected')
    await call(asha, lead, minutesAgo(10), 'busy')
    const note = { type: 'note', content: 'A note is no contact.' }
    await mettle.call('POST', `/api/leads/${lead}/interactions`, { as: asha, body: note })
    assert.deepEqual(await contact(), {
      lead_id: lead,
      last_contact_at: spoken,
      attempts: 5,
      do_not_call: false,
    })
  })

  it('say who must not be called, by whichever lead with the number that was said', async () => {
    const add = async (name: string, phone: string) =>
      (await mettle.call('POST', '/api/leads', { as: asha, body: { name, phone } })).body.data.id as string
    const [asked, same, other] = [
      await add('Asked', '+91 98765 11111'),
      await add('Same number', '+91 98765 11111'),
      await add('Other number', '+91 98765 22222'),
    ]
    await call(asha, asked, minutesAgo(1), 'do_not_call')
    const { data } = (await ask([asked, same, other])).body
    const refused = data.filter((one: { do_not_call: boolean }) => one.do_not_call)
    assert.deepEqual(
      refused.map((one: { lead_id: string }) => one.lead_id),
      [asked, same].sort(),
    )
  })

  it('are of leads the caller can read, others and unknown ones are left out', async () => {
    const [own, of] = [await addLead(asha), await addLead(ben)]
    await call(ben, of, minutesAgo(5), 'connected')
    const idsFor = async (as: TestPerson) =>
      (await ask([of, own, randomUUID()], as)).body.data.map((one: { lead_id: string }) => one.lead_id)
    assert.deepEqual(await idsFor(asha), [own])
    assert.deepEqual(await idsFor(ben), [of])
    assert.deepEqual(await idsFor(manager), [own, of].sort())
    assert.deepEqual((await ask([randomUUID()])).body, { success: true, data: [] })
  })

  it('of others leave a trace when they are read', async () => {
    const lead = await addLead(ben)
    const { headers } = await ask([lead, randomUUID()], manager)
    const entry = await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        'select resource, row_id from audit.entries where request_id = $1',
        [headers.get('x-request-id')],
      )
      return rows[0]
    })
    assert.deepEqual(entry, { resource: 'leads', row_id: lead })
  })

  it('are asked for by two hundred ids at most, and by nothing else', async () => {
    const many = (count: number) => Array.from({ length: count }, () => randomUUID())
    assert.equal((await ask(many(200))).status, 200)
    for (const wrong of ['x', '', `${randomUUID()},`, many(201)]) {
      const { status, body } = await ask(wrong)
      assert.deepEqual([status, body.error?.details.field], [400, 'lead_ids'], wrong.slice(0, 1).toString())
    }
    const { status, body } = await mettle.call('GET', '/api/leads/contacts', { as: asha })
    assert.deepEqual([status, body.error?.details.field], [400, 'lead_ids'])
  })
})
