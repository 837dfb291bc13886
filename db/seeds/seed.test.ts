import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { openSeal } from '../../server/platform/seal.ts'
import { testDatabase } from '../../test/harness/index.ts'
import { dice } from './dice.ts'
import { type Caller, isEmpty, makeLeads, seed } from './seed.ts'
import { accountsIn } from './team.ts'

describe('the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mettle-seed-'))
  const file = join(folder, 'demo-accounts.txt')
  const seal = openSeal([randomBytes(32)])
  let database: Awaited<ReturnType<typeof testDatabase>>
  const ask = async (text: string) => (await database.superuser.query(text)).rows
  before(async () => {
    database = await testDatabase()
    assert.equal(await isEmpty(database.superuser), true)
    await seed(database.superuser, seal, accountsIn(file))
  })
  after(async () => {
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('has a team, and passwords that are the same when asked again and closed to others', async () => {
    assert.equal(await isEmpty(database.superuser), false)
    assert.deepEqual(await ask('select role, count(*) as n from profiles group by role order by n'), [
      { role: 'admin', n: 1 },
      { role: 'manager', n: 2 },
      { role: 'telecaller', n: 12 },
    ])
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.deepEqual(accountsIn(file), accountsIn(file))
    assert.equal(new Set(accountsIn(file).map(account => account.password)).size, 15)
  })

  it('has 5,000 leads in every state, with counters that agree', async () => {
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
      5000,
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
      'a change that is yet to be told': 'select from app.outbox',
    }
    for (const [what, query] of Object.entries(impossible)) assert.equal((await ask(query)).length, 0, what)
    const [due] = await ask(`select count(*) filter (where due_at < now())::int as overdue,
      count(*) filter (where due_at >= now())::int as ahead from follow_ups`)
    assert.ok(due.overdue > 20 && due.ahead > 100, JSON.stringify(due))
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

  it('has remarks that are sealed, and open for whoever holds the key', async () => {
    const [row] = await ask(`select i.id, i.content, k.id as key_id, k.master_id, k.wrapped
      from interactions i join app.data_keys k using (lead_id) where content is not null order by i.id limit 1`)
    const key = seal.unwrap({ id: row.key_id, master_id: row.master_id, wrapped: row.wrapped })
    const text = seal.open(key, { table: 'interactions', row: row.id, column: 'content' }, row.content)
    assert.match(text, /^[A-Z].*\.$/)
  })

  it('comes out the same at every run', () => {
    const callers: Caller[] = [{ id: 'a', style: { reach: 0.4, sale: 0.4, firstCallHours: 2 } }]
    const now = Date.UTC(2026, 10, 15)
    assert.deepEqual(makeLeads(dice(1), callers, now), makeLeads(dice(1), callers, now))
  })
})
