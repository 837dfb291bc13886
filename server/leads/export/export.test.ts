import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { search } from '../list-query.ts'

let mettle: TestService
let asha: TestPerson
let ben: TestPerson
let manager: TestPerson
before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller', { first_name: 'आशा', last_name: 'Rao' })
  ben = await mettle.person('telecaller')
  manager = await mettle.person('manager')
  await mettle.superuser.query(
    `insert into leads (name, company, source, assigned_to, created_at)
     select 'Lead ' || n, case when n = 7 then '=HYPERLINK("http://x")' end, case when n % 2 = 0 then 'web' end,
       case when n <= 2300 then $1::uuid else $2::uuid end, now() - n * interval '1 second'
     from generate_series(1, 2500) n`,
    [asha.id, ben.id],
  )
})

type Row = Record<string, string>
const exported = async (as: TestPerson, path: string) => {
  const answer = await mettle.call('GET', `/api/leads${path}`, { as })
  assert.equal(answer.status, 200, answer.text)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/)
  return parse(answer.text, { columns: true }) as Row[]
}

it('no order but the listed ones reaches a statement', async () => {
  const query = { page: 1, limit: 1, sort: 'email' } as never
  await assert.rejects(search({ rows: () => assert.fail('asked') } as never, query, 'IN'), /sort/)
})

