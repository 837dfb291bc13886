import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import {
  admin,
  around,
  asha,
  emptyQueue,
  given,
  hourIn,
  isDay,
  type KnownNumber,
  lead,
  mettle,
  next,
  numbers,
  openQueue,
  set,
} from './queue.fixture.ts'
import { callingHoursSetting, callQueueSetting } from './queue-settings.ts'

before(openQueue)
beforeEach(emptyQueue)

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
    const closed = numbers.find(number => !isDay(number)) as KnownNumber
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
    const open = numbers.find(isDay) as KnownNumber
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

  it('are the reason while somebody waits for them, and a call that is planned sooner is the time', async () => {
    const closed = numbers.find(number => !isDay(number)) as KnownNumber
    const open = numbers.find(isDay) as KnownNumber
    await set('calling-hours', callingHoursSetting.default)
    await lead('Asleep', { phone: closed.e164 })
    const soon = new Date(Date.now() + 60_000).toISOString()
    await mettle.superuser.query('insert into follow_ups (lead_id, due_at) values ($1, $2)', [
      await lead('Promised', { phone: open.e164 }),
      soon,
    ])
    assert.deepEqual((await next()).body.meta, { reason: 'outside_calling_hours', retry_at: soon })
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
