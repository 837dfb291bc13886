import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { asTaken } from '../../../content/as-taken.ts'
import { builtIn } from '../../../content/built-in.ts'
import type { SelfQuestion } from '../../../content/definition.ts'
import { planFrom } from '../../../content/intake.ts'
import { finish } from '../../../psychometrics/index.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { answerTo, takeAssessment } from '../../../test/harness/taker.ts'
import { builtInId } from '../built-in.ts'
import { type Prepared, prepare } from '../definitions.ts'
import { choose } from './next.ts'
import { showQuestion } from './show.ts'
import { apply, openState, serve } from './state.ts'

const selfItems = builtIn.questions.filter(question => question.kind === 'self') as SelfQuestion[]
const best = ({ id, reversed }: SelfQuestion) => ({ question_id: id, value: reversed ? 1 : 5 })
const hardness = ({ parameters }: SelfQuestion) => parameters?.b.at(-1) ?? 0

describe('what counts as evidence', () => {
  let mettle: TestService
  let taker: TestPerson
  before(async () => {
    mettle = await testService()
    taker = await mettle.person('user')
  })
  const submit = async (answers: object[], assessment_id: string = builtInId, as?: TestPerson) => {
    const body = { assessment_id, answers }
    const sent = await mettle.call('POST', '/api/assessments/submit', {
      as: as ?? (await mettle.person('user')),
      body,
    })
    assert.equal(sent.status, 200, sent.text)
    return sent.body.data.results
  }
  const define = async (count: number) => {
    const questions = Array.from({ length: count }, (_, n) => ({
      id: `q${n}`,
      kind: 'self',
      dimension: 'work_ethic',
      text: `I finish what I begin, number ${n}.`,
    }))
    const made = await mettle.call('POST', '/api/assessments', {
      as: taker,
      body: { title: 'Own', questions },
    })
    return made.body.data.id as string
  }
  const scoresOf = (results: { dimensions: { score: number | null }[] }) =>
    results.dimensions.map(({ score }) => score)

  it('an attacker who chooses the hardest items and answers them best gets no score', async () => {
    const hardest = selfItems.toSorted((x, y) => hardness(y) - hardness(x)).slice(0, 25)
    const perDimension = Map.groupBy(selfItems, question => question.dimension)
    const four = [...perDimension.values()].flatMap(items =>
      items.toSorted((x, y) => hardness(y) - hardness(x)).slice(0, 4),
    )
    for (const chosen of [hardest, four]) {
      const results = await submit(chosen.map(best))
      assert.deepEqual(scoresOf(results), Array(8).fill(null))
      assert.equal(results.complete, false)
      assert.equal(results.answers, chosen.length)
      assert.ok(results.not_counted >= chosen.length - 5, `${results.not_counted} were not asked`)
      for (const { note, components, band, percentile, composite } of results.dimensions) {
        assert.match(note, /^Not enough answers yet: \d of at least 4 about yourself\.$/)
        assert.deepEqual([band, percentile, composite], [null, null, null])
        assert.ok(components.every((part: { z: number | null }) => part.z === null))
      }
    }
  })

  it('whoever sends everything at once is asked what they would have been asked one by one', async () => {
    const answers = builtIn.questions
      .filter(question => question.kind !== 'peer')
      .map((question, n) => ({
        question_id: question.id,
        value: answerTo(asTaken(question), 1 + (n % 5)),
      }))
    const results = await submit(answers)
    assert.equal(results.complete, true)
    const { rows } = await mettle.superuser.query(
      `select a.*, (select array_agg(question order by r.number, place) from assessment_responses r,
         unnest(r.served) with ordinality as s (question, place) where r.attempt_id = a.id) as asked
       from attempts a where a.id = $1`,
      [results.attempt_id],
    )
    const values = new Map(answers.map(answer => [answer.question_id, answer.value]))
    const { asked, ...attempt } = rows[0]
    const prepared = finish(
      prepare({
        ...builtIn,
        id: builtInId,
        version: 1,
        calibration_id: null,
        calibration_number: null,
        parameters: null,
      }),
    ) as Prepared
    const state = openState(
      { ...attempt, started_at: '2026-01-01T00:00:00.000Z' },
      prepared,
      planFrom([], {}).plan,
      {} as never,
    )
    serve(state, choose(state))
    for (let next = 0; next < state.served.length; next++) {
      const question_id = state.served[next] as string
      const given = { value: values.get(question_id), elapsed_ms: null, client_id: null }
      apply(state, { kind: 'answer', number: next + 2, at: 0, served: [], question_id, given })
      serve(state, choose(state))
    }
    assert.deepEqual(asked, state.served)
    assert.equal(results.not_counted, answers.length - asked.length)
  })

  it('three answers of many give no score, four do', async () => {
    const id = await define(12)
    const someone = await mettle.person('user')
    const start = await mettle.call('POST', '/api/assessments/start', {
      as: someone,
      body: { assessment_id: id },
    })
    const ids: string[] = start.body.data.questions.map((question: { id: string }) => question.id)
    const give = async (question_id: string) =>
      (
        await mettle.call('POST', `/api/assessments/${id}/responses`, {
          as: someone,
          body: { answers: [{ question_id, value: 4 }] },
        })
      ).body.data.scores[0]
    const seen = []
    for (const question of ids.slice(0, 4)) seen.push((await give(question)).score !== null)
    assert.deepEqual(seen, [false, false, false, true])
  })

  it('one answer is enough where the definition asks no more, and moves with a changed answer', async () => {
    const id = await define(1)
    const low = await submit([{ question_id: 'q0', value: 1 }], id)
    const high = await submit([{ question_id: 'q0', value: 5 }], id)
    assert.ok(low.dimensions[0].score < high.dimensions[0].score)
    assert.equal(low.complete, true)
  })

  it('a fixed form counts as a whole; of a larger one only what was asked', async () => {
    const all = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ question_id: `q${i}`, value: 1 + (i % 5) }))
    const fixed = await submit(all(18), await define(18))
    assert.deepEqual([fixed.not_counted, fixed.complete], [0, true])
    assert.equal(fixed.dimensions[0].components[0].evidence, 18)
    const larger = await submit(all(30), await define(30))
    assert.ok(larger.not_counted >= 12, `${larger.not_counted}`)
  })

  it('options of scenes are shuffled for each attempt and stay so when it is resumed', async () => {
    const orders = new Set<string>()
    const positions = new Map<string, Set<number>>()
    for (const scene of builtIn.questions.filter(question => question.kind === 'situational').slice(0, 4)) {
      for (let n = 0; n < 60; n++) {
        const shown = showQuestion(scene, `seed ${n}`) as { options: { id: string }[] }
        assert.deepEqual(shown, showQuestion(scene, `seed ${n}`))
        const ids = shown.options.map(option => option.id)
        assert.deepEqual(ids.toSorted(), scene.options.map(option => option.id).toSorted())
        orders.add(`${scene.id} ${ids}`)
        for (const [place, id] of ids.entries())
          positions.set(`${scene.id} ${id}`, (positions.get(`${scene.id} ${id}`) ?? new Set()).add(place))
      }
      for (const { id } of scene.options)
        assert.equal(
          positions.get(`${scene.id} ${id}`)?.size,
          scene.options.length,
          'each option in each place',
        )
    }
    assert.ok(orders.size > 60, `${orders.size} orders`)

    const someone = await mettle.person('user')
    const scenes = () =>
      mettle.call('POST', '/api/assessments/start', {
        as: someone,
        body: { assessment_id: builtInId, intake: { time: 'short' } },
      })
    let attempt = (await scenes()).body.data
    while (attempt.questions[0].kind === 'self') {
      const answers = attempt.questions.map((question: { id: string }) => ({
        question_id: question.id,
        value: 4,
      }))
      attempt = (
        await mettle.call('POST', `/api/assessments/${builtInId}/responses`, {
          as: someone,
          body: { answers },
        })
      ).body.data.attempt
    }
    assert.equal(attempt.questions[0].kind, 'situational')
    assert.deepEqual((await scenes()).body.data.questions, attempt.questions)
  })

  it('numbers are rounded to what they mean', async () => {
    const { results } = await takeAssessment(mettle, await mettle.person('user'), builtInId)
    const places = (value: number) => (`${value}`.split('.')[1] ?? '').length
    for (const { score, percentile, standard_error, interval, z } of results.dimensions) {
      assert.ok(places(score) <= 1 && places(standard_error) <= 2 && places(z) <= 2)
      assert.ok(Number.isInteger(percentile), `${percentile}`)
      assert.ok(places(interval.low) <= 1 && places(interval.high) <= 1)
      assert.ok(interval.low <= score && score <= interval.high)
    }
    for (const { check, value, cutoff } of results.validity.checks)
      assert.ok(places(value) <= 3 && places(cutoff) <= 3, `${check}: ${value}, ${cutoff}`)
  })
})
