import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, beforeEach, describe, it } from 'node:test'
import pg from 'pg'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { callingHoursSetting, callQueueSetting } from './queue-settings.ts'

let mettle: TestService
let asha: TestPerson
let ben: TestPerson
let manager: TestPerson
let admin: TestPerson

const around = { ...callingHoursSetting.default, from: '00:00', to: '24:00' }
const set = async (name: string, body: object) => {
  const answer = await mettle.call('PUT', `/api/settings/${name}`, { as: admin, body })
  assert.equal(answer.status, 200, answer.text)
}

before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller')
  ben = await mettle.person('telecaller')
  manager = await mettle.person('manager')
  admin = await mettle.person('admin')
})
beforeEach(async () => {
  await mettle.superuser.query('delete from leads')
  await mettle.superuser.query('delete from app.refused_numbers')
  await set('calling-hours', around)
})

type Wanted = {
  owner?: string | null
  phone?: string | null
  e164?: string
  status?: string
  source?: string
  age?: string
}
async function lead(name: string, { owner = asha.id, phone = '+919876543210', ...more }: Wanted = {}) {
  const { rows } = await mettle.superuser.query(
    `insert into leads (name, phone, phone_e164, assigned_to, status, source, created_at)
     values ($1, $2, $3, $4, $5, $6, now() - $7::interval) returning id`,
    [
      name,
      phone,
      more.e164 ?? phone,
      owner,
      more.status ?? 'new',
      more.source ?? null,
      more.age ?? '1 minute',
    ],
  )
  return rows[0].id as string
}
const due = (id: string, ago: string) =>
  mettle.superuser.query('insert into follow_ups (lead_id, due_at) values ($1, now() - $2::interval)', [
    id,
    ago,
  ])
const next = (as = asha, headers = {}) => mettle.call('POST', '/api/queue/next', { as, headers })
const given = async (as = asha) => {
  const { data, meta } = (await next(as)).body
  return data ? [data.lead.name, data.reason] : meta.reason
}
const log = (id: string, body: object, as = asha) =>
  mettle.call('POST', `/api/leads/${id}/interactions`, { as, body: { type: 'call', ...body } })
const tried = (id: string, ago: string) =>
  log(id, {
    outcome: 'no_answer',
    occurred_at: new Date(Date.now() - Date.parse(`1970-01-01T${ago}Z`)).toISOString(),
  })
const ownerOf = async (id: string) =>
  (await mettle.superuser.query('select assigned_to from leads where id = $1', [id])).rows[0].assigned_to
const expire = () =>
  mettle.superuser.query(`update queue_claims set expires_at = now() - interval '1 second'`)

describe('the order of the queue', () => {
  it('is call-backs that are due, leads never called, then those not reached', async () => {
    await tried(await lead('Tried long ago'), '05:00:00')
    await tried(await lead('Tried just now'), '00:05:00')
    await lead('Older', { age: '2 days' })
    await lead('Newer', { age: '1 day' })
    await due(await lead('Promised'), '1 hour')
    await due(await lead('Promised first'), '2 hours')
    await due(await lead('Promised for later'), '-1 hour')
    const order = []
    for (let n = 0; n < 6; n++) order.push(await given())
    assert.deepEqual(order, [
      ['Promised first', 'callback'],
      ['Promised', 'callback'],
      ['Older', 'fresh'],
      ['Newer', 'fresh'],
      ['Tried long ago', 'retry'],
      'nothing_due',
    ])
  })

  it('puts sources first as the setting says, also those that were there before', async () => {
    await lead('Walk-in', { age: '3 days' })
    await lead('Referred', { age: '1 day', source: 'Referral' })
    await lead('From the site', { age: '2 days', source: 'website' })
    await set('call-queue', { ...callQueueSetting.default, source_priority: ['referral', 'website'] })
    await eventually(async () => {
      const { rows } = await mettle.superuser.query('select 1 from app.call_queue where priority = 1')
      return rows[0]
    })
    await lead('Referred later', { source: 'referral' })
    const order = []
    for (let n = 0; n < 4; n++) order.push((await given())[0])
    assert.deepEqual(order, ['Referred', 'Referred later', 'From the site', 'Walk-in'])
    await set('call-queue', callQueueSetting.default)
  })

  it('is shown with its reasons: what may be called now, what waits for its hours, what is planned', async () => {
    const closed = numbers.find(number => !isDay(number)) as Number
    await set('calling-hours', callingHoursSetting.default)
    const open = numbers.find(isDay) as Number
    await due(await lead('Later', { phone: open.e164 }), '-3 hours')
    await lead('Asleep', { phone: closed.e164 })
    await tried(await lead('Tried', { phone: open.e164 }), '05:00:00')
    await lead('Fresh', { phone: open.e164 })
    await lead('Of nobody', { owner: null })
    await lead('Of Ben', { owner: ben.id })
    const { data } = (await next()).body
    const listed = (await mettle.call('GET', '/api/queue', { as: asha })).body
    assert.deepEqual(
      listed.data.map((one: { lead: { name: string }; reason: string; waits_for: string }) => [
        one.lead.name,
        one.reason,
        one.waits_for,
      ]),
      [
        ['Fresh', 'fresh', null],
        ['Tried', 'retry', null],
        ['Asleep', 'fresh', 'calling_hours'],
        ['Later', 'callback', 'time'],
      ],
    )
    assert.deepEqual(listed.data[0].claim, data.claim)
    assert.deepEqual(listed.meta, { total: 4, page: 1, limit: 10, ready: 2, unassigned: 1 })
    const second = (await mettle.call('GET', '/api/queue?page=2&limit=3', { as: asha })).body
    assert.deepEqual([second.data.length, second.data[0].lead.name], [1, 'Later'])
  })
})

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
})

