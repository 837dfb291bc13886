import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { createAssessment, runJob, smallQuestions } from '../crowd.fixture.ts'

const key = randomBytes(32).toString('base64')
const none = '00000000-0000-4000-8000-000000000000'
const questions = smallQuestions(['work_ethic'], 10)

describe('a person’s history', () => {
  let mettle: TestService
  let taker: TestPerson
  let assessment: string
  before(async () => {
    mettle = await testService({ METTLE_KEY: key })
    await mettle.superuser.query(
      `insert into app.settings (id, value) values ('assessment-retakes', '{"pause_days": 0}')`,
    )
    taker = await mettle.person('user')
    assessment = await createAssessment(mettle, taker, questions)
    for (const level of [1, 1, 3, 3]) await take(taker, level)
  })

  /** Keyed answers near the level: the higher, the more of the dimension. */
  const take = (as: TestPerson, level: number) =>
    mettle.call('POST', '/api/assessments/submit', {
      as,
      body: {
        assessment_id: assessment,
        answers: questions
          .filter(question => question.kind === 'self')
          .map((question, n) => {
            const keyed = level + (n % 3 === 0 ? 1 : 0)
            return {
              question_id: question.id,
              value: 'reversed' in question && question.reversed ? 6 - keyed : keyed,
            }
          }),
      },
    })
  const history = (as: TestPerson, query = '', of = assessment) =>
    mettle.call('GET', `/api/assessments/${of}/history${query}`, { as })

  it('marks a change only where it is more than chance', async () => {
    const { status, body, text } = await history(taker)
    assert.equal(status, 200, text)
    const taken = body.data.map((one: { dimensions: Record<string, { verdict: string } | null>[] }) => {
      const [dimension] = one.dimensions
      return [dimension?.since_previous?.verdict ?? null, dimension?.since_first?.verdict ?? null]
    })
    assert.deepEqual(taken, [
      [null, null],
      ['no_reliable_change', 'no_reliable_change'],
      ['rise', 'rise'],
      ['no_reliable_change', 'rise'],
    ])
    const [first, , third] = body.data
    assert.ok(first.submitted_at < third.submitted_at)
    assert.ok(first.dimensions[0].score < third.dimensions[0].score)
    assert.equal(
      third.dimensions[0].since_first.sentence,
      'Higher than the first time, by more than the uncertainty of both scores explains.',
    )
    assert.match(body.data[1].dimensions[0].since_previous.sentence, /^No change since last time/)
  })

  it('is shown to managers, which is noted, and to nobody else', async () => {
    const manager = await mettle.person('manager')
    const shown = await history(manager, `?user_id=${taker.id}`)
    assert.equal(shown.body.data.length, 4)
    assert.equal((await history(await mettle.person('telecaller'), `?user_id=${taker.id}`)).status, 403)
    // One's own id is one's own in capitals too.
    assert.deepEqual((await history(taker, `?user_id=${taker.id.toUpperCase()}`)).body, shown.body)
    assert.deepEqual((await history(manager)).body.data, [])
    assert.deepEqual((await history(manager, '?user_id=none')).body.data, [])
    await eventually(async () => {
      const { rows } = await mettle.superuser.query<{ row_ids: string[] }>(
        `select row_ids from audit.entries where actor = $1 and action = 'read' and resource = 'assessment_results'`,
        [manager.id],
      )
      return rows[0]?.row_ids.length === 4
    })
  })

  it('of no assessment is not found', async () => {
    for (const absent of [none, 'none']) assert.equal((await history(taker, '', absent)).status, 404)
  })

  it('ends attempts that nobody touched for half a year, and no others', async () => {
    const start = async (as: TestPerson) =>
      (await mettle.call('POST', '/api/assessments/start', { as, body: { assessment_id: assessment } })).body
        .data
    const [forgotten, alive] = [await mettle.person('user'), await mettle.person('user')]
    const old = await start(forgotten)
    const other = await start(alive)
    await mettle.superuser.query(
      `update attempts set started_at = now() - interval '181 days' where id = any($1)`,
      [[old.id, other.id]],
    )
    await mettle.superuser.query(
      `update assessment_responses set at = now() - interval '181 days' where attempt_id = any($1)`,
      [[old.id, other.id]],
    )
    await mettle.call('POST', `/api/assessments/${assessment}/responses`, {
      as: alive,
      body: { answers: [{ question_id: other.questions[0].id, value: 3 }] },
    })
    await runJob(mettle, 'assessments-nightly')
    const { rows } = await mettle.superuser.query('select id, state from attempts where id = any($1)', [
      [old.id, other.id],
    ])
    assert.deepEqual(
      new Map(rows.map(row => [row.id, row.state])),
      new Map([
        [old.id, 'expired'],
        [other.id, 'in_progress'],
      ]),
    )
    const again = await start(forgotten)
    assert.notEqual(again.id, old.id)
    assert.equal(again.state, 'in_progress')
  })
})
