import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, createLead, leadFields } from './support.ts'

describe('GET {base_url}/leads', () => {
  let mettle: TestService
  let ada: TestPerson
  let ben: TestPerson
  let manager: TestPerson
  const names: string[] = []
  const list = (query = '', as = ada) => mettle.call('GET', `/api/leads${query}`, { as })
  const namesIn = (answer: { body: { data: { name: string }[] } }) => answer.body.data.map(lead => lead.name)

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller')
    ben = await mettle.person('telecaller')
    manager = await mettle.person('manager')
    for (let n = 1; n <= 23; n++) {
      const name = `Lead ${String(n).padStart(2, '0')}`
      await createLead(mettle, ada, { name, status: n % 4 === 0 ? 'qualified' : 'new' })
      names.unshift(name)
    }
    await createLead(mettle, ben, { name: 'Of Ben', status: 'lost' })
  })

  it('page | integer | 1 | 1-based page number', async () => {
    const without = await list()
    const first = await list('?page=1')
    assert.equal(without.body.meta.page, 1)
    assert.deepEqual(first.body, without.body)
    assert.deepEqual(namesIn(first), names.slice(0, 10))
  })

  it('limit | integer | 10 | page size', async () => {
    const without = await list()
    assert.equal(without.body.data.length, 10)
    assert.equal(without.body.meta.limit, 10)
    const three = await list('?limit=3')
    assert.deepEqual(namesIn(three), names.slice(0, 3))
    assert.equal(three.body.meta.limit, 3)
    assert.equal((await list('?limit=1000')).body.data.length, 23)
  })

  it('Default page size (leads) | 10', async () => {
    assert.equal((await list('?page=2')).body.data.length, 10)
  })

  it('Default page number (leads) | 1', async () => {
    assert.equal((await list('?limit=2')).body.meta.page, 1)
  })

  it('status | string | none | when present, only leads whose status equals it are returned', async () => {
    const qualified = await list('?status=qualified')
    assert.equal(qualified.body.meta.total, 5)
    assert.deepEqual(
      namesIn(qualified),
      names.filter(name => Number(name.slice(5)) % 4 === 0),
    )
    assert.ok(qualified.body.data.every((lead: { status: string }) => lead.status === 'qualified'))
    assert.equal((await list()).body.meta.total, 23)
  })

  it('Order: created_at descending.', async () => {
    const { body } = await list('?limit=1000')
    const moments = body.data.map((lead: { created_at: string }) => lead.created_at)
    assert.deepEqual(moments, moments.toSorted().reverse())
    assert.deepEqual(namesIn({ body }), names)
  })

  it('The returned slice is records from index (page-1)*limit through page*limit-1.', async () => {
    for (const [page, limit] of [
      [1, 1],
      [2, 5],
      [3, 10],
      [4, 7],
      [23, 1],
    ] as const) {
      const { body } = await list(`?page=${page}&limit=${limit}`)
      assert.deepEqual(
        namesIn({ body }),
        names.slice((page - 1) * limit, page * limit),
        `page ${page} of ${limit}`,
      )
    }
  })

  it('Success: HTTP 200, success=true, data = array of lead, meta = {total (count of all matching leads), page, limit}.', async () => {
    const answer = await list('?page=2&limit=4&status=new')
    assert.equal(answer.status, 200)
    assert.deepEqual(Object.keys(answer.body), ['success', 'data', 'meta'])
    assert.equal(answer.body.success, true)
    assert.deepEqual(answer.body.meta, { total: 18, page: 2, limit: 4 })
    for (const lead of answer.body.data) assert.deepEqual(Object.keys(lead), leadFields)
  })

  it('Failure: HTTP 500, error.code LEADS_FETCH_ERROR, error.message = the underlying failure text.', async () => {
    const answer = await list('?page=zero')
    assertFailure(answer, 500, 'LEADS_FETCH_ERROR')
    assert.equal(answer.body.error.message, 'page: must be an integer')
    await mettle.superuser.query('alter table leads rename to leads_away')
    try {
      const broken = await list()
      assertFailure(broken, 500, 'LEADS_FETCH_ERROR')
      assert.equal(broken.body.error.details.reason, 'INTERNAL_ERROR')
    } finally {
      await mettle.superuser.query('alter table leads_away rename to leads')
    }
    assert.equal((await list()).status, 200)
  })

  for (const [query, field] of [
    ['?page=0', 'page'],
    ['?page=-1', 'page'],
    ['?page=1.5', 'page'],
    ['?page=', 'page'],
    ['?page=one', 'page'],
    ['?page=Infinity', 'page'],
    ['?page=1e400', 'page'],
    ['?page=1e3', 'page'],
    ['?page=0x10', 'page'],
    ['?page=%201', 'page'],
    [`?page=${'9'.repeat(400)}`, 'page'],
    ['?page=1&page=2', 'page'],
    ['?limit=0', 'limit'],
    ['?limit=1001', 'limit'],
    ['?limit=ten', 'limit'],
    ['?limit=NaN', 'limit'],
  ] as const)
    it(`a bad page or limit is a failure of the list handler that names the field: ${query.slice(0, 20)}`, async () => {
      const answer = await list(query)
      assertFailure(answer, 500, 'LEADS_FETCH_ERROR')
      assert.equal(answer.body.error.details.field, field)
      assert.equal(answer.body.error.details.reason, 'VALIDATION_ERROR')
    })

  for (const status of ['bogus', 'NEW', "' or 1=1 --", '%00', '%F0%9F%98%80'])
    it(`an unknown status value matches no lead: ${JSON.stringify(status)}`, async () => {
      const answer = await list(`?status=${status.includes('%') ? status : encodeURIComponent(status)}`)
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(answer.body, { success: true, data: [], meta: { total: 0, page: 1, limit: 10 } })
    })

  it('a blank status is as if it were not given', async () => {
    assert.deepEqual((await list('?status=%20')).body, (await list('')).body)
  })

  for (const page of ['4', '1000', '9007199254740991', '99999999999999999999'])
    it(`a page past the end is empty and tells the true total: page ${page}`, async () => {
      const answer = await list(`?page=${page}`)
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(answer.body.data, [])
      assert.equal(answer.body.meta.total, 23)
    })

  it('shows the rows assigned to the caller, and all rows to manager and admin', async () => {
    const admin = await mettle.person('admin')
    const user = await mettle.person('user')
    assert.equal((await list('', ben)).body.meta.total, 1)
    assert.deepEqual(namesIn(await list('', ben)), ['Of Ben'])
    assert.equal((await list('', manager)).body.meta.total, 24)
    assert.equal((await list('?limit=100', admin)).body.data.length, 24)
    assert.deepEqual((await list('', user)).body, {
      success: true,
      data: [],
      meta: { total: 0, page: 1, limit: 10 },
    })
  })

  it('totals follow when leads are changed, given away and deleted', async () => {
    const lead = await createLead(mettle, ben, { name: 'Moves about' })
    const total = async (as: TestPerson, status = '') =>
      (await list(status && `?status=${status}`, as)).body.meta.total as number
    assert.deepEqual([await total(ben), await total(manager), await total(ben, 'converted')], [2, 25, 0])
    await mettle.call('PUT', `/api/leads/${lead.id}`, { as: ben, body: { status: 'converted' } })
    assert.deepEqual([await total(ben), await total(ben, 'new'), await total(ben, 'converted')], [2, 0, 1])
    await mettle.call('PUT', `/api/leads/${lead.id}`, { as: manager, body: { assigned_to: ada.id } })
    assert.deepEqual([await total(ben), await total(ada), await total(ada, 'converted')], [1, 24, 1])
    await mettle.call('DELETE', `/api/leads/${lead.id}`, { as: ada })
    assert.deepEqual([await total(ada), await total(manager), await total(manager, 'converted')], [23, 24, 0])
  })
})
