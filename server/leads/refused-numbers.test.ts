import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import pg from 'pg'
import { connectionsWhere } from '../../test/harness/connections.ts'
import { eventually } from '../../test/harness/eventually.ts'
import { asha, ben, due, emptyQueue, given, lead, log, mettle, openQueue } from './queue.fixture.ts'

before(openQueue)
beforeEach(emptyQueue)

describe('a number that must not be called', () => {
  it('is that of every lead that has it: nothing stays planned, nothing more is, and each says so', async () => {
    const phone = { phone: '+919876540001', e164: '+919876540001' }
    const [asked, twin] = [await lead('Asked', phone), await lead('Twin', { ...phone, owner: ben.id })]
    const due_at = new Date(Date.now() + 3_600_000).toISOString()
    const plan = () => mettle.call('PUT', `/api/leads/${twin}/follow-up`, { as: ben, body: { due_at } })
    const shown = async () =>
      (await mettle.call('GET', `/api/leads/${twin}?include=contact,follow_up`, { as: ben })).body.data
    assert.equal((await plan()).status, 200)
    assert.equal((await shown()).contact.do_not_call, false)
    await log(asked, { outcome: 'do_not_call' })
    const { contact, follow_up } = await shown()
    assert.deepEqual([contact.do_not_call, follow_up], [true, null])
    const { status, body } = await plan()
    assert.deepEqual([status, body.error?.details.field], [400, 'due_at'])
    const { rows } = await mettle.superuser.query('select ending from follow_up_history where lead_id = $1', [
      twin,
    ])
    assert.deepEqual(rows, [{ ending: 'dropped' }])
    const { moved } = (await log(twin, { outcome: 'no_answer' }, ben)).body.meta
    assert.deepEqual([moved.do_not_call, moved.next_attempt_at], [true, null])
  })

  it('leaves the queue though a lead that has it is passed on in the same moment', async () => {
    const phone = { phone: '+919876540001', e164: '+919876540001' }
    const [asked, twin] = [await lead('Asked', phone), await lead('Twin', phone)]
    const { superuser } = mettle
    const other = new pg.Client({ connectionString: mettle.databaseUrl })
    await other.connect()
    await superuser.query('begin')
    await superuser.query(
      `insert into lead_contact_state (lead_id, do_not_call) values ($1, true)
       on conflict (lead_id) do update set do_not_call = true`,
      [asked],
    )
    const passed = other.query('update leads set assigned_to = $2 where id = $1', [twin, ben.id])
    const isPassed = `wait_event_type = 'Lock' and query like 'update leads%'`
    await eventually(async () => (await connectionsWhere(superuser, isPassed)) === 1)
    await superuser.query('commit')
    await passed
    await other.end()
    assert.deepEqual((await superuser.query('select lead_id from app.call_queue')).rows, [])
  })

  it('leaves the queue though a lead that has it is called in the same moment', async () => {
    const phone = { phone: '+919876540001', e164: '+919876540001' }
    const [asked, twin] = [await lead('Asked', phone), await lead('Twin', phone)]
    await log(twin, { outcome: 'connected' })
    const { superuser } = mettle
    await superuser.query('begin')
    await superuser.query('select from leads where id = $1 for update', [twin])
    await superuser.query('update lead_contact_state set next_attempt_at = now() where lead_id = $1', [twin])
    const refused = log(asked, { outcome: 'do_not_call' })
    const isHeld = `wait_event_type = 'Lock' and query like '%record_interaction%'`
    await eventually(async () => (await connectionsWhere(superuser, isHeld)) === 1)
    await superuser.query('commit')
    assert.equal((await refused).status, 201)
    assert.deepEqual((await superuser.query('select lead_id from app.call_queue')).rows, [])
  })

  it('leaves nothing planned with a lead that gets it, nor with those whose number somebody takes who refused', async () => {
    const number = (digit: number) => ({ phone: `+91987654000${digit}`, e164: `+91987654000${digit}` })
    const asked = await lead('Asked', number(1))
    await log(asked, { outcome: 'do_not_call' })
    const [renumbered, bystander] = [await lead('Renumbered', number(2)), await lead('Bystander', number(3))]
    const absorbed = await lead('Absorbed', number(4))
    await mettle.superuser.query('update leads set phone = $2, phone_e164 = $2 where id = $1', [
      absorbed,
      number(1).phone,
    ])
    const survivor = await lead('Survivor', number(5))
    for (const id of [renumbered, bystander, survivor]) await due(id, '1 hour')
    const change = (path: string, body: object) => mettle.call('PUT', path, { as: asha, body })
    assert.equal((await change(`/api/leads/${renumbered}`, { phone: number(1).phone })).status, 200)
    assert.equal((await change(`/api/leads/${asked}`, { phone: number(3).phone })).status, 200)
    const merge = { lead_id: absorbed, take: ['phone'] }
    const merged = await mettle.call('POST', `/api/leads/${survivor}/merge`, { as: asha, body: merge })
    assert.equal(merged.status, 201, merged.text)
    const { body } = await mettle.call('GET', '/api/follow-ups', { as: asha })
    assert.deepEqual(body.data, [])
    assert.equal(await given(), 'empty')
  })

  it('is refused by many at once, none of whom waits for the other for good', async () => {
    const deadlocks = async () => {
      await mettle.superuser.query('select pg_stat_force_next_flush()')
      const { rows } = await mettle.superuser.query(
        'select deadlocks from pg_stat_database where datname = current_database()',
      )
      return Number(rows[0].deadlocks)
    }
    const before = await deadlocks()
    for (let round = 0; round < 10; round++) {
      const phone = `+91987654${1000 + round}`
      const alike = await Promise.all([1, 2, 3, 4].map(n => lead(`Twin ${n}`, { phone })))
      const made = mettle.call('POST', '/api/leads', { as: asha, body: { name: 'Meanwhile', phone } })
      const answers = await Promise.all([made, ...alike.map(id => log(id, { outcome: 'do_not_call' }))])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 201, 201, 201, 201],
      )
    }
    assert.equal(await deadlocks(), before)
  })

  it('is one for everybody when the team says so, and not when somebody does who only signed up', async () => {
    const phone = { phone: '+919876540001', e164: '+919876540001' }
    const theirs = await lead('Theirs', phone)
    await due(theirs, '-1 hour')
    const stranger = await mettle.person('user')
    const copy = await lead('Copy', { ...phone, owner: stranger.id })
    assert.equal((await log(copy, { outcome: 'do_not_call' }, stranger)).status, 201)
    const shown = async () =>
      (await mettle.call('GET', `/api/leads/${theirs}?include=contact,follow_up`, { as: asha })).body.data
    // Nor by giving a lead of their own that refused the number afterwards.
    const own = await lead('Their own', { phone: '+919876540002', e164: '+919876540002', owner: stranger.id })
    assert.equal((await log(own, { outcome: 'do_not_call' }, stranger)).status, 201)
    const body = { phone: phone.phone }
    assert.equal((await mettle.call('PUT', `/api/leads/${own}`, { as: stranger, body })).status, 200)
    const { contact, follow_up } = await shown()
    assert.equal(contact.do_not_call, false)
    assert.notEqual(follow_up, null)
    await log(theirs, { outcome: 'do_not_call' })
    assert.equal((await shown()).contact.do_not_call, true)
  })

  it('is no news to whoever only signed up', async () => {
    const phone = { phone: '+919876540001', e164: '+919876540001' }
    await log(await lead('Asked', phone), { outcome: 'do_not_call' })
    const stranger = await mettle.person('user')
    const probe = await lead('Probe', { ...phone, owner: stranger.id })
    const seen = await mettle.call('GET', `/api/leads/${probe}?include=contact`, { as: stranger })
    assert.equal(seen.body.data.contact.do_not_call, false)
    const body = { due_at: new Date(Date.now() + 3_600_000).toISOString() }
    const planned = await mettle.call('PUT', `/api/leads/${probe}/follow-up`, { as: stranger, body })
    assert.equal(planned.status, 200)
  })

  it('never gives out the number of somebody who must not be called, under whatever lead it stands', async () => {
    const refused = await lead('Asked not to be called', { phone: '098765 40001', e164: '+919876540001' })
    const twin = await lead('The same number', {
      owner: ben.id,
      phone: '+91 98765-40001',
      e164: '+919876540001',
    })
    await due(twin, '1 hour')
    await lead('Nobody’s yet', { owner: null, phone: '+919876540001' })
    await log(refused, { outcome: 'do_not_call' })
    assert.equal(await given(ben), 'empty')
    await lead('Imported again', { phone: '+919876540001' })
    assert.equal(await given(), 'empty')
    const other = await lead('Another number', { phone: '+919876540002' })
    assert.deepEqual(await given(), ['Another number', 'fresh'])
    await mettle.superuser.query(`update leads set phone = $2, phone_e164 = $2 where id = $1`, [
      other,
      '+919876540001',
    ])
    await mettle.superuser.query('delete from queue_claims')
    assert.equal(await given(), 'empty')
  })

  it('never gives out such a number when the lead that asked is deleted or has another number', async () => {
    await lead('The same number', { phone: '+919876540001' })
    const refused = await lead('Asked not to be called', { phone: '+919876540001' })
    await log(refused, { outcome: 'do_not_call' })
    await lead('The other number', { phone: '+919876540002' })
    await mettle.call('PUT', `/api/leads/${refused}`, { as: asha, body: { phone: '+91 98765 40002' } })
    assert.equal(await given(), 'empty')
    await mettle.call('DELETE', `/api/leads/${refused}`, { as: asha })
    assert.equal(await given(), 'empty')
    await lead('Imported again', { phone: '+919876540002' })
    assert.equal(await given(), 'empty')
    await lead('A third number', { phone: '+919876540003' })
    assert.deepEqual(await given(), ['A third number', 'fresh'])
  })

  it('never gives out such a number to whom it came at the same moment', async () => {
    const refused = await lead('Asks just now', { phone: '+919876540001' })
    await mettle.superuser.query('begin')
    await mettle.superuser.query('insert into lead_contact_state (lead_id, do_not_call) values ($1, true)', [
      refused,
    ])
    const body = { name: 'The same number', phone: '+91 98765 40001' }
    assert.equal((await mettle.call('POST', '/api/leads', { as: asha, body })).status, 201)
    await mettle.superuser.query('commit')
    assert.equal(await given(), 'empty')
  })

  it('never goes to somebody who must not be called', async () => {
    const id = await lead('Refuses')
    await due(id, '1 hour')
    await log(id, { outcome: 'do_not_call' })
    await mettle.superuser.query(`update leads set status = 'new' where id = $1`, [id])
    assert.equal(await given(), 'empty')
  })
})
