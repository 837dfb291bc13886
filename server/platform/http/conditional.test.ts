import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

let mettle: TestService
let ada: TestPerson
let admin: TestPerson
before(async () => {
  mettle = await testService()
  ada = await mettle.person('telecaller')
  admin = await mettle.person('admin')
})

const get = (path: string, headers: Record<string, string> = {}, as = admin) =>
  mettle.call('GET', path, { as, headers })
const post = (path: string, body: object, as = admin) => mettle.call('POST', path, { as, body })

describe('what can be read alone', () => {
  const makers = {
    lead: async () => (await post('/api/leads', { name: 'Grace Hopper' })).headers.get('location'),
    assessment: async () => (await post('/api/assessments', { title: 'Short' })).headers.get('location'),
    script: async () =>
      (await post('/api/scripts', { title: 'Hello', body: 'Ask.' })).headers.get('location'),
    setting: async () => {
      const path = '/api/settings/assessment-retakes'
      const { data } = (await get(path)).body
      await mettle.call('PUT', path, { as: admin, body: data })
      return path
    },
    person: async () => `/api/people/${ada.id}`,
    'one’s own account': async () => '/api/auth/me',
    'follow-up': async () => {
      const lead = (await post('/api/leads', { name: 'Grace Hopper' })).headers.get('location')
      const body = { due_at: new Date(Date.now() + 86_400_000).toISOString() }
      await mettle.call('PUT', `${lead}/follow-up`, { as: admin, body })
      return `${lead}/follow-up`
    },
    recalibration: async () => {
      const { body } = await post('/api/assessments', { title: 'Long' })
      const id = randomUUID()
      await mettle.superuser.query(
        `insert into public.calibrations (id, assessment_id, number, state, requested_by, engine_version, report, finished_at)
         values ($1, $2, 1, 'proposed', $3, '1', '{"summary": "", "dimensions": []}', now())`,
        [id, body.data.id, admin.id],
      )
      return `/api/assessments/${body.data.id}/recalibrations/${id}`
    },
    verification: async () => {
      const path = (await post('/api/audit/verify', {})).headers.get('location') as string
      await eventually(async () => (await get(path)).body.data.finished_at)
      return path
    },
    'import that is done': async () => {
      const headers = { 'content-type': 'text/csv' }
      const csv = 'name,phone\nJean Bartik,9876543210\n'
      const made = await mettle.call('POST', '/api/leads/import', { as: admin, headers, body: csv })
      const path = `/api/leads/imports/${made.body.data.id}`
      await eventually(async () => (await get(path)).body.data.state === 'done')
      return path
    },
  }
  for (const [what, make] of Object.entries(makers))
    it(`says its version, and answers 304 to whoever has it: ${what}`, async () => {
      const path = String(await make())
      const first = await get(path)
      assert.equal(first.status, 200)
      const tag = String(first.headers.get('etag'))
      const modified = String(first.headers.get('last-modified'))
      assert.match(modified, /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)

      for (const condition of [
        { 'if-none-match': tag },
        { 'if-none-match': `"1", W/${tag}` },
        { 'if-none-match': '*' },
        { 'if-modified-since': modified },
      ]) {
        const again = await get(path, condition as Record<string, string>)
        assert.deepEqual([again.status, again.text], [304, ''], JSON.stringify(condition))
        assert.equal(again.headers.get('etag'), tag)
        assert.equal(again.headers.get('content-type'), null)
        assert.ok(again.headers.get('x-request-id'))
        const headers = condition as Record<string, string>
        const head = await mettle.call('HEAD', path, { as: admin, headers })
        assert.deepEqual([head.status, head.headers.get('etag')], [304, tag], JSON.stringify(condition))
      }
      const earlier = new Date(Date.parse(modified) - 1000).toUTCString()
      for (const condition of [
        { 'if-none-match': '"1"' },
        { 'if-modified-since': earlier },
        { 'if-modified-since': 'yesterday' },
        // What names the version counts, not the moment.
        { 'if-none-match': '"1"', 'if-modified-since': modified },
      ])
        assert.equal((await get(path, condition as Record<string, string>)).status, 200)
    })

  it('is sent again when it has changed', async () => {
    const path = String((await post('/api/leads', { name: 'Ada Lovelace' })).headers.get('location'))
    const tag = String((await get(path)).headers.get('etag'))
    await mettle.call('PUT', path, { as: admin, body: { company: 'Analytical Engines' } })
    const news = await get(path, { 'if-none-match': tag })
    assert.deepEqual([news.status, news.body.data.company], [200, 'Analytical Engines'])
  })

  it('is sent again when what comes with it has changed, though the lead itself has not', async () => {
    const made = await post('/api/leads', { name: 'Ada Lovelace' }, ada)
    const path = `${made.headers.get('location')}?include=interactions`
    const tag = String((await get(path, {}, ada)).headers.get('etag'))
    assert.equal((await get(path, { 'if-none-match': tag }, ada)).status, 304)
    await post(
      `/api/leads/${made.body.data.id}/interactions`,
      { type: 'note', content: 'Likes engines' },
      ada,
    )
    const news = await get(path, { 'if-none-match': tag }, ada)
    assert.deepEqual([news.status, news.body.data.interactions.length], [200, 1])
    // The version it carries is still the lead's, for a change.
    const changed = await mettle.call('PUT', `/api/leads/${made.body.data.id}`, {
      as: ada,
      headers: { 'if-match': tag },
      body: { company: 'Engines' },
    })
    assert.equal(changed.status, 200)
  })

  it('is sent again when an account has changed, of which the record is made too', async () => {
    const path = `/api/people/${(await mettle.person('user')).id}`
    const before = (await get(path)).body.data.updated_at
    await mettle.call('PATCH', path, { as: admin, body: { disabled: true } })
    assert.ok((await get(path)).body.data.updated_at > before)
  })

  it('carries a version without a moment while it changes by itself, and for what has none', async () => {
    const headers = { 'content-type': 'text/csv' }
    const csv = 'name,phone\nKay McNulty,9876543211\n'
    const made = await mettle.call('POST', '/api/leads/imports', { as: admin, headers, body: csv })
    for (const path of [String(made.headers.get('location')), '/api/availability']) {
      const first = await get(path)
      assert.equal(first.headers.get('last-modified'), null)
      const known = { 'if-none-match': String(first.headers.get('etag')) }
      assert.equal((await get(path, known)).status, 304)
    }
  })

  it('says its version to HEAD as well', async () => {
    const { headers } = await get('/api/auth/me')
    const head = await mettle.call('HEAD', '/api/auth/me', { as: admin })
    assert.equal(head.headers.get('etag'), headers.get('etag'))
  })

  it('is not there, rather than unchanged, for whoever may not read it', async () => {
    const path = String((await post('/api/leads', { name: 'Ada Lovelace' })).headers.get('location'))
    assert.equal((await get(path, { 'if-none-match': '*' }, ada)).status, 404)
  })

  it('carries the version of a default as well, which no moment has', async () => {
    const first = await get('/api/settings/call-outcomes')
    assert.equal(first.headers.get('last-modified'), null)
    const tag = String(first.headers.get('etag'))
    assert.equal((await get('/api/settings/call-outcomes', { 'if-none-match': tag })).status, 304)
  })
})

describe('what was created', () => {
  it('stands where Location says', async () => {
    const lead = await post('/api/leads', { name: 'Grace Hopper' }, ada)
    const note = { type: 'note', content: 'Hello' }
    const made = [
      lead,
      await post(`/api/leads/${lead.body.data.id}/interactions`, note, ada),
      await post('/api/auth/tokens', { name: 'a program' }, ada),
    ]
    for (const { status, headers } of made) {
      assert.equal(status, 201)
      assert.equal((await get(String(headers.get('location')), {}, ada)).status, 200)
    }
    assert.equal(made[0]?.headers.get('location'), `/api/leads/${lead.body.data.id}`)
  })

  it('stands there for a repeated request too', async () => {
    const once = () =>
      mettle.call('POST', '/api/leads', {
        as: ada,
        body: { name: 'Once' },
        headers: { 'idempotency-key': 'one' },
      })
    assert.equal((await once()).headers.get('location'), (await once()).headers.get('location'))
  })
})
