import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('bulk operations', () => {
  let mettle: TestService
  let asha: TestPerson
  let manager: TestPerson
  before(async () => {
    mettle = await testService()
    asha = await mettle.person('telecaller')
    manager = await mettle.person('manager')
  })

  const bulk = (as: TestPerson, body: object) => mettle.call('POST', '/api/leads/bulk', { as, body })
  const total = async (as: TestPerson) =>
    (await mettle.call('GET', '/api/leads', { as })).body.meta.total as number
  const made = async (as: TestPerson, n: number) => {
    const rows = Array.from({ length: n }, (_, i) => ({ name: `Lead ${i}`, phone: '098765 43210' }))
    return (await bulk(as, { operation: 'create', rows })).body.data.rows.map(
      (row: { id: string }) => row.id,
    ) as string[]
  }

  it('do what the API’s own description shows', async () => {
    const { paths } = (await mettle.call('GET', '/api/openapi.json')).body
    const { example } = paths['/api/leads/bulk'].post.requestBody.content['application/json']
    const answer = await bulk(await mettle.person('telecaller'), example)
    assert.deepEqual([answer.status, answer.body.data?.done], [200, 1], answer.text)
  })

  it('create up to 10,000 leads for the caller, counted and searchable, and no more', async () => {
    const caller = await mettle.person('telecaller')
    const rows = Array.from({ length: 10_000 }, (_, i) => ({
      name: `Lead ${i}`,
      email: `l${i}@example.com`,
      assigned_to: manager.id,
    }))
    const answer = await bulk(caller, { operation: 'create', rows })
    assert.equal(answer.status, 200, answer.text.slice(0, 300))
    assert.equal(answer.body.data.done, 10_000)
    assert.equal(await total(caller), 10_000)
    const found = await mettle.call('GET', '/api/leads?search=l9999@example.com', { as: caller })
    assert.equal(found.body.data[0].assigned_to, caller.id)
    assert.equal((await bulk(caller, { operation: 'create', rows: [...rows, rows[0]] })).status, 400)
  })

  it('all or nothing: the first row that cannot be done is named and nothing happens', async () => {
    const before = await total(asha)
    const answer = await bulk(asha, {
      operation: 'create',
      rows: [{ name: 'Good' }, { name: 'Bad', email: 'no' }],
    })
    assert.equal(answer.status, 400)
    assert.equal(answer.body.error.details.field, 'rows.1.email')
    assert.equal(await total(asha), before)
  })

  it('per row: the others are done and each row is reported', async () => {
    const rows = [{ name: 'Good' }, { name: 'x' }, 'no lead', { name: 'Fine', status: 'qualified' }]
    const { body } = await bulk(asha, { operation: 'create', mode: 'per_row', rows })
    assert.deepEqual(
      body.data.rows.map((row: { outcome: string }) => row.outcome),
      ['done', 'failed', 'failed', 'done'],
    )
    assert.equal(body.data.rows[1].error.field, 'name')
    const last = await mettle.call('GET', `/api/leads/${body.data.rows[3].id}`, { as: asha })
    assert.equal(last.body.data.status, 'qualified')
  })

  it('per row: text that cannot be stored fails its row alone', async () => {
    const rows = [
      { name: 'Good' },
      { name: 'Bad\0Row' },
      { name: 'Half', company: '\ud800' },
      '\0',
      { 'na\0me': 'x' },
    ]
    const all = { operation: 'create', rows }
    const { body } = await bulk(asha, { ...all, mode: 'per_row' })
    assert.deepEqual(
      body.data.rows.map((row: { error: { field: string; message: string } | null }) => [
        row.error?.field,
        row.error?.message,
      ]),
      [
        [undefined, undefined],
        ['name', 'name: holds a character that cannot be stored'],
        ['company', 'company: holds a character that cannot be stored'],
        ['body', 'body: holds a character that cannot be stored'],
        ['body', 'body: holds a character that cannot be stored'],
      ],
    )
    const refused = await bulk(asha, all)
    assert.deepEqual([refused.status, refused.body.error.details.field], [400, 'rows.1.name'])
    assert.equal((await bulk(asha, { ...all, mode: 'per\0row' })).status, 400)
  })

  it('update only the fields given, of leads the caller can read', async () => {
    const [own] = await made(asha, 1)
    const [foreign] = await made(manager, 1)
    const { body } = await bulk(asha, {
      operation: 'update',
      mode: 'per_row',
      rows: [
        { id: own, company: 'Navy', phone: '' },
        { id: foreign, company: 'Navy' },
        { id: own, company: 'Army' },
        { id: own, created_at: 'x' },
      ],
    })
    assert.deepEqual(
      body.data.rows.map((row: { error: { code: string } | null }) => row.error?.code),
      [undefined, 'LEAD_NOT_FOUND', 'VALIDATION_ERROR', 'VALIDATION_ERROR'],
    )
    const lead = (await mettle.call('GET', `/api/leads/${own}`, { as: asha })).body.data
    assert.deepEqual([lead.company, lead.phone, lead.name], ['Navy', null, 'Lead 0'])
  })

  it('assign and delete need a manager; a row that names nobody is reported', async () => {
    const [first, second] = await made(asha, 2)
    assert.equal((await bulk(asha, { operation: 'delete', rows: [{ id: first }] })).status, 403)
    assert.equal(
      (await bulk(asha, { operation: 'assign', rows: [{ id: first, assigned_to: manager.id }] })).status,
      403,
    )
    const nobody = '00000000-0000-4000-8000-000000000000'
    const { body } = await bulk(manager, {
      operation: 'assign',
      mode: 'per_row',
      rows: [
        { id: first, assigned_to: manager.id },
        { id: second, assigned_to: nobody },
      ],
    })
    assert.deepEqual(
      body.data.rows.map((row: { outcome: string }) => row.outcome),
      ['done', 'failed'],
    )
    assert.equal((await mettle.call('GET', `/api/leads/${first}`, { as: asha })).status, 404)
    const gone = await bulk(manager, { operation: 'delete', rows: [{ id: first }, { id: second }] })
    assert.equal(gone.body.data.done, 2)
    assert.equal((await mettle.call('GET', `/api/leads/${second}`, { as: manager })).status, 404)
  })

  it('takes ids in capitals and reports those that are none', async () => {
    const [first, second] = await made(asha, 2)
    const own = await bulk(asha, {
      operation: 'update',
      rows: [{ id: first?.toUpperCase(), assigned_to: asha.id.toUpperCase() }],
    })
    assert.equal(own.status, 200, own.text)
    const { body } = await bulk(manager, {
      operation: 'assign',
      mode: 'per_row',
      rows: [
        { id: first, assigned_to: '' },
        { id: second, assigned_to: '-'.repeat(36) },
        { id: `urn:uuid:${second}`, assigned_to: manager.id },
      ],
    })
    assert.deepEqual(
      body.data.rows.map((row: { error: { field: string } | null }) => row.error?.field),
      [undefined, 'assigned_to', 'id'],
    )
    const freed = await mettle.call('GET', `/api/leads/${first}`, { as: manager })
    assert.equal(freed.body.data.assigned_to, null)
  })

  it('“Bulk operations | 10 requests per minute”: the eleventh is refused, other requests go on', async () => {
    const limited = await testService({ RATE_LIMIT_BULK: '10' })
    const caller = await limited.person('telecaller')
    const once = () =>
      limited.call('POST', '/api/leads/bulk', {
        as: caller,
        body: { operation: 'create', rows: [{ name: 'One' }] },
      })
    for (let n = 1; n <= 10; n++) {
      const answer = await once()
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('x-ratelimit-remaining'), String(10 - n))
    }
    const refused = await once()
    assert.equal(refused.status, 429)
    assert.equal(refused.body.error.code, 'RATE_LIMITED')
    assert.equal((await limited.call('GET', '/api/leads', { as: caller })).status, 200)
  })
})