describe('a claim', () => {
  it('is for one person alone, however many ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => mettle.person('telecaller')))
    for (let n = 0; n < 50; n++) await lead(`Lead ${n}`, { owner: null })
    const answers = await Promise.all(people.map(person => next(person)))
    const without = answers.filter(({ body }) => !body.data).map(({ text }) => text)
    assert.deepEqual(without, [])
    assert.equal(new Set(answers.map(({ body }) => body.data.lead.id)).size, 50)
    answers.forEach(({ body }, n) => {
      assert.equal(body.data.lead.assigned_to, people[n]?.id)
    })
    assert.deepEqual(await given(ben), 'empty')
  })

  it('goes to a lead that another only refers to, or holds for a moment and gives up', async () => {
    const id = await lead('Held')
    const sleeping = async () =>
      (await mettle.superuser.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rows[0]
    for (const [lock, before] of [
      ['key share', async (asked: Promise<unknown>) => assert.deepEqual(await asked, ['Held', 'fresh'])],
      ['update', () => eventually(sleeping)],
    ] as const) {
      await mettle.superuser.query('begin')
      await mettle.superuser.query(`select from leads where id = $1 for ${lock}`, [id])
      const asked = given()
      await before(asked)
      await mettle.superuser.query('rollback')
      assert.deepEqual(await asked, ['Held', 'fresh'])
      await mettle.superuser.query('delete from queue_claims')
    }
  })

  it('never goes to somebody else’s lead, nor to one without a phone, lost or won', async () => {
    await lead('Of Ben', { owner: ben.id })
    await lead('Without a phone', { phone: null })
    await lead('Lost', { status: 'lost' })
    await lead('Won', { status: 'converted' })
    assert.equal(await given(), 'empty')
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

  it('comes back when it expires, and belongs to nobody again', async () => {
    const id = await lead('Of nobody', { owner: null })
    const { claim } = (await next()).body.data
    assert.equal(await ownerOf(id), asha.id)
    assert.equal(await given(ben), 'empty')
    await expire()
    const late = await mettle.call('PUT', `/api/queue/claims/${claim.id}`, { as: asha })
    assert.deepEqual([late.status, late.body.error.message], [404, 'This claim has ended.'])
    assert.deepEqual(await given(ben), ['Of nobody', 'fresh'])
    assert.equal(await ownerOf(id), ben.id)
    assert.equal((await log(id, { outcome: 'connected' })).status, 404)
  })

  it('is not a new one for somebody who takes none just now', async () => {
    const away = await mettle.person('telecaller')
    const takes = (available: boolean) =>
      mettle.call('PUT', '/api/availability', { as: away, body: { available } })
    await lead('Of nobody', { owner: null })
    assert.equal((await takes(false)).status, 200)
    assert.equal(await given(away), 'empty')
    await lead('Their own', { owner: away.id })
    assert.deepEqual(await given(away), ['Their own', 'fresh'])
    await takes(true)
    assert.deepEqual(await given(away), ['Of nobody', 'fresh'])
  })

  it('comes back when its holder is disabled', async () => {
    const leaver = await mettle.person('telecaller')
    await lead('Of nobody', { owner: null })
    assert.deepEqual(await given(leaver), ['Of nobody', 'fresh'])
    const body = { disabled: true }
    assert.equal((await mettle.call('PATCH', `/api/people/${leaver.id}`, { as: admin, body })).status, 200)
    assert.deepEqual(await given(ben), ['Of nobody', 'fresh'])
  })

  it('is extended and given back', async () => {
    const id = await lead('Of nobody', { owner: null })
    const { claim } = (await next()).body.data
    await mettle.superuser.query(`update queue_claims set expires_at = now() + interval '10 seconds'`)
    const extended = await mettle.call('PUT', `/api/queue/claims/${claim.id}`, { as: asha })
    assert.ok(extended.body.data.expires_at >= claim.expires_at)
    assert.equal((await mettle.call('DELETE', `/api/queue/claims/${claim.id}`, { as: asha })).status, 200)
    assert.equal(await ownerOf(id), null)
    assert.deepEqual(await given(ben), ['Of nobody', 'fresh'])
  })

  it('ends with the call, which keeps the lead with whoever made it', async () => {
    const id = await lead('Of nobody', { owner: null })
    await next()
    const { moved } = (await log(id, { outcome: 'no_answer' })).body.meta
    assert.equal(moved.claim_ended, true)
    await expire()
    assert.equal(await given(ben), 'empty')
    assert.equal(await ownerOf(id), asha.id)
  })

  it('ends when the lead goes to somebody else, or goes altogether', async () => {
    const id = await lead('Passed on')
    const { claim } = (await next()).body.data
    await mettle.call('PUT', `/api/leads/${id}`, { as: manager, body: { assigned_to: ben.id } })
    assert.equal((await mettle.call('PUT', `/api/queue/claims/${claim.id}`, { as: asha })).status, 404)
    assert.deepEqual(await given(ben), ['Passed on', 'fresh'])
    await mettle.call('DELETE', `/api/leads/${id}`, { as: manager })
    assert.equal((await log(id, { outcome: 'connected' }, ben)).status, 404)
    const { rows } = await mettle.superuser.query('select from queue_claims')
    assert.equal(rows.length, 0)
  })

  it('is not made twice by a request that is repeated', async () => {
    await lead('One')
    await lead('Two')
    const headers = { 'idempotency-key': randomUUID() }
    const [first, again] = [await next(asha, headers), await next(asha, headers)]
    assert.deepEqual(first.body, again.body)
    assert.deepEqual(await given(), ['Two', 'fresh'])
  })

  it('is one of a few: whoever holds too many is told so', async () => {
    await set('call-queue', { ...callQueueSetting.default, most_claims: 2 })
    for (const name of ['One', 'Two', 'Three']) await lead(name)
    const first = (await next()).body.data
    await next()
    assert.deepEqual((await next()).body.meta, {
      reason: 'too_many_claims',
      retry_at: first.claim.expires_at,
    })
    await set('call-queue', callQueueSetting.default)
  })

  it('is one of a few, also for whoever asks for twenty at once', async () => {
    await set('call-queue', { ...callQueueSetting.default, most_claims: 2 })
    for (let n = 0; n < 12; n++) await lead(`Lead ${n}`)
    const answers = await Promise.all(Array.from({ length: 20 }, () => next()))
    assert.equal(answers.filter(({ body }) => body.data).length, 2)
    await set('call-queue', callQueueSetting.default)
  })

  it('is one of a few, whichever instance is asked', async () => {
    await set('call-queue', { ...callQueueSetting.default, most_claims: 2 })
    for (let n = 0; n < 12; n++) await lead(`Lead ${n}`)
    const claims = Array.from({ length: 8 }, async () => {
      const client = new pg.Client({ connectionString: mettle.databaseUrl })
      await client.connect()
      await client.query('begin')
      await client.query(
        `select set_config('app.user_id', $1, true), set_config('role', app.enter($1::uuid, 'user', null, null), true)`,
        [asha.id],
      )
      const { rows } = await client.query(`select app.claim_next('91') as claimed`)
      await client.query('commit')
      await client.end()
      return rows[0].claimed.lead
    })
    assert.equal((await Promise.all(claims)).filter(Boolean).length, 2)
    await set('call-queue', callQueueSetting.default)
  })

  it('of a source that is named twice is refused, however it is written', async () => {
    const body = { ...callQueueSetting.default, source_priority: ['website', 'fair', ' WebSite'] }
    const { status, body: said } = await mettle.call('PUT', '/api/settings/call-queue', { as: admin, body })
    assert.deepEqual([status, said.error?.details.field], [400, 'source_priority.2'])
  })
})

type Number = { e164: string; zone: string }
// Far enough apart that it is day somewhere and night elsewhere at any moment.
const numbers: Number[] = [
  { e164: '+919876543210', zone: 'Asia/Kolkata' },
  { e164: '+12125550123', zone: 'America/New_York' },
  { e164: '+18085550123', zone: 'Pacific/Honolulu' },
  { e164: '+442071234567', zone: 'Europe/London' },
  { e164: '+819012345678', zone: 'Asia/Tokyo' },
]
const hourIn = (zone: string, at = new Date()) =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at))
const isDay = ({ zone }: Number) => hourIn(zone) >= 9 && hourIn(zone) < 21