describe('an export of leads', () => {
  it('has every lead the caller can read once, newest first, and no other', async () => {
    const own = await exported(asha, '/export')
    assert.deepEqual(
      own.map(row => row.name),
      Array.from({ length: 2300 }, (_, i) => `Lead ${i + 1}`),
    )
    assert.ok(own.every(row => row.assigned_to === asha.id))
    assert.equal((await exported(manager, '/export')).length, 2500)
    assert.equal((await exported(ben, '/export')).length, 200)
  })

  it('takes the filters of the list', async () => {
    assert.equal((await exported(manager, `/export?source=web&assigned_to=${ben.id}`)).length, 100)
    assert.deepEqual(
      (await exported(asha, '/export?search=lead%20123')).map(row => row.name).toSorted(),
      [123, 1123, 2123, ...Array.from({ length: 10 }, (_, i) => 1230 + i)].map(n => `Lead ${n}`).toSorted(),
    )
    assert.equal((await exported(asha, '/export?status=lost')).length, 0)
    assert.equal((await exported(ben, '/export?patterns=x&among=x')).length, 200)
    // A column's name becomes part of a statement: one that the list alone takes must not come through.
    const plain = await exported(ben, '/export')
    for (const sort of ['email', '(select pg_sleep(1)::text)', 'constructor', 'name&sort=name'])
      assert.deepEqual(await exported(ben, `/export?sort=${sort}`), plain)
    assert.equal((await mettle.call('GET', '/api/leads/export?follow_up=x', { as: asha })).status, 400)
  })

  it('is refused before it begins, and not written down as one, to whoever may not', async () => {
    const [gone, admin] = [await mettle.person('telecaller'), await mettle.person('admin')]
    await mettle.call('PATCH', `/api/people/${gone.id}`, { as: admin, body: { disabled: true } })
    for (const path of ['/export', '/interactions/export'])
      assert.equal((await mettle.call('GET', `/api/leads${path}`, { as: gone })).status, 401)
    const { rows } = await mettle.superuser.query(
      `select from audit.entries where actor = $1 and action = 'export'`,
      [gone.id],
    )
    assert.equal(rows.length, 0)
  })

  it('runs nothing in a spreadsheet, and is written down', async () => {
    const row = (await exported(asha, '/export')).find(({ name }) => name === 'Lead 7')
    assert.equal(row?.company, `'=HYPERLINK("http://x")`)
    await exported(manager, '/export?source=web')
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select action, sum(cardinality(row_ids)) as n from audit.entries where actor = $1 and resource = 'leads' group by 1`,
        [manager.id],
      )
      const counts = Object.fromEntries(rows.map(({ action, n }) => [action, Number(n)]))
      return 'export' in counts && (counts.read ?? 0) >= 2500 + 1250
    })
  })
})

describe('an export of leads for a spreadsheet', () => {
  it('says in its first bytes that it is UTF-8, as the other files for spreadsheets do', async () => {
    for (const path of ['/export', '/interactions/export']) {
      const file = await fetch(`${mettle.url}/api/leads${path}?search=lead%2042`, {
        headers: { authorization: `Bearer ${asha.token}` },
      })
      assert.deepEqual(
        [...new Uint8Array(await file.arrayBuffer()).subarray(0, 5)],
        [239, 187, 191, 105, 100],
      )
    }
  })

  it('names whom a lead is assigned to behind the fields of the list, where anybody', async () => {
    const nobody = await mettle.superuser.query(
      `insert into leads (name, source) values ('Nobody’s', 'fair'), ('Theirs', 'fair') returning id`,
    )
    await mettle.superuser.query('update leads set assigned_to = $1 where id = $2', [
      ben.id,
      nobody.rows[1].id,
    ])
    const rows = await exported(manager, '/export?source=fair')
    assert.deepEqual(Object.keys(rows[0] as Row).slice(-5), [
      'assigned_to',
      'created_at',
      'updated_at',
      'assigned_to_name',
      'do_not_call',
    ])
    assert.deepEqual(rows.map(row => [row.name, row.assigned_to_name]).toSorted(), [
      ['Nobody’s', ''],
      // Who gave no name has none here either.
      ['Theirs', ''],
    ])
    for (const as of [asha, manager]) {
      const [lead] = await exported(as, '/export?search=lead%2042')
      assert.equal(lead?.assigned_to_name, 'आशा Rao')
    }
  })

  it('says who must not be called, by the lead or by its number', async () => {
    const cleo = await mettle.person('telecaller')
    const add = async (name: string, phone: string) =>
      (await mettle.call('POST', '/api/leads', { as: cleo, body: { name, phone } })).body.data.id
    const refuses = await add('Refuses', '+919811112222')
    await add('Same number', '+919811112222')
    await add('Another number', '+919811113333')
    const body = { type: 'call', outcome: 'do_not_call' }
    await mettle.call('POST', `/api/leads/${refuses}/interactions`, { as: cleo, body })
    for (const as of [cleo, manager])
      assert.deepEqual(
        (await exported(as, `/export?assigned_to=${cleo.id}`))
          .map(row => [row.name, row.do_not_call])
          .toSorted(),
        [
          ['Another number', 'false'],
          ['Refuses', 'true'],
          ['Same number', 'true'],
        ],
      )
    await mettle.superuser.query('delete from leads where assigned_to = $1', [cleo.id])
  })

  it('is read back by an import, Hindi included', async () => {
    const [one, other] = [await mettle.person('telecaller'), await mettle.person('telecaller')]
    await mettle.call('POST', '/api/leads', { as: one, body: { name: 'कविता', phone: '+919876543210' } })
    const file = await fetch(`${mettle.url}/api/leads/export`, {
      headers: { authorization: `Bearer ${one.token}` },
    })
    const made = await mettle.call('POST', '/api/leads/imports', {
      as: other,
      body: Buffer.from(await file.arrayBuffer()),
      headers: { 'content-type': 'text/csv' },
    })
    assert.equal(made.body.data.columns[0], 'id')
    const [row] = made.body.data.preview
    assert.deepEqual(row.lead, { name: 'कविता', phone: '+919876543210', status: 'new' })
  })
})

describe('an export of interactions', () => {
  it('has what was said, opened, with the leads the caller can read', async () => {
    const [own] = await exported(asha, '/export?search=lead%2042')
    const notes = ['Wants, the "price" list.\nSoon.', '=1+1', 'third']
    for (const content of notes)
      await mettle.call('POST', `/api/leads/${own?.id}/interactions`, {
        as: asha,
        body: { type: 'call', content, outcome: 'connected', duration_seconds: 5 },
      })
    const rows = await exported(asha, '/interactions/export?source=web')
    assert.deepEqual(rows.map(row => row.content).toSorted(), [notes[0], `'${notes[1]}`, notes[2]].toSorted())
    assert.ok(rows.every(row => row.lead_id === own?.id && row.lead_name === own?.name))
    assert.ok(rows.every(row => row.outcome === 'connected' && row.duration_seconds === '5'))
    assert.equal((await exported(ben, '/interactions/export')).length, 0)
    assert.equal((await exported(manager, '/interactions/export')).length, 3)
  })
})
