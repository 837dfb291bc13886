import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { readMigrations } from '../platform/db/migrate.ts'
import { trimText } from '../platform/visible-text.ts'

let mettle: TestService
let asha: TestPerson
before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller')
})

const unseen = [
  '\u200b\u200b',
  '\u200e \u200e',
  '\u2060\u2060\u2060',
  '\u00ad\u00ad',
  '\u3164\u3164',
  '\u200d\u200c',
]
const sentence = 'must have characters that can be seen'
const details = { field: 'name', message: sentence }
const reason = 'VALIDATION_ERROR'
const joined = 'क\u094d\u200dष\u200c'

describe('a name of nothing that can be seen', () => {
  it('is refused for a lead as an empty one is, on create, on change, in bulk and in a file', async () => {
    const { id } = (await mettle.call('POST', '/api/leads', { as: asha, body: { name: joined } })).body.data
    for (const name of unseen) {
      const made = await mettle.call('POST', '/api/leads', { as: asha, body: { name } })
      assert.deepEqual(
        [made.status, made.body.error],
        [400, { code: 'LEAD_CREATE_ERROR', message: `name: ${sentence}`, details: { ...details, reason } }],
        JSON.stringify(name),
      )
      const changed = await mettle.call('PUT', `/api/leads/${id}`, { as: asha, body: { name } })
      assert.deepEqual([changed.status, changed.body.error?.details?.field], [400, 'name'])
      const bulk = { operation: 'create', rows: [{ name }] }
      assert.equal((await mettle.call('POST', '/api/leads/bulk', { as: asha, body: bulk })).status, 400)
      const file = await mettle.call('POST', '/api/leads/imports', {
        as: asha,
        body: `name,company,status\n${name},Navy,none\n`,
        headers: { 'content-type': 'text/csv' },
      })
      assert.deepEqual(file.body.data.preview[0].problems[0], { field: 'name', message: 'is required' })
    }
    const kept = await mettle.call('GET', `/api/leads/${id}`, { as: asha })
    assert.equal(kept.body.data.name, joined)
  })

  it('is refused for a person too', async () => {
    const change = (first_name: string) =>
      mettle.call('PATCH', '/api/auth/me', { as: asha, body: { first_name } })
    assert.equal((await change(joined)).body.data.first_name, joined)
    for (const name of unseen) assert.equal((await change(name)).status, 400, JSON.stringify(name))
    assert.equal((await change(' ')).body.data.first_name, null)
  })

  it('is refused by the database too, which knows the same characters', async () => {
    const { rows } = await mettle.superuser.query<{ code: number }>(
      `select code from generate_series(1, 1114111) code where code not between 55296 and 57343
         and not app.lead_is_sound(repeat(chr(code), 2), null, null, null, 'new', null, null)`,
    )
    const known = new Set(rows.map(({ code }) => code))
    const other = Array.from({ length: 0x10ffff }, (_, at) => at + 1)
      .filter(code => code < 0xd800 || code > 0xdfff)
      .filter(code => known.has(code) !== (trimText(String.fromCodePoint(code)) === ''))
    assert.deepEqual(other, [])
    await assert.rejects(
      mettle.superuser.query('insert into leads (name, assigned_to) values ($1, $2)', [
        '\u200b\u200b',
        asha.id,
      ]),
      /leads_sound/,
    )
  })

  it('that a lead had already gives way to its number or address', async () => {
    const migration = readMigrations().find(({ number }) => number === 147)
    await mettle.superuser.query(
      `begin; alter table leads drop constraint leads_sound;
       insert into leads (name, source, email, phone, phone_e164) values ('\u200b\u200b', 'old', 'ada@example.com', null, null),
         ('\u00ad\u00ad', 'old', null, '9876543210', '+919876543210'), ('\u2060\u2060', 'old', null, null, null), ('Ada', 'old', null, null, null);
       ${migration?.text};
       alter table leads add constraint leads_sound
         check (app.lead_is_sound(name, email, phone, company, status, source, phone_e164)); commit`,
    )
    const { rows } = await mettle.superuser.query(`select name from leads where source = 'old' order by name`)
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['+919876543210', 'Ada', 'Unnamed', 'ada@example.com'],
    )
  })
})
