import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { assertFailure, iso } from './support.ts'

describe('{base_url}/assessments', () => {
  let mettle: TestService
  let ada: TestPerson
  const create = (body: unknown, as = ada) => mettle.call('POST', '/api/assessments', { as, body })
  const list = (as = ada) => mettle.call('GET', '/api/assessments', { as })
  const given = {
    title: 'Strengths',
    description: 'All eight dimensions',
    questions: [{ id: 'q1', text: 'I keep my word', kind: 'self' }],
    scoring_rules: { weights: { self: 0.4, situational: 0.35, peer: 0.25 } },
  }

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('user')
  })

  it('Assessment definitions (title, description, questions, scoring rules) can be created and listed.', async () => {
    const { data } = (await create(given)).body
    const listed = (await list()).body.data.find((a: { id: string }) => a.id === data.id)
    assert.deepEqual(listed, data)
  })

  it('Only records with is_active true; order created_at descending.', async () => {
    const made = []
    for (const title of ['One', 'Two', 'Three', 'Four']) made.push((await create({ title })).body.data)
    await mettle.superuser.query('update assessments set is_active = false where id = $1', [made[1].id])
    const { data } = (await list()).body
    assert.deepEqual(
      data.slice(0, 3).map((a: { title: string }) => a.title),
      ['Four', 'Three', 'One'],
    )
    assert.ok(data.every((a: { is_active: boolean }) => a.is_active === true))
    const moments = data.map((a: { created_at: string }) => a.created_at)
    assert.deepEqual(moments, moments.toSorted().reverse())
  })

  it('Success: HTTP 200, data = array of assessment.', async () => {
    const answer = await list()
    assert.equal(answer.status, 200)
    assert.equal(answer.body.success, true)
    assert.ok(Array.isArray(answer.body.data))
  })

  it('Failure: HTTP 500, error.code ASSESSMENTS_FETCH_ERROR.', async () => {
    await mettle.superuser.query('alter table public.assessments rename column bytes to bytes_away')
    try {
      const answer = await list()
      assertFailure(answer, 500, 'ASSESSMENTS_FETCH_ERROR')
      assert.equal(answer.body.error.details.reason, 'INTERNAL_ERROR')
    } finally {
      await mettle.superuser.query('alter table public.assessments rename column bytes_away to bytes')
    }
  })

  it("Only these four are taken from the body; created_by is set to the authenticated user's id.", async () => {
    const other = await mettle.person('admin')
    const more = {
      created_by: other.id,
      is_active: false,
      created_at: '1999-01-01T00:00:00Z',
      id: other.id,
      extra: 1,
    }
    const { status, body } = await create({ ...given, ...more })
    assert.equal(status, 201)
    assert.equal(body.data.created_by, ada.id)
    assert.equal(body.data.is_active, true)
    assert.notEqual(body.data.id, other.id)
    assert.ok(body.data.created_at > '2000')
    assert.ok(!('extra' in body.data))
  })

  it('Request body (JSON): title, description, questions, scoring_rules.', async () => {
    const { data } = (await create(given)).body
    for (const [field, value] of Object.entries(given)) assert.deepEqual(data[field], value)
  })

  it('Success: HTTP 201, data = the created assessment.', async () => {
    const { status, body } = await create(given)
    assert.equal(status, 201)
    assert.equal(body.success, true)
    assert.deepEqual(Object.keys(body.data), [
      'id',
      'title',
      'description',
      'questions',
      'scoring_rules',
      'created_by',
      'is_active',
      'created_at',
      'updated_at',
    ])
    assert.match(body.data.created_at, iso)
  })

  it('Failure: HTTP 400, error.code ASSESSMENT_CREATE_ERROR.', async () => {
    for (const [body, field] of [
      [{}, 'title'],
      [{ title: '' }, 'title'],
      [{ title: 5 }, 'title'],
      [{ title: 'x'.repeat(301) }, 'title'],
      [{ title: 'T', description: ['a'] }, 'description'],
      [[], 'body'],
      ['{"title": ', 'body'],
    ] as const) {
      const answer = await create(body)
      assertFailure(answer, 400, 'ASSESSMENT_CREATE_ERROR')
      assert.equal(answer.body.error.details.reason, 'VALIDATION_ERROR')
      assert.equal(answer.body.error.details.field, field, answer.text)
    }
  })

  it('title | set from the create payload', async () => {
    assert.equal((await create({ title: '  As  given  ' })).body.data.title, 'As  given')
  })

  it('description | set from the create payload', async () => {
    assert.equal((await create({ title: 'T', description: 'why' })).body.data.description, 'why')
    assert.equal((await create({ title: 'T' })).body.data.description, null)
  })

  for (const field of ['questions', 'scoring_rules'])
    it(`${field} is stored as given, whatever JSON it is`, async () => {
      for (const value of [
        null,
        0,
        -1.5e-7,
        true,
        '',
        'text',
        [],
        {},
        [[[]]],
        { b: 1, a: [null, { ü: '😀' }] },
      ]) {
        const made = await create({ title: 'T', [field]: value })
        assert.equal(made.status, 201, made.text)
        assert.deepEqual(made.body.data[field], value)
      }
    })

  it('questions | set from the create payload', async () => {
    assert.deepEqual((await create({ title: 'T', questions: ['a'] })).body.data.questions, ['a'])
    assert.equal((await create({ title: 'T' })).body.data.questions, null)
  })

  it('scoring_rules | set from the create payload', async () => {
    assert.deepEqual((await create({ title: 'T', scoring_rules: { x: 1 } })).body.data.scoring_rules, {
      x: 1,
    })
    assert.equal((await create({ title: 'T' })).body.data.scoring_rules, null)
  })

  it('created_by | id of the authenticated user, set by the service', async () => {
    const other = await mettle.person('telecaller')
    assert.equal((await create({ title: 'T' }, other)).body.data.created_by, other.id)
  })

  it('is_active | flag; list results contain only records where it is true', async () => {
    const { id, is_active } = (await create({ title: 'T' })).body.data
    assert.equal(is_active, true)
    const listed = async () => (await list()).body.data.some((a: { id: string }) => a.id === id)
    assert.equal(await listed(), true)
    await mettle.superuser.query('update assessments set is_active = false where id = $1', [id])
    assert.equal(await listed(), false)
  })

  it('created_at | used for ordering', async () => {
    const { id } = (await create({ title: 'Oldest' })).body.data
    await mettle.superuser.query(`update assessments set created_at = '2001-01-01' where id = $1`, [id])
    assert.equal((await list()).body.data.at(-1).id, id)
  })
})
