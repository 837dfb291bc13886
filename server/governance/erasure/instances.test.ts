import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import {
  type TestDatabase,
  type TestPerson,
  type TestService,
  testDatabase,
  testService,
} from '../../../test/harness/index.ts'
import { createAssessment, smallQuestions } from '../../assessments/crowd.fixture.ts'

describe('an erasure by one of two instances', () => {
  let database: TestDatabase
  let key: { METTLE_KEY: string }
  let one: TestService
  let other: TestService
  let admin: TestPerson
  let manager: TestPerson
  before(async () => {
    database = await testDatabase()
    key = { METTLE_KEY: Buffer.alloc(32, 'of both').toString('base64') }
    one = await testService(key, database)
    other = await testService(key, { ...database, drop: async () => {} })
    admin = await one.person('admin')
    manager = await one.person('manager')
  })
  const read = (path: string, as = manager) => other.call('GET', `/api${path}`, { as })
  async function erased(path: string) {
    const { body } = await one.call('POST', `/api${path}/erasure`, { as: admin })
    const of = `/api/erasures/${body.data.id}`
    await eventually(async () => (await one.call('GET', of, { as: admin })).body.data.state === 'done')
  }

  it('of a person leaves the other nothing to answer from, though it knew their tokens, attempt and answers', async () => {
    const gone = await one.person('telecaller', { first_name: 'Gone', last_name: 'Elsewhere' })
    const questions = smallQuestions(['work_ethic'], 8)
    const assessment = await createAssessment(one, admin, questions)
    const asThem = (method: string, path: string, body?: object, token = gone.token) =>
      other.call(method, `/api${path}`, { token, ...(body ? { body } : {}) })
    const made = await asThem('POST', '/auth/tokens', { name: 'a program' })
    const start = { assessment_id: assessment }
    const started = await asThem('POST', '/assessments/start', start)
    const answer = (n: number) =>
      asThem('POST', `/assessments/${assessment}/responses`, {
        answers: [{ question_id: started.body.data.questions[n].id, value: 3, elapsed_ms: 900 }],
      })
    assert.equal((await answer(0)).status, 200)
    assert.equal((await asThem('GET', '/leads', undefined, made.body.data.token)).status, 200)
    assert.match((await read('/people/names')).text, /Elsewhere/)
    assert.equal((await read(`/analytics/telecallers/${gone.id}`)).status, 200)

    await erased(`/people/${gone.id}`)
    assert.ok([401, 403].includes((await answer(1)).status))
    for (const path of ['/auth/me', '/follow-ups', `/assessments/${assessment}/responses`])
      assert.ok([401, 403].includes((await asThem('GET', path)).status), path)
    const byProgram = await asThem('GET', '/follow-ups', undefined, made.body.data.token)
    assert.ok([401, 403].includes(byProgram.status))
    assert.doesNotMatch((await read('/people/names')).text, /Elsewhere/)
    assert.equal((await read(`/analytics/telecallers/${gone.id}`)).status, 404)
  })

  it('of a lead leaves the other nothing of it, also for whoever has its version', async () => {
    const tara = await one.person('telecaller')
    const body = { name: 'Told Elsewhere', phone: '9876512345' }
    const { id } = (await other.call('POST', '/api/leads', { as: tara, body })).body.data
    const note = { type: 'note', content: 'kept by both' }
    await other.call('POST', `/api/leads/${id}/interactions`, { as: tara, body: note })
    const known = await read(`/leads/${id}?include=interactions`)
    assert.match(known.text, /kept by both/)
    const etag = (await read(`/leads/${id}`)).headers.get('etag') as string
    await erased(`/leads/${id}`)
    const headers = { 'if-none-match': etag }
    assert.equal((await other.call('GET', `/api/leads/${id}`, { as: manager, headers })).status, 404)
    assert.equal((await read(`/leads/${id}/interactions`)).status, 404)
    assert.deepEqual((await read('/leads?search=Elsewhere')).body.data, [])
    const again = await other.call('POST', `/api/leads/${id}/interactions`, { as: tara, body: note })
    assert.equal(again.status, 404)
  })

  it('that was killed before the end is ended by whoever starts next', async () => {
    const { id: subject } = await one.person('user')
    const { rows } = await one.superuser.query(
      `with asked as (insert into app.erasures (kind, subject_id) values ('person', $1) returning id)
       select (app.begin_erasure(asked.id)).id from asked`,
      [subject],
    )
    await other.stop()
    await testService(key, { ...database, drop: async () => {} })
    const of = `/api/erasures/${rows[0].id}`
    await eventually(async () => (await one.call('GET', of, { as: admin })).body.data.state === 'done')
    const { rowCount } = await one.superuser.query('select from profiles where id = $1', [subject])
    assert.equal(rowCount, 0)
  })
})
