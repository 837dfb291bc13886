import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { openSeal } from '../../server/platform/seal.ts'
import { testDatabase, testService } from '../../test/harness/index.ts'
import { apiOf } from './api.ts'
import { dice } from './dice.ts'
import { makeLeads } from './leads.ts'
import { seedScripts } from './scripts.ts'
import { isEmpty, seed } from './seed.ts'
import { accountsIn } from './team.ts'
import { workStyles } from './work-style.ts'

describe('the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mettle-seed-'))
  const file = join(folder, 'demo-accounts.txt')
  const seal = openSeal([randomBytes(32)])
  let database: Awaited<ReturnType<typeof testDatabase>>
  const ask = async (text: string) => (await database.superuser.query(text)).rows
  before(async () => {
    database = await testDatabase()
    assert.equal(await isEmpty(database.superuser), true)
    await seed(database.superuser, seal, accountsIn(file), 1_500)
  })
  after(async () => {
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('has a team, and passwords that are the same when asked again and closed to others', async () => {
    assert.equal(await isEmpty(database.superuser), false)
    assert.deepEqual(await ask('select role, count(*) as n from profiles group by role order by n'), [
      { role: 'admin', n: 1 },
      { role: 'manager', n: 3 },
      { role: 'telecaller', n: 36 },
    ])
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.deepEqual(accountsIn(file), accountsIn(file))
    assert.equal(new Set(accountsIn(file).map(account => account.password)).size, 40)
  })

  it('has leads in every state, with counters that agree', async () => {
    const counted = await ask(`select status, sum(leads)::int as n from app.lead_counts
      where person = app.everybody() group by status order by status`)
    const there = await ask('select status, count(*)::int as n from leads group by status order by status')
    assert.deepEqual(counted, there)
    assert.deepEqual(
      there.map(row => row.status),
      ['contacted', 'converted', 'lost', 'new', 'qualified'],
    )
    assert.equal(
      there.reduce((sum, row) => sum + row.n, 0),
      1_500,
    )
  })

  it('has histories that could have happened', async () => {
    const impossible = {
      'a status that its history does not end with': `select from leads l where status <> (select to_status
        from lead_status_history h where h.lead_id = l.id order by changed_at desc, id desc limit 1)`,
      'a history that begins before the lead': `select from lead_status_history h join leads l on l.id = h.lead_id
        where h.changed_at < l.created_at`,
      'steps out of order': `select from lead_status_history a join lead_status_history b on a.lead_id = b.lead_id
        where a.id < b.id and a.changed_at > b.changed_at`,
      'a name broken over two lines': `select from leads where name ~ '[\\n\\r]| {2}' or company ~ '[\\n\\r]| {2}'`,
      'a lead changed before it was made': 'select from leads where updated_at < created_at',
      'something from the future': `select from interactions where created_at > now()
        union all select from lead_status_history where changed_at > now() union all select from calls where occurred_at > now()`,
      'an interaction before its lead': `select from interactions i join leads l on l.id = i.lead_id
        where i.created_at < l.created_at`,
      'a contact that nobody made': `select from leads l where status in ('contacted', 'qualified', 'converted')
        and not exists (select from interactions i join calls c on c.interaction_id = i.id where i.lead_id = l.id)`,
      'attempts that were not counted': `select from lead_contact_state s where attempts <> (select count(*)
        from interactions i join calls c on c.interaction_id = i.id where i.lead_id = s.lead_id)`,
      'a follow-up for somebody lost or won': `select from follow_ups f join leads l on l.id = f.lead_id
        where l.status in ('lost', 'converted')`,
      'a follow-up with somebody who must not be called': `select from follow_ups f join leads l on l.id = f.lead_id
        where app.number_refused(l.phone_e164)`,
      'a change that is yet to be told': 'select from app.outbox',
      'a trigger that stayed off': `select from pg_trigger where tgenabled = 'D'`,
      'a place in the queue that a call had ended': `select from app.call_queue q join leads l on l.id = q.lead_id
        where l.status in ('converted', 'lost')`,
      'somebody new whom nobody calls': `select from leads l where status = 'new' and phone is not null
        and not exists (select from lead_contact_state s where s.lead_id = l.id)
        and not exists (select from app.call_queue q where q.lead_id = l.id) and not app.number_refused(phone_e164)`,
    }
    for (const [what, query] of Object.entries(impossible)) assert.equal((await ask(query)).length, 0, what)
    const [due] = await ask(`select count(*) filter (where due_at < now())::int as overdue,
      count(*) filter (where due_at >= now())::int as ahead from follow_ups`)
    assert.ok(due.overdue > 5 && due.ahead > 30, JSON.stringify(due))
  })

  it('has calls only while the caller is at work and the lead may be called', async () => {
    const calls = `select c.*, l.phone_e164, i.created_by, c.occurred_at at time zone case
        when l.phone_e164 like '+91%' then 'Asia/Kolkata' when l.phone_e164 like '+44%' then 'Europe/London'
        when l.phone_e164 like '+61%' then 'Australia/Sydney' else 'America/New_York' end as there,
        c.occurred_at at time zone 'Asia/Kolkata' as here
      from calls c join interactions i on i.id = c.interaction_id join leads l on l.id = i.lead_id`
    const [found] =
      await ask(`select count(*)::int as calls, count(distinct left(phone_e164, 2))::int as places,
        count(*) filter (where there::time not between '09:00' and '20:00')::int as lead_asleep,
        count(*) filter (where here::time not between '09:30' and '22:30' or extract(isodow from here) = 7)::int as caller_away
      from (${calls}) c`)
    assert.ok(found.calls > 2_000)
    assert.deepEqual({ ...found, calls: 0 }, { calls: 0, places: 4, lead_asleep: 0, caller_away: 0 })
    const [longest] = await ask(`select max(span) as hours from (select created_by,
      extract(epoch from max(here::time) - min(here::time)) / 3600 as span from (${calls}) c group by 1) s`)
    assert.ok(longest.hours <= 9, 'each keeps to a shift of nine hours')
  })

  it('has talk times and sources as they are in life', async () => {
    const [talk] = await ask(`select percentile_cont(0.5) within group (order by duration_seconds) as p50,
      percentile_cont(0.95) within group (order by duration_seconds) as p95 from calls where outcome = 'connected'`)
    assert.ok(talk.p50 > 120 && talk.p50 < 220 && talk.p95 > 360, JSON.stringify(talk))
    const rows = await ask(
      `select source, avg((status = 'converted')::int)::float8 as won from leads group by source`,
    )
    const won = Object.fromEntries(rows.map(row => [row.source, row.won]))
    assert.ok(rows.length >= 6 && won.referral > 1.5 * won['purchased list'], JSON.stringify(won))
  })

  it('has phone numbers that exist in form, and e-mails that cannot', async () => {
    const rows = await ask('select phone, phone_e164, email from leads')
    for (const { phone, phone_e164, email } of rows) {
      if (phone) {
        const number = parsePhoneNumberFromString(phone, 'IN')
        assert.ok(number?.isValid(), phone)
        assert.equal(number?.number, phone_e164)
      }
      if (email) assert.match(email, /\.example$/)
    }
  })

  it('has notes that are sealed, and open for whoever holds the key', async () => {
    const [row] = await ask(`select i.id, i.content, k.id as key_id, k.master_id, k.wrapped
      from interactions i join app.data_keys k using (lead_id) where content is not null order by i.id limit 1`)
    const key = seal.unwrap({ id: row.key_id, master_id: row.master_id, wrapped: row.wrapped })
    const text = seal.open(key, { table: 'interactions', row: row.id, column: 'content' }, row.content)
    assert.match(text, /^[A-Z].*\.$/)
  })

  it('has scripts for calls, once', async () => {
    const mettle = await testService()
    const { token } = await mettle.person('admin')
    await seedScripts(apiOf(mettle), token)
    await seedScripts(apiOf(mettle), token)
    const { data } = (await mettle.call('GET', '/api/scripts', { token })).body
    assert.equal(data.length, 5)
  })

  it('comes out the same at every run', () => {
    const callers = workStyles(12).map((style, n) => ({ id: String(n), style }))
    const now = Date.UTC(2026, 10, 15)
    assert.deepEqual(makeLeads(dice(1), callers, now, 500), makeLeads(dice(1), callers, now, 500))
  })
})