describe('calling hours', () => {
  const isOpen = async (number: string | null, moment: string, home = '91') => {
    const { rows } = await mettle.superuser.query(
      'select app.calling_zone($1) = any (app.open_calling_zones($2, $3)) as open',
      [number, moment, home],
    )
    return rows[0].open
  }

  it('have the same defaults in the database as they are declared, and so has the queue', async () => {
    const { rows } = await mettle.superuser.query(
      'select app.default_calling_hours() as hours, app.default_call_queue() as queue',
    )
    assert.deepEqual(rows[0], { hours: callingHoursSetting.default, queue: callQueueSetting.default })
  })

  it('are those where the number rings; the refusal says when to ask again, and is audited', async () => {
    const closed = numbers.find(number => !isDay(number)) as Number
    await set('calling-hours', callingHoursSetting.default)
    await lead('Asleep', { phone: closed.e164 })
    const answer = await next()
    const { reason, retry_at } = answer.body.meta
    assert.deepEqual([answer.status, answer.body.data, reason], [200, null, 'outside_calling_hours'])
    assert.equal(hourIn(closed.zone, new Date(retry_at)), 9)
    assert.ok(Date.parse(retry_at) - Date.now() < 86_400_000)
    const entry = await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select fields from audit.entries where resource = 'queue' and actor = $1 and action = 'refuse'
           and 'outside_calling_hours' = any (fields)`,
        [asha.id],
      )
      return rows[0]
    })
    assert.ok(entry)
    const open = numbers.find(isDay) as Number
    await lead('Awake', { phone: open.e164 })
    assert.deepEqual(await given(), ['Awake', 'fresh'])
  })

  it('say when to ask again for what is planned: not before its number may be called', async () => {
    await set('calling-hours', callingHoursSetting.default)
    const retryAt = async (planned: string) => {
      await mettle.superuser.query('delete from leads')
      await mettle.superuser.query('insert into follow_ups (lead_id, due_at) values ($1, $2)', [
        await lead('Promised'),
        planned,
      ])
      const { reason, retry_at } = (await next()).body.meta
      return [reason, retry_at]
    }
    // 15:30, 02:30 and 22:30 in India.
    assert.deepEqual(await retryAt('2030-01-15T10:00:00Z'), ['nothing_due', '2030-01-15T10:00:00.000Z'])
    assert.deepEqual(await retryAt('2030-01-15T21:00:00Z'), ['nothing_due', '2030-01-16T03:30:00.000Z'])
    assert.deepEqual(await retryAt('2030-01-15T17:00:00Z'), ['nothing_due', '2030-01-16T03:30:00.000Z'])
  })

  it('follow daylight saving: New York opens at 14:00 UTC in winter and at 13:00 in summer', async () => {
    await set('calling-hours', callingHoursSetting.default)
    const newYork = '+12125550123'
    assert.equal(await isOpen(newYork, '2026-03-07T13:30:00Z'), false)
    assert.equal(await isOpen(newYork, '2026-03-07T14:00:00Z'), true)
    assert.equal(await isOpen(newYork, '2026-03-08T13:00:00Z'), true)
    assert.equal(await isOpen(newYork, '2026-10-31T13:00:00Z'), true)
    assert.equal(await isOpen(newYork, '2026-11-01T13:30:00Z'), false)
    assert.equal(await isOpen(newYork, '2026-11-02T01:59:59Z'), true)
    assert.equal(await isOpen(newYork, '2026-11-02T02:00:00Z'), false)
    const { rows } = await mettle.superuser.query(
      `select app.next_calling_time(app.calling_zone($1), '2026-03-08T01:00:00-05') as at`,
      [newYork],
    )
    assert.equal(rows[0].at.toISOString(), '2026-03-08T13:00:00.000Z')
  })

  it('hold in every zone a number may ring in', async () => {
    await set('calling-hours', callingHoursSetting.default)
    // A Russian mobile number: it is the right time from Kaliningrad to Kamchatka for two hours a day.
    assert.equal(await isOpen('+79161234567', '2026-06-01T06:59:00Z'), false)
    assert.equal(await isOpen('+79161234567', '2026-06-01T07:00:00Z'), true)
    assert.equal(await isOpen('+79161234567', '2026-06-01T09:00:00Z'), false)
  })

  it('go by the installation’s own country where a number has none', async () => {
    await set('calling-hours', callingHoursSetting.default)
    assert.equal(await isOpen(null, '2026-06-01T04:00:00Z'), true)
    assert.equal(await isOpen(null, '2026-06-01T04:00:00Z', '44'), false)
    await set('calling-hours', around)
    await lead('No country', { phone: '0000000000', e164: '+9990000000' })
    assert.deepEqual(await given(), ['No country', 'fresh'])
  })

  it('are refused in another form than theirs, with an example of it', async () => {
    const body = { ...callingHoursSetting.default, from: '9 am' }
    const { error } = (await mettle.call('PUT', '/api/settings/calling-hours', { as: admin, body })).body
    assert.equal(error.message, 'from: must have a form such as 09:00')
  })

  it('leave out the days that the setting leaves out', async () => {
    await set('calling-hours', { ...callingHoursSetting.default, days: [1, 2, 3, 4, 5] })
    assert.equal(await isOpen('+919876543210', '2026-11-13T06:00:00Z'), true)
    assert.equal(await isOpen('+919876543210', '2026-11-15T06:00:00Z'), false)
    const backwards = { ...around, from: '21:00', to: '09:00' }
    const refused = await mettle.call('PUT', '/api/settings/calling-hours', { as: admin, body: backwards })
    assert.deepEqual([refused.status, refused.body.error.details.field], [400, 'to'])
  })

  it('know every zone they name', async () => {
    const { rows } = await mettle.superuser.query(
      `select distinct zone from app.calling_zones, unnest(zones) as zone where app.local_time(now(), zone) is null`,
    )
    assert.deepEqual(rows, [])
  })
})

it('claiming reads a handful of rows, however many leads there are', async () => {
  await mettle.superuser.query(
    `insert into leads (name, phone, phone_e164, assigned_to, created_at)
     select 'Lead ' || n, '+919876543210', case n % 4 when 0 then '+12125550123' else '+919876543210' end,
       case n % 3 when 0 then $1::uuid when 1 then $2::uuid end, now() - n * interval '1 minute'
     from generate_series(1, 6000) n`,
    [asha.id, ben.id],
  )
  await mettle.superuser.query('analyze')
  await mettle.superuser.query('begin')
  try {
    await mettle.superuser.query(
      `select set_config('app.user_id', $1, true), set_config('app.role', 'telecaller', true)`,
      [asha.id],
    )
    const read = async () => {
      const { rows } = await mettle.superuser.query(
        `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as n from pg_stat_xact_all_tables
         where relname in ('leads', 'call_queue', 'queue_claims', 'lead_contact_state', 'follow_ups')`,
      )
      return rows[0].n as number
    }
    const start = await read()
    const { rows } = await mettle.superuser.query(`select app.claim_next('91') as next`)
    assert.equal(rows[0].next.reason, 'fresh')
    const rowsRead = (await read()) - start
    assert.ok(rowsRead < 800, `${rowsRead} rows`)
  } finally {
    await mettle.superuser.query('rollback')
  }
})
