import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { dimensions } from '../../content/definition.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { systemActor } from '../platform/db/index.ts'
import { tagsFrom } from './resource-tags.ts'
import { ensureBuiltInResources, fittingResources } from './resources.ts'

describe('resources', () => {
  let mettle: TestService
  let admin: TestPerson
  let user: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
    user = await mettle.person('user')
  })
  const list = async (query: string, as = user) =>
    (await mettle.call('GET', `/api/resources${query}`, { as })).body
  const fitting = (tags: string[], language: string) =>
    mettle.db.withActor(systemActor('test'), tx => fittingResources(tx, tags, language))

  it('are there from first start, for every dimension, time and language', async () => {
    for (const dimension of dimensions)
      for (const language of ['en', 'hi']) {
        const found = await fitting([dimension, 'week'], language)
        assert.deepEqual(found[0]?.tags.slice(0, 2), [dimension, 'week'])
        assert.equal(found.filter(one => one.tags.includes(dimension)).length, 3)
        assert.ok(found.every(one => one.language === language))
      }
    const { rows } = await mettle.superuser.query(
      `select count(*)::int as n, count(distinct title)::int as titles from app.resources`,
    )
    assert.deepEqual(rows, [{ n: 48, titles: 48 }])
  })

  it('are given in English to whoever reads a language that has none', async () => {
    assert.ok((await fitting(['work_ethic'], 'ta')).every(one => one.language === 'en'))
  })

  it('are listed by tag and language, page by page', async () => {
    const { data, meta } = await list('?tag=Work%20Ethic&language=hi&limit=2')
    assert.deepEqual([data.length, meta.total], [2, 3])
    assert.equal((await list('?tag=nobody-has-this')).meta.total, 0)
    assert.equal((await mettle.call('GET', '/api/resources?state=lost', { as: user })).status, 400)
  })

  it('take tags in any spelling, and know the dimension they stand for', () => {
    assert.deepEqual(tagsFrom(['  Public Speaking ', 'काम की आदत', '#', 'work-ethic']), [
      'public_speaking',
      'communication_skills',
      'काम_की_आदत',
      'work_ethic',
    ])
    assert.ok(tagsFrom(Array.from({ length: 1000 }, (_, i) => `t${i}`)).length <= 31)
  })

  it('are written, changed and retired by an admin; only whoever has seen them changes them', async () => {
    const body = { title: 'On listening', url: 'https://example.com/listening', tags: ['Listening'] }
    const made = await mettle.call('POST', '/api/resources', { as: admin, body })
    assert.equal(made.status, 201, made.text)
    const path = made.headers.get('location') as string
    assert.deepEqual(made.body.data.tags, ['listening', 'communication_skills'])
    assert.equal((await fitting(['communication_skills', 'listening'], 'en'))[0]?.title, 'On listening')
    const put = (change: object) =>
      mettle.call('PUT', path, {
        as: admin,
        body: { ...body, ...change },
        headers: { 'if-match': made.headers.get('etag') as string },
      })
    assert.equal((await put({ retired: true })).body.data.retired, true)
    assert.equal((await put({ title: 'Too late' })).status, 412)
    assert.equal((await mettle.call('GET', path, { as: user })).status, 404)
    assert.ok((await fitting(['listening'], 'en')).every(one => one.title !== 'On listening'))
    assert.equal((await list('?state=retired', admin)).meta.total, 1)
    assert.equal((await list('?state=retired')).meta.total, 0)
  })

  it('link to pages and to nothing that runs', async () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/relative', 'https://a b'])
      assert.equal(
        (await mettle.call('POST', '/api/resources', { as: admin, body: { title: 'x', url } })).status,
        400,
      )
  })

  it('of ours keep what an admin wrote when the service starts again', async () => {
    const [ours] = (await list('?tag=work_ethic&language=en')).data
    const path = `/api/resources/${ours.id}`
    await mettle.call('PUT', path, { as: admin, body: { title: 'In our words', tags: ours.tags } })
    await mettle.superuser.query(
      `update app.resources set title = 'old' where source_id = 'technical-week-en'`,
    )
    await ensureBuiltInResources(mettle.db)
    assert.equal((await mettle.call('GET', path, { as: user })).body.data.title, 'In our words')
    const { rows } = await mettle.superuser.query(`select from app.resources where title = 'old'`)
    assert.equal(rows.length, 0)
  })
})
