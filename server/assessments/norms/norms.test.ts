import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { createAssessment, crowd, runJob, seededRandom, smallQuestions } from '../crowd.fixture.ts'

const key = randomBytes(32).toString('base64')
const questions = smallQuestions(['work_ethic', 'learning_agility'], 8)

describe('norms', () => {
  let mettle: TestService
  let assessment: string
  before(async () => {
    mettle = await testService({ METTLE_KEY: key })
    assessment = await createAssessment(mettle, await mettle.person('admin'), questions)
  })

  const random = seededRandom(3)
  const strong = (n: number) =>
    Array.from({ length: n }, () => ({
      theta: { work_ethic: 1 + random.normal(), learning_agility: random.normal() },
    }))
  const take = async (as: TestPerson) =>
    (
      await mettle.call('POST', '/api/assessments/submit', {
        as,
        body: {
          assessment_id: assessment,
          answers: questions
            .filter(question => question.kind === 'self')
            .map((question, n) => ({ question_id: question.id, value: 2 + (n % 3) })),
        },
      })
    ).body.data.results
  const norms = async () =>
    (
      await mettle.superuser.query(
        'select dimension, n from norms where assessment_id = $1 order by dimension',
        [assessment],
      )
    ).rows

  it('are assumed until 200 people have been scored, then this installation’s own', async () => {
    await crowd(mettle, key, assessment, strong(150))
    await runJob(mettle, 'assessments-nightly')
    assert.deepEqual(await norms(), [])
    const before = await take(await mettle.person('user'))
    assert.equal(before.norm.kind, 'prior')

    await crowd(mettle, key, assessment, strong(90), { seed: 2 })
    // Everything about work ethic and three answers about learning agility: a fragment, which stands for nobody.
    const fragments = strong(60).map(simulee => ({ ...simulee, answers: 11 }))
    await crowd(mettle, key, assessment, fragments, { seed: 4 })
    await runJob(mettle, 'assessments-nightly')
    const [learning, work] = await norms()
    assert.ok(work.n >= 200 && work.n <= 241 && work.n === learning.n, JSON.stringify(work))
    const after = await take(await mettle.person('user'))
    assert.deepEqual(after.norm, {
      kind: 'sample',
      n: work.n,
      statement: `Compared with ${work.n} people who have taken this assessment here.`,
    })
    // Among people who stand higher the same answers stand lower.
    const percentile = (result: typeof before, name: string) =>
      result.dimensions.find((one: { dimension: string }) => one.dimension === name).percentile
    assert.ok(percentile(after, 'work_ethic') < percentile(before, 'work_ethic') - 10)
    assert.ok(Math.abs(percentile(after, 'learning_agility') - percentile(before, 'learning_agility')) < 15)
  })

  it('say which dimensions are still compared with an assumed population', async () => {
    await mettle.superuser.query(
      `delete from norms where assessment_id = $1 and dimension = 'learning_agility'`,
      [assessment],
    )
    const { norm } = await take(await mettle.person('user'))
    assert.match(norm.statement, /have a score in learning agility; there .* an assumed population\.$/)
  })
})
