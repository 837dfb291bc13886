import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { builtInId } from '../../server/assessments/built-in.ts'
import { ask, dice, installation, startMettle, tokenFor } from './running.ts'

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)

type Attempt = { id: string; questions: { id: string }[] }

it(`killed between an answer and its reply, the answer sent again is there exactly once (seed ${seed})`, async () => {
  const draw = dice(seed)
  const settings = { METTLE_DATA: installation() }
  let mettle = await startMettle(settings)
  const token = await tokenFor(mettle, settings, 'user')
  const path = `/api/assessments/${builtInId}/responses`
  const started = await ask(mettle.url, token, 'POST', '/api/assessments/start', { assessment_id: builtInId })
  const attempt = started?.body.data as unknown as Attempt
  assert.ok(attempt.questions.length >= 3, `${attempt.questions.length} questions to answer`)
  const given: { question_id: string; value: number }[] = []
  for (const [round, question] of attempt.questions.slice(0, 3).entries()) {
    const answer = {
      question_id: question.id,
      value: 1 + Math.floor(draw() * 5),
      client_id: `answer ${round}`,
    }
    given.push({ question_id: answer.question_id, value: answer.value })
    const sent = ask(mettle.url, token, 'POST', path, { answers: [answer] })
    await sleep(draw() * 15)
    mettle.process.kill('SIGKILL')
    await mettle.ended
    await sent
    mettle = await startMettle(settings)
    const again = await ask(mettle.url, token, 'POST', path, { answers: [answer] })
    assert.equal(again?.status, 200, JSON.stringify(again?.body))
  }
  const listed = await ask(mettle.url, token, 'GET', path)
  assert.ok(listed)
  const { answers } = listed.body.data as unknown as { answers: { question_id: string; value: number }[] }
  assert.deepEqual(
    answers.map(({ question_id, value }) => ({ question_id, value })),
    given,
  )
})
