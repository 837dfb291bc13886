import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { asTaken } from '../../content/as-taken.ts'
import { builtIn } from '../../content/built-in.ts'
import { connectionsWhere } from '../../test/harness/connections.ts'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { takeAssessment } from '../../test/harness/taker.ts'
import { builtInId } from './built-in.ts'

const item = (id: string, text = `I finish what I begin, number ${id}.`) => ({
  id,
  kind: 'self',
  dimension: 'work_ethic',
  text,
})
const keys = /effectiveness|"rule"|"parameters"|"credit"|tolerance|"accept"|"weights"|target_se|"reversed"/

describe('definitions of assessments', () => {
  let mettle: TestService
  let author: TestPerson
  let other: TestPerson
  let manager: TestPerson
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    author = await mettle.person('user')
    other = await mettle.person('user')
    manager = await mettle.person('manager')
    admin = await mettle.person('admin')
  })
  const post = (body: unknown, as = author) => mettle.call('POST', '/api/assessments', { as, body })
  const get = (id: string, as = author) => mettle.call('GET', `/api/assessments/${id}`, { as })
  const put = (id: string, body: unknown, as = author, headers = {}) =>
    mettle.call('PUT', `/api/assessments/${id}`, { as, body, headers })
  const list = (query = '', as = author) => mettle.call('GET', `/api/assessments${query}`, { as })
  const start = (assessment_id: string, as: TestPerson) =>
    mettle.call('POST', '/api/assessments/start', { as, body: { assessment_id } })
  const made = async (body: object, as = author) => (await post({ title: 'Mine', ...body }, as)).body.data.id

  it('show their keys to the author, managers and admins, and to nobody else', async () => {
    const id = await made(
      { questions: builtIn.questions.slice(0, 40), scoring_rules: builtIn.scoring_rules },
      author,
    )
    const shown = builtIn.questions.slice(0, 40).map(question => asTaken(question))
    for (const [person, sees] of [
      [author, true],
      [manager, true],
      [admin, true],
      [other, false],
    ] as const) {
      const alone = (await get(id, person)).body.data
      const listed = (await list('', person)).body.data.find((one: { id: string }) => one.id === id)
      assert.deepEqual(listed, alone)
      assert.deepEqual(
        alone.questions,
        sees ? builtIn.questions.slice(0, 40) : JSON.parse(JSON.stringify(shown)),
      )
      assert.deepEqual(alone.scoring_rules, sees ? builtIn.scoring_rules : null)
    }
    assert.doesNotMatch((await list('', other)).text, keys)
    assert.doesNotMatch((await get(builtInId, other)).text, keys)
  })

  it('show of what is no question only its id, kind and text, whatever else an author keeps in it', async () => {
    const questions = [
      'Why?',
      null,
      ['a secret'],
      { id: 'q', text: 'Which?', correct: 'b' },
      { id: { secret: 1 }, kind: 'self', text: 'Odd', parameters: { a: 1 } },
    ]
    const id = await made({ questions })
    assert.deepEqual((await get(id, author)).body.data.questions, questions)
    assert.deepEqual((await get(id, other)).body.data.questions, [
      'Why?',
      null,
      null,
      { id: 'q', text: 'Which?' },
      { id: null, kind: 'self', text: 'Odd' },
    ])
    const object = await made({ questions: { secret: 1 } })
    assert.equal((await get(object, other)).body.data.questions, null)
  })

  it('ask beforehand what their scoring rules say, without what the answers change', async () => {
    const { status, body } = await mettle.call('GET', `/api/assessments/${builtInId}/intake`, { as: other })
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.map((question: { id: string }) => question.id),
      builtIn.scoring_rules.intake.map(question => question.id),
    )
    assert.deepEqual(Object.keys(body.data[0].options[0]), ['id', 'text'])
  })

  it('take up 1 MB at most, however short the request', async () => {
    const large = await post({ title: 'Large', questions: ['x'.repeat(1_048_577)] })
    assert.equal(large.status, 400)
    assert.equal(large.body.error.code, 'ASSESSMENT_CREATE_ERROR')
    assert.equal(large.body.error.details.reason, 'PAYLOAD_TOO_LARGE')
    const inflated = await post(`{"title": "Grows", "questions": [${Array(60_000).fill('1e20').join()}]}`)
    assert.equal(inflated.body.error.details.reason, 'PAYLOAD_TOO_LARGE', 'five times as long when kept')
    const deep = await post(`{"title": "Deep", "questions": ${'['.repeat(64)}${']'.repeat(64)}}`)
    assert.equal(deep.body.error.details.reason, 'VALIDATION_ERROR')
    await assert.rejects(
      mettle.superuser.query('insert into assessments (title, questions) values ($1, $2)', [
        'Beside the service',
        JSON.stringify('x'.repeat(1_048_576)),
      ]),
      /assessments_bytes_check/,
    )
  })

  it('are listed by page, 100 at a time unless asked otherwise', async () => {
    const { meta, data } = (await list('')).body
    assert.deepEqual({ page: meta.page, limit: meta.limit }, { page: 1, limit: 100 })
    const first = (await list('?limit=1')).body
    const second = (await list('?limit=1&page=2')).body
    assert.deepEqual([first.data[0].id, second.data[0].id], [data[0].id, data[1].id])
    assert.deepEqual(second.meta, { total: meta.total, page: 2, limit: 1 })
    const beyond = (await list('?page=999999999999')).body
    assert.deepEqual([beyond.data, beyond.meta.total], [[], meta.total])
    for (const query of ['?page=0', '?limit=0', '?limit=1001', '?page=x']) {
      const refused = await list(query)
      assert.equal(refused.status, 500)
      assert.equal(refused.body.error.code, 'ASSESSMENTS_FETCH_ERROR')
      assert.equal(refused.body.error.details.reason, 'VALIDATION_ERROR')
      assert.equal(refused.body.error.details.field, query.slice(1).split('=')[0])
    }
  })

  it('are never listed as a giant answer: the largest come without their contents, and are named', async () => {
    const filler = await mettle.person('user')
    const large: string[] = []
    for (let n = 0; n < 6; n++)
      large.push(await made({ title: `Large ${n}`, questions: ['x'.repeat(1_000_000 + n)] }, filler))
    const { body, text } = await list('', other)
    assert.ok(text.length < 6 * 1_048_576, `${text.length} characters`)
    assert.deepEqual(body.meta.left_out.toSorted(), large.slice(-body.meta.left_out.length).toSorted())
    assert.ok(body.meta.left_out.length >= 2)
    const bare = body.data.find((one: { id: string }) => one.id === body.meta.left_out[0])
    assert.deepEqual([bare.questions, bare.title.slice(0, 5)], [null, 'Large'])
    assert.ok(body.data.find((one: { id: string }) => one.id === builtInId).questions.length > 100)
    for (const id of large) await mettle.call('DELETE', `/api/assessments/${id}`, { as: filler })
  })

  it('can be stored up to a number for each person, which an admin sets', async () => {
    const quota = (definitions_per_person: number) =>
      mettle.call('PUT', '/api/settings/assessment-definitions', {
        as: admin,
        body: { definitions_per_person },
      })
    const collector = await mettle.person('user')
    await quota(2)
    try {
      const sent = await Promise.all([1, 2, 3, 4].map(() => post({ title: 'One of four' }, collector)))
      assert.deepEqual(sent.map(answer => answer.status).toSorted(), [201, 201, 400, 400])
      const refused = sent.find(answer => answer.status === 400)
      assert.equal(refused?.body.error.code, 'ASSESSMENT_CREATE_ERROR')
      assert.equal(refused?.body.error.details.reason, 'CONFLICT')
      assert.match(refused?.body.error.message, /store 2 definitions/)
      const id = sent.find(answer => answer.status === 201)?.body.data.id
      for (const title of ['Again', 'And again'])
        assert.equal((await put(id, { title }, collector)).status, 200, 'a change stores no more')
    } finally {
      await quota(100)
    }
  })

  it('refuse a body they cannot take, and failures of the list, with the handlers’ own codes', async () => {
    const noToken = await mettle.call('GET', '/api/assessments')
    assert.equal(noToken.status, 500)
    assert.equal(noToken.body.error.details.reason, 'UNAUTHORIZED')
    assert.equal((await get(builtInId, { ...other, token: 'x' })).status, 401)
    assert.equal((await get('no-uuid')).status, 404)
    assert.equal((await get('00000000-0000-4000-8000-000000000000')).status, 404)
  })

  it('change by their author and admins alone, and by whoever has seen the latest', async () => {
    const id = await made({ questions: [item('a')], scoring_rules: { time_limit_minutes: 5 } })
    const seen = (await get(id)).headers.get('etag') as string
    const changed = await put(id, { title: 'Second' }, author, { 'if-match': seen })
    assert.equal(changed.status, 200, changed.text)
    assert.deepEqual(
      [changed.body.data.title, changed.body.data.questions, changed.body.data.scoring_rules],
      ['Second', [item('a')], { time_limit_minutes: 5 }],
    )
    assert.equal(changed.headers.get('etag'), (await get(id)).headers.get('etag'))
    assert.equal((await put(id, { title: 'Late' }, author, { 'if-match': seen })).status, 412)
    assert.equal((await put(id, { title: 'Not mine' }, other)).status, 403)
    assert.equal((await put(id, { title: 'Not mine' }, manager)).status, 403)
    assert.equal((await put(id, { description: 'by an admin' }, admin)).status, 200)
    for (const [body, field] of [
      [{}, 'body'],
      [{ title: '' }, 'title'],
      [{ created_by: other.id }, 'created_by'],
    ] as const)
      assert.equal((await put(id, body)).body.error.details.field, field)
    const large = await put(id, `{"questions": [${Array(60_000).fill('1e20').join()}]}`)
    assert.equal(large.status, 413)
  })

  it('changed, make a new version: attempts under way and their results keep the one they began with', async () => {
    const id = await made({ questions: Array.from({ length: 8 }, (_, n) => item(`q${n}`, `Old ${n}`)) })
    const early = await mettle.person('user')
    const before = (await start(id, early)).body.data
    assert.match(before.questions[0].text, /^Old/)
    await put(id, { questions: Array.from({ length: 8 }, (_, n) => item(`n${n}`, `New ${n}`)) })
    const resumed = await start(id, early)
    assert.deepEqual(resumed.body.data.questions, before.questions)
    const late = await mettle.person('user')
    assert.match((await start(id, late)).body.data.questions[0].text, /^New/)
    const { results } = await takeAssessment(mettle, early, id, {})
    assert.equal(results.answers, 8)
    const { rows } = await mettle.superuser.query(
      'select version from assessment_versions where assessment_id = $1',
      [id],
    )
    assert.deepEqual(rows, [{ version: 1 }])
    await put(id, { title: 'Third' })
    await put(id, { title: 'Fourth' })
    const kept = await mettle.superuser.query(
      'select version from assessment_versions where assessment_id = $1 order by 1',
      [id],
    )
    assert.deepEqual(
      kept.rows,
      [{ version: 1 }, { version: 2 }],
      'a version that nobody was asked is not kept',
    )
  })

  it('started and changed in the same moment, lose no version that somebody was asked', async () => {
    const id = await made({ questions: [item('q0')] })
    const takers = await Promise.all(Array.from({ length: 12 }, () => mettle.person('user')))
    const sent = await Promise.all(
      takers.flatMap((taker, n) => [start(id, taker), put(id, { title: `Title ${n}` })]),
    )
    assert.deepEqual(
      new Set(sent.map(answer => answer.status)),
      new Set([200, 201]),
      sent.map(s => s.text).join(),
    )
    const { rows } = await mettle.superuser.query(
      `select a.id from attempts a where a.assessment_id = $1 and not exists (
         select from assessments s where s.id = a.assessment_id and s.version = a.definition_version
         union all select from assessment_versions v
         where v.assessment_id = a.assessment_id and v.version = a.definition_version)`,
      [id],
    )
    assert.deepEqual(rows, [])
  })

  it('taken out of use, are not listed nor started; attempts under way are finished, and they can come back', async () => {
    const id = await made({ questions: [item('q0')] })
    const taker = await mettle.person('user')
    await start(id, taker)
    const gone = await mettle.call('DELETE', `/api/assessments/${id}`, { as: author })
    assert.deepEqual([gone.status, gone.body.data.is_active], [200, false])
    assert.equal((await get(id, other)).status, 404)
    assert.equal((await get(id, manager)).status, 200)
    for (const person of [other, manager, author]) assert.equal((await start(id, person)).status, 404)
    assert.ok(!(await list('', author)).body.data.some((one: { id: string }) => one.id === id))
    const { attempt } = await takeAssessment(mettle, taker, id, {})
    assert.equal(attempt.state, 'scored')
    assert.equal((await put(id, { is_active: true })).body.data.is_active, true)
    assert.equal((await start(id, other)).status, 201)
  })

  it('show one person one questionnaire at a time', async () => {
    const { superuser } = mettle
    const id = await made({ questions: [item('q0')] })
    await superuser.query('begin')
    await superuser.query('lock table public.assessments in access exclusive mode')
    const statuses: number[] = []
    const asked = Array.from({ length: 30 }, async () => {
      statuses.push((await mettle.call('GET', `/api/assessments/${id}/intake`, { as: other })).status)
    })
    try {
      await eventually(() => statuses.length === 9, 20_000)
      await eventually(
        async () => (await connectionsWhere(superuser, `wait_event_type = 'Lock'`)) === 1,
        4_000,
      )
    } finally {
      await superuser.query('commit')
      await Promise.all(asked)
    }
    assert.equal(statuses.filter(status => status === 429).length, 9)
  })
})
