import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import type { Tx } from '../platform/db/index.ts'
import { searchPatterns } from './normalise-lead.ts'
import { updateLead } from './queries.ts'

describe('leads', () => {
  let mettle: TestService
  let ada: TestPerson
  let boss: TestPerson
  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller', { first_name: 'Ada' })
    boss = await mettle.person('manager')
  })

  it('creates, gets, lists', async () => {
    const made = await mettle.call('POST', '/api/leads', {
      as: ada,
      body: { name: ' Grace Hopper ', phone: '+91 98765 43210', email: '' },
    })
    assert.equal(made.status, 201, made.text)
    assert.equal(made.body.data.name, 'Grace Hopper')
    const got = await mettle.call('GET', `/api/leads/${made.body.data.id}`, { as: ada })
    assert.equal(got.status, 200, got.text)
    const list = await mettle.call('GET', '/api/leads', { as: boss })
    assert.equal(list.status, 200, list.text)
    assert.deepEqual(list.body.meta, { total: 1, page: 1, limit: 10 })
    const found = await mettle.call('GET', '/api/leads?search=098765-43210', { as: boss })
    assert.equal(found.body.meta.total, 1)
    const noted = await mettle.call('POST', `/api/leads/${made.body.data.id}/interactions`, {
      as: ada,
      body: { type: 'call', content: 'Spoke', outcome: 'connected' },
    })
    assert.equal(noted.status, 201, noted.text)
    const seen = await mettle.call('GET', `/api/leads/${made.body.data.id}/interactions`, { as: boss })
    assert.equal(seen.body.data[0].content, 'Spoke')
    assert.equal(seen.body.data[0].first_name, 'Ada')
  })

  it('are listed where nobody has them, for managers and nobody else', async () => {
    await mettle.superuser.query(
      "insert into leads (name, status) values ('Waiting One', 'new'), ('Lost One', 'lost')",
    )
    const list = async (as: TestPerson, query: string) => {
      const { status, body } = await mettle.call('GET', `/api/leads?assigned_to=nobody${query}`, { as })
      assert.equal(status, 200)
      return [body.data.map((lead: { name: string }) => lead.name).sort(), body.meta.total]
    }
    for (const page of ['', '&cursor=']) {
      assert.deepEqual(await list(boss, page), [['Lost One', 'Waiting One'], 2])
      assert.deepEqual(await list(boss, `${page}&status=lost`), [['Lost One'], 1])
      assert.deepEqual(await list(ada, page), [[], 0])
    }
    assert.deepEqual(await list(boss, '&search=wait&sort=name'), [['Waiting One'], 1])
    assert.deepEqual(await list(ada, '&search=wait'), [[], 0])
    const refused = await mettle.call('GET', '/api/leads?assigned_to=somebody', { as: boss })
    assert.match(refused.body.error.message, /assigned_to: must be nobody or a UUID/)
    await mettle.superuser.query("delete from leads where name in ('Waiting One', 'Lost One')")
  })

  it('keep to their bounds whoever writes them', async () => {
    const beyond: Record<string, string> = {
      name: `' A '`,
      email: `repeat('a', 321)`,
      phone: `'987654321'`,
      company: `repeat('c', 201)`,
      status: `'open'`,
      source: `repeat('s', 201)`,
      phone_e164: `'9876543210'`,
    }
    const add = (column: string, value: string) =>
      mettle.superuser.query(
        `insert into leads (${column === 'name' ? 'name' : `name, ${column}`}) values (${column === 'name' ? value : `'Grace', ${value}`})`,
      )
    for (const [column, value] of Object.entries(beyond))
      await assert.rejects(add(column, value), /leads_sound/)
    await assert.rejects(add('name', `repeat('n', 201)`), /leads_sound/)
    await assert.rejects(add('phone', `repeat('1', 51)`), /leads_sound/)
  })

  it('are found by what they say now, whatever is written to where search looks', async () => {
    const { rows } = await mettle.superuser.query(
      `insert into leads (name, company, search) values ('Mary JACKSON', 'Ärzte', 'nothing') returning id, search`,
    )
    assert.equal(rows[0].search.trim(), 'mary jackson ärzte')
    const change = async (set: string) =>
      (
        await mettle.superuser.query(`update leads set ${set} where id = $1 returning search`, [rows[0].id])
      ).rows[0].search.trim()
    assert.equal(await change(`search = 'nothing'`), 'mary jackson ärzte')
    assert.match(await change(`email = 'MJ@example.com'`), /mj@example\.com/)
    assert.match(
      await change(`phone = '+1 (757) 864-2727', phone_e164 = '+17578642727'`),
      / 17578642727 \+17578642727$/,
    )
  })

  it('read what was said with another lead, once it and its key were moved here', async () => {
    const say = async (content: string) => {
      const lead = (await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'Twice' } })).body.data
        .id
      const body = { type: 'note', content }
      await mettle.call('POST', `/api/leads/${lead}/interactions`, { as: ada, body })
      return lead as string
    }
    const [from, to] = [await say('said there'), await say('said here')]
    const move = [
      'update app.data_keys set lead_id = $2, moved_at = now() where lead_id = $1',
      'update interactions set lead_id = $2 where lead_id = $1',
    ]
    for (const statement of move) await mettle.superuser.query(statement, [from, to])
    await mettle.superuser.query('delete from leads where id = $1', [from])
    const { data } = (await mettle.call('GET', `/api/leads/${to}/interactions`, { as: ada })).body
    const contents = data.map((interaction: { content: string }) => interaction.content)
    assert.deepEqual(contents, ['said here', 'said there'])
  })

  it('are looked for by as few patterns as will find them', () => {
    const patterns = (words: string) => searchPatterns(words, 'IN')
    for (const number of ['98734 51234', '+91 98734-51234', '098734 51234', 'tel:+919873451234'])
      assert.equal(patterns(number).length, 1, number)
    assert.deepEqual(patterns('98734 51234'), ['%9873451234%'])
    assert.deepEqual(patterns('10-12 34'), ['%10-12 34%', '%101234%'])
    assert.deepEqual(patterns('za'), ['za%', '% za%'])
    assert.deepEqual(patterns('李明'), ['%李明%'])
    for (const words of ['lead7707@example.com', 'Foods 99', '873451'])
      assert.deepEqual(patterns(words), [`%${words}%`])
    assert.deepEqual(patterns('half%'), ['%half\\%%'])
    for (const pattern of patterns('ﷺ'.repeat(200))) assert.ok(pattern.length <= 202, String(pattern.length))
  })

  it('are changed by one statement, whichever fields are named and in whichever order', async () => {
    const texts = new Set<string>()
    const tx: Tx = {
      role: 'telecaller',
      async rows(text) {
        texts.add(text)
        return []
      },
    }
    for (const change of [{}, { name: 'A', email: null }, { email: null, name: 'A' }, { 'id = id --': 1 }])
      await updateLead(tx, 'an id', change)
    assert.equal(texts.size, 1)
  })
})
