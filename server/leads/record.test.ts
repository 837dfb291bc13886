import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import fc from 'fast-check'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { type Columns, columns, json, leadOfPage, recordOf } from './record.ts'

let mettle: TestService
let asha: TestPerson
before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller')
})

it('a lead is the same whether the database or the service writes it, whatever its texts and moments', async () => {
  // PostgreSQL has no NUL and no half of a pair of surrogates.
  const text = fc.string({ unit: 'grapheme', minLength: 2 }).map(some => `Asha ${some.replaceAll('\0', '')}`)
  const optional = fc.option(text)
  const moment = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(text, optional, optional, optional, optional, moment, moment),
      async ([name, email, phone, company, source, created, updated]) => {
        const given = [name, email, phone, company, source, created.toISOString(), updated.toISOString()]
        const { rows } = await mettle.superuser.query({
          text: `select ${columns}, ${json}, to_json(lead) from (select gen_random_uuid() as id, $1::text as name, $2::text as email, $3::text as phone,
            $4::text as company, 'new' as status, $5::text as source, null::uuid as assigned_to,
            $6::timestamptz(3) as created_at, $7::timestamptz(3) as updated_at) page, ${leadOfPage}`,
          values: given,
          rowMode: 'array',
        })
        const row = rows[0] as [...Columns, alone: object, inList: object]
        const record = JSON.parse(JSON.stringify(recordOf(row)))
        assert.deepEqual(record, row[10])
        assert.deepEqual(record, row[11])
      },
    ),
  )
})

it('every answer shows a lead alike: made, read, listed, found, changed and with what belongs to it', async () => {
  const body = {
    name: 'Asha "Äsha" \\ Rāo \u2028 👩‍💼',
    company: 'A\u0001\tB',
    source: '</script>',
    phone: '+91 98765 43210',
  }
  const made = await mettle.call('POST', '/api/leads', { as: asha, body })
  assert.equal(made.status, 201, made.text)
  const lead = made.body.data
  assert.partialDeepStrictEqual(lead, body)
  const get = async (path: string) => (await mettle.call('GET', path, { as: asha })).body.data
  assert.deepEqual(await get(`/api/leads/${lead.id}`), lead)
  assert.deepEqual(await get('/api/leads'), [lead])
  assert.deepEqual(await get('/api/leads?sort=-created_at'), [lead])
  const changed = await mettle.call('PUT', `/api/leads/${lead.id}`, { as: asha, body: { name: body.name } })
  assert.deepEqual(changed.body.data, lead)
  const { follow_up, contact, script, ...alone } = await get(
    `/api/leads/${lead.id}?include=follow_up,contact,script`,
  )
  assert.deepEqual(alone, lead)
  assert.deepEqual([follow_up, script, contact.attempts], [null, null, 0])
})

it('a page without leads says how many there are all the same', async () => {
  const listed = async (query: string) => (await mettle.call('GET', `/api/leads${query}`, { as: asha })).body
  const { total } = (await listed('')).meta
  assert.equal(total, 1)
  for (const query of ['?page=2', '?status=new&page=3', '?page=2000']) {
    const { data, meta } = await listed(query)
    assert.deepEqual([data, meta.total], [[], 1], query)
  }
  assert.equal((await listed('?status=lost')).meta.total, 0)
})
