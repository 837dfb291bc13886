import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { answerTo, type Shown, takeAssessment } from '../../../test/harness/taker.ts'
import { builtInId } from '../built-in.ts'

const key = randomBytes(32).toString('base64')
const responses = `/api/assessments/${builtInId}/responses`

describe('the journey of a test taker', () => {
  let mettle: TestService
  let beside: TestService
  before(async () => {
    mettle = await testService({ METTLE_KEY: key })
    beside = await testService({ METTLE_KEY: key, DATABASE_URL: mettle.databaseUrl })
  })

  const start = (as: TestPerson, intake?: object, on = mettle) =>
    on.call('POST', '/api/assessments/start', {
      as,
      body: { assessment_id: builtInId, ...(intake ? { intake } : {}) },
    })
  const give = (as: TestPerson, answers: object[], on = mettle, more: object = {}) =>
    on.call('POST', responses, { as, body: { answers, ...more } })
  const rowsOf = async (attempt: string) =>
    (
      await mettle.superuser.query(
        'select * from assessment_responses where attempt_id = $1 order by number',
        [attempt],
      )
    ).rows

  it('goes from start through adaptive questions, scenes and submit to results on all eight dimensions', async () => {
    const taker = await mettle.person('user')
    const { results, attempt, asked } = await takeAssessment(mettle, taker, builtInId)
    assert.equal(attempt.state, 'scored')
    assert.ok(
      asked >= 8 * 5 + 8,
      `the short form asks at least five self items and a scene a dimension, not ${asked} in all`,
    )
    const read = await mettle.call('GET', `/api/assessments/${builtInId}/results`, { as: taker })
    assert.deepEqual(read.body.data, results)
    assert.equal(results.dimensions.length, 8)
    for (const dimension of results.dimensions) {
      const { score, interval, components, percentile } = dimension
      assert.ok(
        score >= 1 && score <= 10 && interval.low <= score && score <= interval.high,
        JSON.stringify(dimension),
      )
      assert.ok(percentile >= 0 && percentile <= 100)
      const used = components.map((c: { weight_used: number }) => c.weight_used)
      assert.deepEqual(
        used.map((w: number) => w.toFixed(4)),
        ['0.5333', '0.4667', '0.0000'],
        'peer weight is shared out',
      )
      assert.match(dimension.note, /peer feedback/)
    }
    assert.equal(results.norm.kind, 'prior')
    assert.equal(results.validity.checks.length, 8)
  })

  it('says which parts an attempt has, in the order in which they come', async () => {
    const all = (await start(await mettle.person('user'))).body.data.progress
    assert.deepEqual(all.parts, ['self', 'situational', 'exercise'])
    const without = { time: 'short', accommodations: ['no_exercises'] }
    const taker = await mettle.person('user')
    let attempt = (await start(taker, without)).body.data
    const asked: string[] = []
    while (attempt.questions.length > 0) {
      assert.deepEqual(attempt.progress.parts, ['self', 'situational'])
      asked.push(...attempt.questions.map(({ kind }: { kind: string }) => kind))
      const answers = attempt.questions.map((one: Shown) => ({
        question_id: one.id,
        value: answerTo(one),
      }))
      attempt = (await give(taker, answers)).body.data.attempt
    }
    assert.deepEqual(
      asked.filter((kind, n) => kind !== asked[n - 1]),
      ['self', 'situational'],
    )
  })

  it('resumes an attempt in progress instead of starting a second, on ten devices at once', async () => {
    const taker = await mettle.person('user')
    const started = await Promise.all(
      Array.from({ length: 10 }, (_, i) => start(taker, undefined, i % 2 ? mettle : beside)),
    )
    assert.deepEqual(new Set(started.map(answer => answer.status)), new Set([201]))
    assert.equal(new Set(started.map(answer => answer.body.data.id)).size, 1)
    assert.equal(started.filter(answer => !answer.body.meta.resumed).length, 1)
  })

  it('gives the same next question on any instance, and goes on where the other left off', async () => {
    const taker = await mettle.person('user')
    let attempt = (await start(taker, { time: 'short', accommodations: ['one_at_a_time'] })).body.data
    for (let n = 0; n < 12; n++) {
      const on = n % 3 === 0 ? beside : mettle
      const seen = await Promise.all([mettle, beside].map(one => one.call('GET', responses, { as: taker })))
      assert.deepEqual(seen[0]?.body.data.attempt.questions, seen[1]?.body.data.attempt.questions)
      assert.deepEqual(seen[0]?.body.data.attempt.questions, attempt.questions)
      const question = attempt.questions[0]
      const answered = await give(taker, [{ question_id: question.id, value: answerTo(question) }], on)
      assert.equal(answered.status, 200, answered.text)
      attempt = answered.body.data.attempt
    }
    assert.deepEqual(
      (await rowsOf(attempt.id)).map(row => row.number),
      Array.from({ length: 13 }, (_, i) => i + 1),
    )
  })

  it('gives the next questions while two are open, so that nobody waits for the line; one at a time, one and what follows', async () => {
    const taker = await mettle.person('user')
    const { questions } = (await start(taker)).body.data
    assert.equal(questions.length, 5)
    const after = async (n: number) => {
      const given = await give(taker, [{ question_id: questions[n].id, value: 3 }])
      return given.body.data.attempt.questions.map(({ id }: { id: string }) => id) as string[]
    }
    assert.equal((await after(0)).length, 4)
    assert.equal((await after(1)).length, 3)
    const ahead = await after(2)
    assert.deepEqual(ahead.slice(0, 2), [questions[3].id, questions[4].id])
    assert.equal(new Set([...ahead, ...questions.slice(0, 3).map(({ id }: { id: string }) => id)]).size, 10)
    assert.deepEqual(await after(3), ahead.slice(1))

    const slow = await mettle.person('user')
    let attempt = (await start(slow, { accommodations: ['one_at_a_time', 'larger_text'] })).body.data
    assert.equal(attempt.larger_text, true)
    for (let n = 0; n < 3; n++) {
      assert.deepEqual([attempt.questions.length, attempt.upcoming.length], [1, 2])
      const next = attempt.upcoming[0]
      attempt = (await give(slow, [{ question_id: attempt.questions[0].id, value: 3 }])).body.data.attempt
      assert.deepEqual(attempt.questions, [next])
    }
  })

  it('takes a changed answer until submit, and leaves a trace of the first', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    const question_id = attempt.questions[0].id
    const first = await give(taker, [{ question_id, value: 5 }])
    const second = await give(taker, [{ question_id, value: 1 }])
    assert.equal(first.body.data.recorded[0].outcome, 'recorded')
    assert.equal(second.body.data.recorded[0].outcome, 'changed')
    const answers = (await rowsOf(attempt.id)).filter(row => row.kind === 'answer')
    assert.deepEqual(
      answers.map(row => row.question_id),
      [question_id, question_id],
    )
    const listed = await mettle.call('GET', responses, { as: taker })
    const [question] = attempt.questions
    assert.deepEqual(listed.body.data.answers, [{ question_id, question, value: 1, elapsed_ms: null }])
  })

  it('takes many changes at once, by attempt and by assessment, and numbers them without a gap', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    const changesOf = (question_id: string) =>
      Array.from({ length: 400 }, (_, n) => ({ question_id, value: 1 + (n % 2) }))
    const [one, other] = attempt.questions.map(({ id }: { id: string }) => changesOf(id))
    const sent = await Promise.all([
      give(taker, one),
      give(taker, other, mettle, { attempt_id: attempt.id }),
      give(taker, [{ question_id: 'none', value: 1 }], mettle, { attempt_id: attempt.id }),
    ])
    assert.deepEqual(
      sent.map(({ status }) => status),
      [200, 200, 400],
    )
    const rows = await rowsOf(attempt.id)
    assert.deepEqual(
      rows.map(({ number }) => number),
      Array.from({ length: 801 }, (_, n) => n + 1),
    )
    const shown = async (on: TestService) =>
      (await give(taker, [one.at(-1)], on)).body.data.attempt.questions.map(({ id }: { id: string }) => id)
    assert.deepEqual(await shown(mettle), await shown(beside))
  })

  it('takes a repeated answer once, and an old one sent again late does not undo a newer one', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    const question_id = attempt.questions[0].id
    const old = { question_id, value: 2, client_id: 'a' }
    await give(taker, [old])
    assert.equal((await give(taker, [old])).body.data.recorded[0].outcome, 'unchanged')
    await give(taker, [{ question_id, value: 4, client_id: 'b' }])
    assert.equal((await give(taker, [old], beside)).body.data.recorded[0].outcome, 'unchanged')
    await give(taker, [{ question_id, value: 5 }], beside)
    assert.equal(
      (await give(taker, [{ question_id, value: 4 }])).body.data.recorded[0].outcome,
      'changed',
      'memory of 4 is old',
    )
    const listed = await mettle.call('GET', responses, { as: taker })
    assert.equal(listed.body.data.answers[0].value, 4)
    assert.equal((await rowsOf(attempt.id)).length, 5)
  })

  it('takes a mark for one question alone: used again for another, it hides no answer', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    const [one, other] = attempt.questions
    await give(taker, [{ question_id: one.id, value: 2, client_id: 'mine' }])
    const second = await give(taker, [{ question_id: other.id, value: 4, client_id: 'mine' }])
    assert.equal(second.body.data.recorded[0].outcome, 'recorded')
  })

  it('loses nothing when two devices answer at once', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    const sent = await Promise.all(
      attempt.questions.map((question: { id: string }, i: number) =>
        give(taker, [{ question_id: question.id, value: (i % 5) + 1 }], i % 2 ? mettle : beside),
      ),
    )
    assert.deepEqual(
      sent.map(answer => answer.status),
      attempt.questions.map(() => 200),
    )
    const listed = await mettle.call('GET', responses, { as: taker })
    assert.equal(listed.body.data.answers.length, attempt.questions.length)
    assert.ok(listed.body.data.attempt.questions.length > 0, 'and goes on')
  })

  it('refuses answers that cannot be: not asked, out of scale, as text, too many, to another person’s attempt', async () => {
    const taker = await mettle.person('user')
    const other = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    await start(other)
    const question_id = attempt.questions[0].id
    const before = (await rowsOf(attempt.id)).length
    const cases: [object[], object, number, string | undefined][] = [
      [[{ question_id: 'wrk-p-01', value: 3 }], {}, 400, 'answers.0.question_id'],
      [[{ question_id: 'nothing', value: 3 }], {}, 400, 'answers.0.question_id'],
      [[{ question_id, value: 6 }], {}, 400, 'answers.0.value'],
      [[{ question_id, value: 0 }], {}, 400, 'answers.0.value'],
      [[{ question_id, value: 2.5 }], {}, 400, 'answers.0.value'],
      [[{ question_id, value: '3' }], {}, 400, 'answers.0.value'],
      [[{ question_id, value: null }], {}, 400, 'answers.0.value'],
      [[{ question_id }], {}, 400, 'answers.0.value'],
      [[{ question_id, value: 3, elapsed_ms: 'long' }], {}, 400, 'answers.0.elapsed_ms'],
      [[{ question_id, value: 3, grade: 1 }], {}, 400, 'answers.0.grade'],
      [[], {}, 400, 'answers'],
      [Array.from({ length: 10_000 }, () => ({ question_id, value: 3 })), {}, 400, 'answers'],
      [[{ question_id, value: 3 }], { attempt_id: 'no-uuid' }, 404, undefined],
    ]
    for (const [answers, more, status, field] of cases) {
      const answer = await give(taker, answers, mettle, more)
      assert.equal(answer.status, status, `${JSON.stringify(answers).slice(0, 80)}: ${answer.text}`)
      assert.equal(answer.body.error.details?.field, field)
    }
    const foreign = await give(other, [{ question_id, value: 3 }], mettle, { attempt_id: attempt.id })
    assert.equal(foreign.status, 404)
    assert.equal((await rowsOf(attempt.id)).length, before, 'nothing refused has happened')
  })

  it('takes answer times from clocks that run backwards or stand for days, and does not score them', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    const answers = attempt.questions.map((question: { id: string }, i: number) => ({
      question_id: question.id,
      value: 3,
      elapsed_ms: [-5000, 280_800_000, 0, 1.5, 3000][i % 5],
    }))
    assert.equal((await give(taker, answers)).status, 200)
  })

  it('refuses answers after submit, and submitting again gives the same results', async () => {
    const taker = await mettle.person('user')
    const { attempt, results } = await takeAssessment(mettle, taker, builtInId)
    assert.deepEqual([attempt.questions, attempt.progress.phase], [[], 'ended'], 'nothing more is asked')
    const late = await give(taker, [{ question_id: 'ana-s-01', value: 3 }], beside, {
      attempt_id: attempt.id,
    })
    assert.equal(late.status, 409, late.text)
    const again = await mettle.call('POST', '/api/assessments/submit', {
      as: taker,
      body: { attempt_id: attempt.id },
    })
    assert.deepEqual(again.body.data.results, results)
  })

  it('of a submit and answers sent at the same moment, every acknowledged answer counts', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    await give(taker, [{ question_id: attempt.questions[0].id, value: 3 }])
    const [submitted, ...late] = await Promise.all([
      mettle.call('POST', '/api/assessments/submit', { as: taker, body: { attempt_id: attempt.id } }),
      ...attempt.questions
        .slice(1)
        .map((question: { id: string }) => give(taker, [{ question_id: question.id, value: 4 }], beside)),
    ])
    const taken = late.filter(answer => answer.status === 200).length
    assert.ok(
      late.every(answer => [200, 409].includes(answer.status)),
      late.map(a => a.text).join(),
    )
    assert.equal(submitted?.status, 200, submitted?.text)
    assert.equal(submitted?.body.data.results.answers, 1 + taken)
    assert.deepEqual(submitted?.body.data.attempt.questions, [], 'what was open is no longer asked')
  })

  it('submitted on several devices at the same moment, gives all of them the same results', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    await give(taker, [{ question_id: attempt.questions[0].id, value: 3 }])
    const sent = await Promise.all(
      [mettle, beside, mettle, beside].map(on =>
        on.call('POST', '/api/assessments/submit', { as: taker, body: { assessment_id: builtInId } }),
      ),
    )
    assert.deepEqual(
      sent.map(answer => answer.status),
      [200, 200, 200, 200],
      sent.map(answer => answer.text.slice(0, 200)).join(),
    )
    assert.equal(new Set(sent.map(answer => answer.body.data.results.id)).size, 1)
  })

  it('pauses and goes on while answers arrive from another device', async () => {
    const taker = await mettle.person('user')
    const attempt = (await start(taker)).body.data
    const pause = `/api/assessments/${builtInId}/pause`
    const sent = await Promise.all([
      ...attempt.questions.map((question: { id: string }) =>
        give(taker, [{ question_id: question.id, value: 4 }], beside),
      ),
      ...(['PUT', 'DELETE', 'PUT'] as const).map(method => mettle.call(method, pause, { as: taker })),
    ])
    assert.deepEqual(new Set(sent.map(answer => answer.status)), new Set([200]), sent.map(a => a.text).join())
    const listed = await mettle.call('GET', responses, { as: taker })
    assert.equal(listed.body.data.answers.length, attempt.questions.length)
  })

  it('serves clients that send everything at once', async () => {
    const taker = await mettle.person('user')
    const assessments = await mettle.call('GET', '/api/assessments', { as: taker })
    const questions = assessments.body.data.find((a: { id: string }) => a.id === builtInId).questions
    const answers = questions
      .filter((question: { kind: string }) => question.kind === 'self')
      .map((question: { id: string }, i: number) => ({ question_id: question.id, value: (i % 5) + 1 }))
    const body = { assessment_id: builtInId, answers }
    const submitted = await mettle.call('POST', '/api/assessments/submit', { as: taker, body })
    assert.equal(submitted.status, 200, submitted.text)
    assert.equal(submitted.body.data.results.answers, answers.length)
  })

  it('shows a question without its key, parameters or dimension', async () => {
    const taker = await mettle.person('user')
    const { questions } = (await start(taker)).body.data
    for (const question of questions) {
      assert.deepEqual(Object.keys(question).sort(), ['answer', 'id', 'kind', 'scale', 'seconds', 'text'])
    }
  })

  it('lets managers see results, which is audited, and nobody see another’s raw answers', async () => {
    const taker = await mettle.person('user')
    const manager = await mettle.person('manager')
    const colleague = await mettle.person('telecaller')
    const { results } = await takeAssessment(mettle, taker, builtInId)
    const path = `/api/assessments/${builtInId}/results?user_id=${taker.id}`
    assert.equal((await mettle.call('GET', path, { as: colleague })).status, 403)
    assert.deepEqual((await mettle.call('GET', path, { as: manager })).body.data, results)
    const byAttempt = `/api/assessments/${builtInId}/results?attempt_id=${results.attempt_id}`
    assert.equal((await mettle.call('GET', byAttempt, { as: colleague })).status, 404)
    assert.deepEqual((await mettle.call('GET', byAttempt, { as: manager })).body.data, results)
    assert.equal(
      (await mettle.call('GET', `${responses}?attempt_id=${results.attempt_id}`, { as: manager })).status,
      404,
    )
    await eventually(async () => {
      const noted = await mettle.superuser.query(
        `select from audit.entries where action = 'read' and resource = 'assessment_results' and row_id = $1 and actor = $2`,
        [results.id, manager.id],
      )
      return noted.rowCount === 2
    })
    await mettle.superuser.query('begin')
    await mettle.superuser.query(
      `select set_config('app.user_id', $1, true), set_config('app.role', 'admin', true)`,
      [manager.id],
    )
    await mettle.superuser.query('set local role mettle_overseer')
    const seen = await mettle.superuser.query('select from assessment_responses where user_id = $1', [
      taker.id,
    ])
    await mettle.superuser.query('rollback')
    assert.equal(seen.rowCount, 0)
  })

  it('keeps answers, intake and results sealed', async () => {
    const taker = await mettle.person('user')
    const { attempt } = await takeAssessment(mettle, taker, builtInId, {
      time: 'short',
      accommodations: ['more_time'],
    })
    const kept = await mettle.superuser.query(
      `select sealed as bytes from assessment_responses where attempt_id = $1 and sealed is not null
       union all select intake from attempts where id = $1
       union all select sealed from assessment_results where attempt_id = $1`,
      [attempt.id],
    )
    assert.ok(kept.rows.length > 40)
    for (const { bytes } of kept.rows)
      assert.doesNotMatch(bytes.toString('latin1'), /value|more_time|dimension|elapsed/)
  })
})
