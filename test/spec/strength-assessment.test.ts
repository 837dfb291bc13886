import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { builtIn } from '../../content/built-in.ts'
import { bandOf, toScore } from '../../psychometrics/index.ts'
import { builtInId } from '../../server/assessments/built-in.ts'
import { type TestPerson, type TestService, testService } from '../harness/index.ts'
import { takeAssessment } from '../harness/taker.ts'

type Component = { component: string; stated_weight: number; weight_used: number }
type Scored = { dimension: string; score: number; band: string; components: Component[] }

describe('Strength assessment', () => {
  let mettle: TestService
  let ada: TestPerson
  let taken: Awaited<ReturnType<typeof takeAssessment>>
  const path = `/api/assessments/${builtInId}`

  before(async () => {
    mettle = await testService()
    ada = await mettle.person('user')
    taken = await takeAssessment(mettle, ada, builtInId)
  })

  it('Assessment dimensions (each scored on a scale of 1 to 10):', async () => {
    const scored: Scored[] = taken.results.dimensions
    assert.equal(scored.length, 8)
    for (const { dimension, score } of scored)
      assert.ok(score >= 1 && score <= 10 && Number(score.toFixed(1)) === score, `${dimension} ${score}`)
    // The ends of the scale are reached, and nobody gets past them.
    assert.deepEqual([toScore(-40), toScore(40)], [1, 10])
  })

  const isAskedAndScored = (dimension: string) => () => {
    assert.ok(taken.results.dimensions.some((one: Scored) => one.dimension === dimension))
    const kinds = new Set(builtIn.questions.filter(q => q.dimension === dimension).map(q => q.kind))
    assert.deepEqual([...kinds].sort(), ['exercise', 'peer', 'self', 'situational'])
  }
  it('Analytical Thinking | problem-solving and logical reasoning', isAskedAndScored('analytical_thinking'))
  it('Creative Expression | artistic and innovative thinking', isAskedAndScored('creative_expression'))
  it('Leadership Potential | leadership and management ability', isAskedAndScored('leadership_potential'))
  it('Communication Skills | verbal and written communication', isAskedAndScored('communication_skills'))
  it(
    'Emotional Intelligence | social awareness and relationship management',
    isAskedAndScored('emotional_intelligence'),
  )
  it('Learning Agility | adaptability and continuous learning', isAskedAndScored('learning_agility'))
  it('Technical Proficiency | technical skills and tool use', isAskedAndScored('technical_proficiency'))
  it('Work Ethic | dedication and reliability', isAskedAndScored('work_ethic'))

  it('Primary score weights: self-assessment questions 40%, situational judgment scenarios 35%, peer feedback 25%.', () => {
    for (const { components } of taken.results.dimensions as Scored[]) {
      assert.deepEqual(
        components.map(({ component, stated_weight }) => [component, stated_weight]),
        [
          ['self', 0.4],
          ['situational', 0.35],
          ['peer', 0.25],
        ],
      )
      // Told to four decimals.
      assert.deepEqual(
        components.map(({ weight_used }) => weight_used),
        [0.5333, 0.4667, 0],
      )
    }
  })

  it('Interpretation bands: 8-10 exceptional strength (top 5%); 6-7 strong capability (top 25%); 4-5 moderate (average range); 2-3 developing area (below average); 0-1 significant growth opportunity.', () => {
    const bands = [10, 8, 7.9, 6, 5.9, 4, 3.9, 2, 1.9, 1].map(bandOf)
    assert.deepEqual(bands, [
      'exceptional',
      'exceptional',
      'strong',
      'strong',
      'moderate',
      'moderate',
      'developing',
      'developing',
      'growth',
      'growth',
    ])
    assert.deepEqual([toScore(1.645), toScore(0.674)], [8, 6], 'the upper 5% and 25% of the norm group')
    for (const { band, score } of taken.results.dimensions as Scored[]) assert.equal(band, bandOf(score))
  })

  it('The bands include 0 although the scale is stated as 1-10.', () => {
    assert.equal(bandOf(0), 'growth')
    assert.equal(toScore(-9), 1)
  })

  it('A stored record type holds responses to assessments and has a user_id field.', async () => {
    const { rows } = await mettle.superuser.query(
      'select user_id, count(*)::int as events from assessment_responses where attempt_id = $1 group by user_id',
      [taken.attempt.id],
    )
    assert.equal(rows.length, 1)
    assert.equal(rows[0].user_id, ada.id)
    assert.ok(rows[0].events > taken.asked)
  })

  it('Assessment lifecycle (the journey stages listed under What the service does are sequential stages of use).', async () => {
    const bob = await mettle.person('user')
    const results = () => mettle.call('GET', `${path}/results`, { as: bob })
    const start = () =>
      mettle.call('POST', '/api/assessments/start', { as: bob, body: { assessment_id: builtInId } })
    assert.equal((await results()).status, 404, 'nothing to show before the start')
    assert.equal((await start()).body.data.state, 'in_progress')
    assert.equal((await results()).status, 404, 'nor before submitting')
    assert.equal(taken.attempt.state, 'scored')
    const late = await mettle.call('POST', `${path}/responses`, {
      as: ada,
      body: { attempt_id: taken.attempt.id, answers: [{ question_id: 'any', value: 1 }] },
    })
    assert.equal(late.status, 409, 'and no way back from there')
  })

  it('{base_url}/assessments/{id}/responses and {base_url}/assessments/{id}/results (route groups)', async () => {
    const answers = await mettle.call('GET', `${path}/responses`, { as: ada })
    assert.equal(answers.status, 200)
    assert.equal(answers.body.data.answers.length, taken.asked)
    const results = await mettle.call('GET', `${path}/results`, { as: ada })
    assert.deepEqual(results.body.data, taken.results)
  })

  it('Main assessment duration | 60 to 90 minutes', async () => {
    const bea = await mettle.person('user')
    const { body } = await mettle.call('POST', '/api/assessments/start', {
      as: bea,
      body: { assessment_id: builtInId, intake: { time: 'full' } },
    })
    const { from, to } = body.data.time.stated_minutes
    assert.ok(from >= 60 && to <= 90 && from < to, `${from} to ${to}`)
  })
})
