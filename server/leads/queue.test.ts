import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, beforeEach, describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { connectionsWhere } from '../../test/harness/connections.ts'
import { eventually } from '../../test/harness/eventually.ts'
import {
  admin,
  asha,
  ben,
  due,
  emptyQueue,
  expire,
  given,
  isDay,
  type KnownNumber,
  lead,
  log,
  manager,
  mettle,
  next,
  numbers,
  openQueue,
  ownerOf,
  set,
  tried,
} from './queue.fixture.ts'
import { callingHoursSetting, callQueueSetting } from './queue-settings.ts'

before(openQueue)
beforeEach(emptyQueue)

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
    await lead('Referred later', { source: 'REFERRAL' })
    const order = []
    for (let n = 0; n < 4; n++) order.push((await given())[0])
    assert.deepEqual(order, ['Referred', 'Referred later', 'From the site', 'Walk-in'])
    await set('call-queue', callQueueSetting.default)
  })

  it('is shown with its reasons: what may be called now, what waits for its hours, what is planned', async () => {
    const closed = numbers.find(number => !isDay(number)) as KnownNumber
    await set('calling-hours', callingHoursSetting.default)
    const open = numbers.find(isDay) as KnownNumber
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
    const sleeping = () => connectionsWhere(mettle.superuser, `wait_event = 'PgSleep'`)
    // A machine that stands still for a second outlasts the patience of whoever asks.
    for (const [lock, before] of [
      ['key share', async (asked: Promise<unknown>) => assert.deepEqual(await asked, ['Held', 'fresh'])],
      ['update', (asked: Promise<unknown>) => Promise.race([asked, eventually(sleeping, 2_000)])],
    ] as const)
      await eventually(async () => {
        await mettle.superuser.query('begin')
        await mettle.superuser.query(`select from leads where id = $1 for ${lock}`, [id])
        const asked = given()
        await before(asked)
        await mettle.superuser.query('rollback')
        const got = await asked
        await mettle.superuser.query('delete from queue_claims')
        return isDeepStrictEqual(got, ['Held', 'fresh'])
      })
  })

  it('never goes to somebody else’s lead, nor to one without a phone, lost or won', async () => {
    await lead('Of Ben', { owner: ben.id })
    await lead('Without a phone', { phone: null })
    await lead('Lost', { status: 'lost' })
    await lead('Won', { status: 'converted' })
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
