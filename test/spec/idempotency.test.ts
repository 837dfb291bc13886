import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, createLead } from './support.ts'

/** Those that can be repeated without one, and why. */
const needNone = {
  '/api/assignment/try-out': 'changes nothing',
  '/api/auth/tokens': 'the secret is shown once and kept only hashed; a second token can be revoked',
  '/api/auth/verify/resend': 'one’s own letter',
  '/api/leads/import': 'the same content is recognised and not imported twice',
  '/api/realtime/tickets': 'good for half a minute',
}

describe('POSTs accept Idempotency-Key', () => {
  let mettle: TestService
  let ada: TestPerson
  const post = (path: string, key: string, body: unknown, as = ada) =>
    mettle.call('POST', path, { as, body, headers: { 'idempotency-key': key } })
  const count = async (name: string) =>
    (await mettle.superuser.query('select from leads where name = $1', [name])).rowCount

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('telecaller')
  })

  it('the same key and body replays the first answer', async () => {
    const lead = await createLead(mettle, ada)
    for (const [path, body] of [
      ['/api/leads', { name: 'Once only', phone: '+91 98860 12345' }],
      ['/api/assessments', { title: 'Once only' }],
      [`/api/leads/${lead.id}/interactions`, { type: 'call', outcome: 'busy' }],
    ] as const) {
      const key = randomUUID()
      const first = await post(path, key, body)
      const second = await post(path, key, body)
      assert.equal(first.status, 201, first.text)
      assert.equal(second.status, 201)
      assert.equal(second.text, first.text)
      assert.equal(second.headers.get('etag'), first.headers.get('etag'))
      assert.equal(first.headers.get('idempotency-replayed'), null)
      assert.equal(second.headers.get('idempotency-replayed'), 'true')
    }
    assert.equal(await count('Once only'), 1)
    const { rows } = await mettle.superuser.query(
      'select attempts from lead_contact_state where lead_id = $1',
      [lead.id],
    )
    assert.deepEqual(rows, [{ attempts: 1 }])
  })

  it('every POST of somebody signed in takes one, and says so', async () => {
    const { paths } = (await mettle.call('GET', '/api/openapi.json')).body
    const without = Object.entries<{ post?: { parameters?: { name: string }[]; security?: object[] } }>(paths)
      .filter(([, { post }]) => post && post.security?.length !== 0)
      .filter(
        ([, { post }]) => !post?.parameters?.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
      )
      .map(([path]) => path)
    // Signing out twice is signing out, and letters to oneself have a limit of their own.
    assert.deepEqual(without.sort(), Object.keys(needNone).sort())
  })

  it('more time asked for again with the same key is given once, and so is an answer', async () => {
    const questions = ['one', 'two'].map(id => ({
      id,
      kind: 'self',
      dimension: 'work_ethic',
      text: `I am ${id}.`,
    }))
    const { id } = (
      await mettle.call('POST', '/api/assessments', {
        as: ada,
        body: { title: 'Timed', questions, scoring_rules: { time_limit_minutes: 10 } },
      })
    ).body.data
    const start = await post('/api/assessments/start', randomUUID(), { assessment_id: id })
    const left = start.body.data.time.extensions_left
    const [more, answered] = [randomUUID(), randomUUID()]
    const extensions = await Promise.all(
      [1, 2, 3].map(() => post(`/api/assessments/${id}/extensions`, more, undefined)),
    )
    for (const { body } of extensions) assert.equal(body.data.time.extensions_left, left - 1)
    const value = { answers: [{ question_id: start.body.data.questions[0].id, value: 4 }] }
    const first = await post(`/api/assessments/${id}/responses`, answered, value)
    assert.equal(first.body.data.recorded[0].outcome, 'recorded', first.text)
    const again = await post(`/api/assessments/${id}/responses`, answered, value)
    assert.equal(again.text, first.text)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    const other = { answers: [{ ...value.answers[0], value: 5 }] }
    assertFailure(
      await post(`/api/assessments/${id}/responses`, answered, other),
      422,
      'IDEMPOTENCY_MISMATCH',
    )
    const changed = await mettle.call('POST', `/api/assessments/${id}/responses`, { as: ada, body: other })
    assert.equal(changed.body.data.recorded[0].outcome, 'changed', 'what was done with a key is remembered')
  })

  it('a different body is 422, and inside the create handlers their own code', async () => {
    const lead = await createLead(mettle, ada)
    const key = randomUUID()
    const path = `/api/leads/${lead.id}/interactions`
    await post(path, key, { type: 'note', content: 'one' })
    assertFailure(await post(path, key, { type: 'note', content: 'two' }), 422, 'IDEMPOTENCY_MISMATCH')
    const created = await post('/api/leads', key, { name: 'Elsewhere' })
    assertFailure(created, 400, 'LEAD_CREATE_ERROR')
    assert.equal(created.body.error.details.reason, 'IDEMPOTENCY_MISMATCH')
    assert.equal(await count('Elsewhere'), 0)
  })

  it('the same key and body at another address is 422, and does nothing there', async () => {
    const [first, second] = [await createLead(mettle, ada), await createLead(mettle, ada)]
    const key = randomUUID()
    const body = { type: 'note', content: 'about the first' }
    assert.equal((await post(`/api/leads/${first.id}/interactions`, key, body)).status, 201)
    assertFailure(await post(`/api/leads/${second.id}/interactions`, key, body), 422, 'IDEMPOTENCY_MISMATCH')
    const { body: listed } = await mettle.call('GET', `/api/leads/${second.id}/interactions`, { as: ada })
    assert.equal(listed.meta.total, 0)
  })

  it('of many at once with the same key one does the work and all get its answer', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/leads', key, { name: 'At once' })),
    )
    assert.deepEqual([...new Set(answers.map(a => a.status))], [201])
    assert.equal(new Set(answers.map(a => a.body.data.id)).size, 1)
    assert.equal(answers.filter(a => a.headers.get('idempotency-replayed') === null).length, 1)
    assert.equal(await count('At once'), 1)
  })

  it('a key is one person’s own', async () => {
    const ben = await mettle.person('telecaller')
    const key = randomUUID()
    const one = await post('/api/leads', key, { name: 'Same key' })
    const two = await post('/api/leads', key, { name: 'Same key' }, ben)
    assert.notEqual(one.body.data.id, two.body.data.id)
    assert.equal(two.body.data.assigned_to, ben.id)
  })

  it('what was refused is done when it is sent again in order', async () => {
    const key = randomUUID()
    assert.equal((await post('/api/leads', key, { name: 'x' })).status, 400)
    assert.equal((await post('/api/leads', key, { name: 'In order' })).status, 201)
    await mettle.superuser.query(`create function refuse_lead() returns trigger language plpgsql
      as $$ begin raise exception 'full' using errcode = '53100'; end $$;
      create trigger refuse_lead before insert on leads for each row execute function refuse_lead()`)
    const next = randomUUID()
    const unavailable = await post('/api/leads', next, { name: 'Later' })
    assert.deepEqual([unavailable.status, unavailable.body.error.details.reason], [400, 'UNAVAILABLE'])
    await mettle.superuser.query('drop trigger refuse_lead on leads')
    assert.equal((await post('/api/leads', next, { name: 'Later' })).status, 201)
    assert.equal(await count('Later'), 1)
  })

  it('a key that is empty or too long is refused by name', async () => {
    const lead = await createLead(mettle, ada)
    for (const key of ['', 'k'.repeat(256)]) {
      const answer = await post(`/api/leads/${lead.id}/interactions`, key, { type: 'note', content: 'x' })
      assertFailure(answer, 400, 'VALIDATION_ERROR')
      assert.equal(answer.body.error.details.field.toLowerCase(), 'idempotency-key')
    }
    assert.equal((await post('/api/leads', 'k'.repeat(255), { name: 'Longest key' })).status, 201)
  })
})
