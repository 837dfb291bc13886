import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type Answer, type TestPerson, type TestService, testService } from '../../test/harness/index.ts'

describe('follow-ups', () => {
  let mettle: TestService
  let asha: TestPerson
  let manager: TestPerson
  before(async () => {
    mettle = await testService()
    asha = await mettle.person('telecaller')
    manager = await mettle.person('manager')
    const ben = await mettle.person('telecaller')
    for (const [name, owner, due] of [
      ['Tomorrow', asha, "now() + interval '1 day'"],
      ['Just now', asha, "now() - interval '1 hour'"],
      ['Forgotten', asha, "now() - interval '2 days'"],
      ['Of Ben', ben, "now() - interval '1 minute'"],
    ] as const)
      await mettle.superuser.query(
        `with lead as (insert into leads (name, assigned_to) values ($1, $2) returning id)
         insert into follow_ups (lead_id, due_at) select id, ${due} from lead`,
        [name, owner.id],
      )
  })

  const list = (query: string, as = asha) => mettle.call('GET', `/api/follow-ups${query}`, { as })
  const names = async (query: string, as = asha) =>
    (await list(query, as)).body.data.map((one: { lead: { name: string } }) => one.lead.name)

  it('are listed with their leads, soonest first, to whoever can read those', async () => {
    assert.deepEqual(await names(''), ['Forgotten', 'Just now', 'Tomorrow'])
    assert.deepEqual(await names('', manager), ['Forgotten', 'Just now', 'Of Ben', 'Tomorrow'])
    const [first] = (await list('')).body.data
    assert.equal(first.lead_id, first.lead.id)
  })

  it('are told apart by when they are due', async () => {
    assert.deepEqual(await names('?due=now'), ['Forgotten', 'Just now'])
    assert.deepEqual(await names('?due=overdue'), ['Forgotten'])
    assert.deepEqual(await names('?due=later'), ['Tomorrow'])
    const unknown = await list('?due=someday')
    assert.equal(unknown.status, 400)
    assert.equal(unknown.body.error.details.field, 'due')
  })

  it('are asked for by lead, and only of leads the caller can read', async () => {
    const all = (await list('', manager)).body.data as { lead_id: string; lead: { name: string } }[]
    const of = (...wanted: string[]) =>
      `?lead_ids=${all.filter(({ lead }) => wanted.includes(lead.name)).map(({ lead_id }) => lead_id)}`
    assert.deepEqual(await names(of('Tomorrow', 'Of Ben'), manager), ['Of Ben', 'Tomorrow'])
    assert.deepEqual((await list(of('Tomorrow', 'Of Ben'))).body.meta.total, 1)
    assert.deepEqual(await names(`${of('Tomorrow', 'Forgotten')}&due=later`), ['Tomorrow'])
    for (const wrong of ['x', Array(201).fill(all[0]?.lead_id).join(',')]) {
      const { status, body } = await list(`?lead_ids=${wrong}`)
      assert.deepEqual([status, body.error?.details.field], [400, 'lead_ids'], wrong.slice(0, 40))
    }
  })

  it('are not looked for in a time that ends before it begins', async () => {
    const { status, body } = await list('?from=2030-02-01T00:00:00Z&to=2030-01-01T00:00:00Z')
    assert.deepEqual([status, body.error.message], [400, 'to: must be later than from'])
  })

  it('come in pages', async () => {
    const second = (await list('?due=now&page=2&limit=1')).body
    assert.deepEqual([second.data[0].lead.name, second.meta], ['Just now', { total: 2, page: 2, limit: 1 }])
    assert.deepEqual((await list('?page=9')).body, {
      success: true,
      data: [],
      meta: { total: 3, page: 9, limit: 10 },
    })
  })

  const trace = ({ headers }: Answer) =>
    eventually(async () => {
      const { rows } = await mettle.superuser.query(
        'select resource, row_id, row_ids from audit.entries where request_id = $1',
        [headers.get('x-request-id')],
      )
      return rows[0]
    })

  it('of others leave a trace when they are read', async () => {
    const listed = await list('', manager)
    const { body } = listed
    const entry = await trace(listed)
    assert.equal(entry.resource, 'leads')
    assert.deepEqual(
      entry.row_ids.toSorted(),
      body.data.map((one: { lead_id: string }) => one.lead_id).toSorted(),
    )
    const [{ lead_id, lead, ...planned }] = body.data
    const one = await mettle.call('GET', `/api/leads/${lead_id}/follow-up`, { as: manager })
    assert.deepEqual(one.body.data, { lead_id, ...planned })
    assert.deepEqual(await trace(one), { resource: 'leads', row_id: lead.id, row_ids: [] })
  })
})
