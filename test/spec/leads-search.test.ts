import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, createLead } from './support.ts'

describe('GET /leads beyond the spec', () => {
  let mettle: TestService
  let ada: TestPerson
  let ben: TestPerson
  let manager: TestPerson
  type Listed = { id: string; name: string }
  const list = (query: Record<string, string>, as = ada) =>
    mettle.call('GET', `/api/leads?${new URLSearchParams(query)}`, { as })
  const found = async (query: Record<string, string>, as = ada) => {
    const answer = await list({ limit: '1000', ...query }, as)
    assert.equal(answer.status, 200, answer.text)
    assert.equal(answer.body.meta.total, answer.body.data.length)
    return answer.body.data.map((lead: Listed) => lead.name).toSorted() as string[]
  }

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller')
    ben = await mettle.person('telecaller')
    manager = await mettle.person('manager')
    await createLead(mettle, ada, { name: 'Émile Zola', company: 'Les Rougon 100%_real', source: 'fair' })
    await createLead(mettle, ada, {
      name: 'Bob Ross',
      email: 'Happy.Trees@Example.com',
      source: 'web',
      status: 'lost',
    })
    await createLead(mettle, ada, { name: 'Anita Rao', phone: '(0)98860-12345', source: 'web' })
    await createLead(mettle, ada, { name: 'John Smith', phone: '+1 (202) 555-0123' })
    await createLead(mettle, ben, { name: 'Bob of Ben', source: 'web' })
  })

  it('search looks in name, company and e-mail, in any case', async () => {
    for (const words of ['zola', 'ZOLA', 'émile', 'ÉMILE', 'e zo', 'rougon', '100%_', '  Zola '])
      assert.deepEqual(await found({ search: words }), ['Émile Zola'], words)
    assert.deepEqual(await found({ search: 'trees@EXAMPLE' }), ['Bob Ross'])
    assert.deepEqual(await found({ search: 'bob' }, manager), ['Bob Ross', 'Bob of Ben'])
    assert.deepEqual(await found({ search: '%' }), ['Émile Zola'])
    assert.deepEqual(await found({ search: '\\' }), [])
    assert.deepEqual(await found({ search: '\0' }), [])
  })

  it('search says where more match than it counts', async () => {
    const gus = await mettle.person('telecaller')
    const add = (many: number) =>
      mettle.superuser.query(
        `insert into leads (name, assigned_to) select 'Quintessa ' || n, $1 from generate_series(1, $2) n`,
        [gus.id, many],
      )
    await add(1_000)
    const exact = (await list({ search: 'quintessa' }, gus)).body.meta
    assert.deepEqual([exact.total, exact.total_capped], [1_000, undefined])
    await add(1)
    const capped = (await list({ search: 'quintessa' }, gus)).body.meta
    assert.deepEqual([capped.total, capped.total_capped], [1_000, true])
    const last = await list({ search: 'quintessa', page: '101' }, gus)
    assert.equal(last.body.data.length, 1, 'the rest is reached all the same')
  })

  it('search knows capitals of every alphabet as the database does', async () => {
    const dora = await mettle.person('telecaller')
    for (const name of ['ΟΔΥΣΣΕΥΣ', 'İnci Çelik']) {
      await createLead(mettle, dora, { name })
      assert.deepEqual(await found({ search: name }, dora), [name])
    }
  })

  it('search finds an accent however it is put together, and letters however wide they are', async () => {
    const emma = await mettle.person('telecaller')
    const [composed, apart] = (['NFC', 'NFD'] as const).map(form => 'café ǰ'.normalize(form)) as [
      string,
      string,
    ]
    for (const typed of [composed, apart, apart.toUpperCase()])
      for (const lead of [
        { name: typed },
        { name: 'By company', company: typed },
        { name: 'By e-mail', email: `${typed.slice(0, -2).trim()}@example.com` },
      ]) {
        const { id, ...made } = await createLead(mettle, emma, lead)
        for (const [field, value] of Object.entries(lead))
          assert.equal(made[field], value, 'kept as it was typed')
        const whole = lead.email ?? typed
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
          for (const words of [whole, whole.toLowerCase(), whole.toUpperCase()])
            assert.deepEqual(await found({ search: words.normalize(form) }, emma), [lead.name], words)
        await mettle.call('DELETE', `/api/leads/${id}`, { as: emma })
      }

    await createLead(mettle, emma, { name: 'Ｍｅｔｔｌｅ ℌaus', phone: '+91 98860 12345' })
    for (const words of ['mettle', 'METTLE haus', 'Ｍｅｔｔｌｅ', 'ℌAUS', '９８８６０ １２３４５'])
      assert.deepEqual(await found({ search: words }, emma), ['Ｍｅｔｔｌｅ ℌaus'], words)
    for (const words of ['％', '＿', '＼', 'm％e'])
      assert.deepEqual(await found({ search: words }, emma), [], words)
  })

  it('search takes a phone number in any format', async () => {
    for (const words of [
      '98860–12345',
      'tel:+919886012345',
      '098860 12345 ext. 7',
      '98860\u201112345',
      '\u202a+91 98860 12345\u202c',
      '+919886012345',
      '098860 12345',
      '98860-12345',
      '9886012345',
      '0091 98860 12345',
      '860123',
      '+91 (98860) 12345',
    ])
      assert.deepEqual(await found({ search: words }), ['Anita Rao'], words)
    for (const words of ['+12025550123', '202-555-0123', '(202) 555 0123', '5550123', '1 202 555 0123'])
      assert.deepEqual(await found({ search: words }), ['John Smith'], words)
    assert.deepEqual(await found({ search: '0000' }), [])
    assert.deepEqual(await found({ search: '+91 00000 00000' }), [])
  })

  it('finds words in any order, and a number in the digits of any script', async () => {
    const gita = await mettle.person('telecaller')
    await createLead(mettle, gita, { name: 'Asha Kumar', company: 'Bharat Steel' })
    await createLead(mettle, gita, { name: 'Asha Rao', phone: '९८७६५ ४३२१०' })
    for (const words of ['asha kumar', 'kumar asha', 'KUMAR  bharat', 'steel asha kumar'])
      assert.deepEqual(await found({ search: words }, gita), ['Asha Kumar'], words)
    assert.deepEqual(await found({ search: 'kumar rao' }, gita), [])
    for (const words of ['9876543210', '+91 98765-43210', '९८७६५४३२१०', '٩٨٧٦٥٤٣٢١٠', '০৯৮৭৬৫'])
      assert.deepEqual(await found({ search: words }, gita), ['Asha Rao'], words)
  })

  it('source, assigned_to, status and the days of creation narrow the list', async () => {
    assert.deepEqual(await found({ source: 'web' }), ['Anita Rao', 'Bob Ross'])
    assert.deepEqual(await found({ source: 'web', status: 'lost' }), ['Bob Ross'])
    assert.deepEqual(await found({ source: 'web', assigned_to: ben.id }, manager), ['Bob of Ben'])
    assert.deepEqual(await found({ assigned_to: ben.id }), [])
    const [newest] = (await list({ limit: '1' })).body.data
    assert.deepEqual(await found({ created_from: newest.created_at }), [newest.name])
    assert.equal((await found({ created_to: newest.created_at })).length, 3)
    for (const [field, value] of [
      ['assigned_to', 'me'],
      ['assigned_to', `urn:uuid:${ben.id}`],
      ['created_from', 'yesterday'],
      ['created_from', '2026-01-01T00:00:00+23:00'],
      ['follow_up', 'soon'],
      ['sort', 'phone_e164'],
    ] as const) {
      const answer = await list({ [field]: value })
      assertFailure(answer, 500, 'LEADS_FETCH_ERROR')
      assert.equal(answer.body.error.details.field, field)
      assert.equal(answer.body.error.details.reason, 'VALIDATION_ERROR')
    }
  })

  it('takes plain dates, which are days where the caller is and include the last one', async () => {
    const fay = await mettle.person('telecaller')
    const { id } = await createLead(mettle, fay, { name: 'Late Evening' })
    await mettle.superuser.query(`update leads set created_at = '2026-03-01T20:00:00Z' where id = $1`, [id])
    for (const [created_from, created_to, time_zone, matches] of [
      ['2026-03-01', '2026-03-01', 'UTC', 1],
      ['2026-03-02', '2026-03-02', 'UTC', 0],
      ['2026-03-02', '2026-03-02', 'Asia/Kolkata', 1],
      ['2026-03-01', '2026-03-01', 'Asia/Kolkata', 0],
      ['2026-03-01', '2026-03-01T20:00:00Z', 'UTC', 0],
    ] as const)
      assert.equal((await found({ created_from, created_to, time_zone }, fay)).length, matches, time_zone)
    const wrong = (await list({ created_from: '2026-02-30' })).body.error.details
    assert.deepEqual(
      [wrong.field, wrong.message.startsWith('must be a date, such as')],
      ['created_from', true],
    )
    assert.equal((await list({ time_zone: 'Mars/Olympus' })).body.error.details.field, 'time_zone')
  })

  it('follow_up tells what is due, overdue and unplanned', async () => {
    const cleo = await mettle.person('telecaller')
    for (const [name, due] of [
      ['Later', "now() + interval '1 hour'"],
      ['Due', "now() - interval '1 hour'"],
      ['Overdue', "now() - interval '2 days'"],
    ]) {
      const { id } = await createLead(mettle, cleo, { name })
      await mettle.superuser.query(`insert into follow_ups (lead_id, due_at) values ($1, ${due})`, [id])
    }
    await createLead(mettle, cleo, { name: 'Unplanned' })
    assert.deepEqual(await found({ follow_up: 'due' }, cleo), ['Due', 'Overdue'])
    assert.deepEqual(await found({ follow_up: 'overdue' }, cleo), ['Overdue'])
    assert.deepEqual(await found({ follow_up: 'none' }, cleo), ['Unplanned'])
  })

  it('sort takes the listed columns in both directions', async () => {
    const fay = await mettle.person('telecaller')
    // No two columns put these in the same order.
    const orders = {
      created_at: ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'],
      updated_at: ['2026-02-02', '2026-02-04', '2026-02-01', '2026-02-03'],
      name: ['Cy', 'Di', 'Al', 'Bo'],
      status: ['qualified', 'contacted', 'lost', 'converted'],
    }
    await mettle.superuser.query(
      `insert into leads (assigned_to, created_at, updated_at, name, status)
       select $1, * from unnest($2::timestamptz[], $3::timestamptz[], $4::text[], $5::text[])`,
      [fay.id, ...Object.values(orders)],
    )
    for (const [column, values] of Object.entries(orders)) {
      const sorted = async (sort: string) =>
        (await list({ sort }, fay)).body.data.map((lead: Record<string, string>) => lead[column])
      const rising = values
        .toSorted()
        .map(value => (column.endsWith('_at') ? new Date(value).toISOString() : value))
      assert.deepEqual(await sorted(column), rising, column)
      assert.deepEqual(await sorted(`-${column}`), rising.toReversed(), column)
    }
  })

  it('page and limit keep their meaning beside the other parameters', async () => {
    const second = await list({ source: 'web', page: '2', limit: '1', sort: 'name' })
    assert.deepEqual(
      second.body.data.map((lead: Listed) => lead.name),
      ['Bob Ross'],
    )
    assert.deepEqual(second.body.meta, { total: 2, page: 2, limit: 1 })
    assert.deepEqual((await list({ source: 'web', page: '9' })).body.data, [])
  })

  it('a parameter nobody knows changes nothing', async () => {
    const { data, meta } = (await list({ colour: 'blue' })).body
    assert.deepEqual({ data, meta }, (({ data, meta }) => ({ data, meta }))((await list({})).body))
  })

  for (const sort of [undefined, 'name', '-updated_at', 'status'])
    it(`a walk of 500 leads by cursor sorted by ${sort ?? 'default'} meets each once while others are added`, async () => {
      const walker = await mettle.person('telecaller')
      await mettle.superuser.query(
        `insert into leads (name, status, assigned_to, created_at, updated_at)
         select 'Walk ' || md5(n::text), (array['new', 'lost', 'contacted'])[n % 3 + 1], $1,
           now() - (n / 7) * interval '1 second', now() - (n / 5) * interval '1 second' from generate_series(1, 500) n`,
        [walker.id],
      )
      const there = (await mettle.superuser.query('select id from leads where assigned_to = $1', [walker.id]))
        .rows
      const met: string[] = []
      let cursor: string | null = ''
      let pages = 0
      while (cursor !== null) {
        const answer = await list({ limit: '37', cursor, ...(sort ? { sort } : {}) }, walker)
        assert.equal(answer.status, 200, answer.text)
        met.push(...answer.body.data.map((lead: Listed) => lead.id))
        cursor = answer.body.meta.next_cursor
        if (++pages % 2) await createLead(mettle, walker, { name: `Added ${pages}` })
        assert.ok(pages < 30, 'the walk ends')
      }
      assert.equal(new Set(met).size, met.length, 'none twice')
      const seen = new Set(met)
      assert.deepEqual(
        there.filter(row => !seen.has(row.id)),
        [],
        'none lost',
      )
    })

  it('next_cursor is null with the last page, and meta counts all that match', async () => {
    const { meta, data } = (await list({ limit: '3', cursor: '' })).body
    assert.deepEqual([meta.total, data.length], [4, 3])
    const last = (await list({ limit: '3', cursor: meta.next_cursor })).body
    assert.deepEqual([last.data.length, last.meta.next_cursor, last.meta.total], [1, null, 4])
    assert.equal((await list({ limit: '1000', cursor: '' })).body.meta.next_cursor, null)
  })

  it('a cursor that was not given out, or for another order, is refused by name', async () => {
    const { next_cursor } = (await list({ limit: '1', cursor: '' })).body.meta
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const id = '00000000-0000-0000-0000-000000000000'
    for (const query of [
      { cursor: 'nonsense' },
      { cursor: next_cursor, sort: 'name' },
      { cursor: forged(null) },
      { cursor: forged([null, 'not a moment', id]) },
      { cursor: forged([null, '2024-01-01', 'x']) },
      { cursor: forged([null, '2024', id]) },
      { cursor: forged([null, '0000-01-01T00:00:00.000Z', id]) },
      { cursor: forged([null, '+275760-09-13T00:00:00.000Z', id]) },
      { cursor: forged([null, '2024-01-01T00:00:00.000Z', [id]]) },
      { cursor: forged(['name', '\0', id]), sort: 'name' },
    ]) {
      const answer = await list(query)
      assertFailure(answer, 500, 'LEADS_FETCH_ERROR')
      assert.equal(answer.body.error.details.field, 'cursor', JSON.stringify(query))
    }
  })
})
