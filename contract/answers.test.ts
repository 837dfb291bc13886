import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, before, beforeEach, describe, it } from 'node:test'
import { builtInId } from '../server/assessments/built-in.ts'
import { type TestService, testService } from '../test/harness/index.ts'
import { openAnswers } from './answers.ts'
import { createClient, Refusal, type Store } from './client.ts'

describe('answers kept until the service has them', () => {
  let mettle: TestService
  let line: Server
  let cut: 'no' | 'before' | 'after'
  let port: number
  const entries = new Map<string, string>()
  const store: Store = {
    get: key => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: key => void entries.delete(key),
  }

  // A line that can be cut before the request arrives, or after it was taken and before the reply is back.
  before(async () => {
    mettle = await testService()
    line = createServer(async (request, response) => {
      if (cut === 'before') return void request.socket.destroy()
      const body = await new Response(request as never).text()
      const answer = await fetch(mettle.url + request.url, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
        ...(body ? { body } : {}),
      })
      if (cut === 'after') return void request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
    await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
    port = (line.address() as { port: number }).port
  })
  after(() => line.close())
  beforeEach(() => {
    cut = 'no'
    entries.clear()
  })

  let number = 0
  async function start(assessment = builtInId) {
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, store })
    await client.signUp({ email: `taker${++number}@example.com`, password: 'correct horse battery' })
    const { data } = await client.POST('/api/assessments/start', { body: { assessment_id: assessment } })
    const attempt = data?.data as { id: string; questions: { id: string }[] }
    const open = () => openAnswers({ client, store, assessment, attempt: attempt.id })
    const recorded = async () =>
      (
        await mettle.superuser.query(
          `select question_id from assessment_responses where attempt_id = $1 and kind = 'answer'`,
          [attempt.id],
        )
      ).rows.length
    const ids = attempt.questions.map(question => question.id) as [string, string, string]
    return { client, attempt: attempt.id, ids, open, recorded }
  }

  it('sends an answer and gives back what comes next', async () => {
    const { ids, open, recorded } = await start()
    const step = await open().give(ids[0], 4, 2000)
    assert.equal(step?.recorded[0]?.outcome, 'recorded')
    assert.equal(await open().unsent(), 0)
    assert.equal(await recorded(), 1)
  })

  it('keeps answers while the line is down, over a closed page, and sends them in order when it is back', async () => {
    const { ids, open, recorded } = await start()
    cut = 'before'
    const page = open()
    assert.equal(await page.give(ids[0], 1), undefined)
    assert.equal(await page.give(ids[1], 2), undefined)
    assert.equal(await page.give(ids[0], 5), undefined)
    assert.equal(await open().unsent(), 3)
    cut = 'no'
    const step = await open().resend()
    assert.deepEqual(
      step?.recorded.map(answer => answer.outcome),
      ['recorded', 'recorded', 'changed'],
    )
    assert.equal(await recorded(), 3)
  })

  it('takes an answer exactly once when the line is cut between the answer and the reply', async () => {
    const { ids, open, recorded } = await start()
    cut = 'after'
    assert.equal(await open().give(ids[0], 3), undefined)
    assert.equal(await open().unsent(), 1)
    cut = 'no'
    assert.equal((await open().resend())?.recorded[0]?.outcome, 'unchanged')
    assert.equal(await recorded(), 1)
  })

  it('keeps answers given when the time was up, and sends them once there is more of it', async () => {
    const author = await mettle.person('user')
    const text = 'I finish what I begin.'
    const questions = [{ id: 'only', kind: 'self', dimension: 'work_ethic', text }]
    const body = { title: 'Timed', questions, scoring_rules: { time_limit_minutes: 10 } }
    const made = await mettle.call('POST', '/api/assessments', { as: author, body })
    const { id } = made.body.data
    const { client, attempt, ids, open, recorded } = await start(id)
    const params = { params: { path: { id } } }
    // A pause makes the service read the attempt anew, and find it begun long ago.
    await client.PUT('/api/assessments/{id}/pause', params)
    await client.DELETE('/api/assessments/{id}/pause', params)
    await mettle.superuser.query(
      `update assessment_responses set at = at - interval '12 minutes' where attempt_id = $1`,
      [attempt],
    )
    await mettle.superuser.query(
      `update attempts set started_at = started_at - interval '12 minutes' where id = $1`,
      [attempt],
    )
    await assert.rejects(
      open().give(ids[0], 4),
      (error: Refusal) => error instanceof Refusal && error.status === 409,
    )
    assert.equal(await open().unsent(), 1)
    await client.POST('/api/assessments/{id}/extensions', params)
    assert.equal((await open().resend())?.recorded[0]?.outcome, 'recorded')
    assert.equal(await recorded(), 1)
  })

  it('drops what the service refuses for good, says so, and sends the rest', async () => {
    const { ids, open, recorded } = await start()
    cut = 'before'
    await open().give(ids[0], 9)
    await open().give(ids[1], 2)
    cut = 'no'
    await assert.rejects(
      open().resend(),
      (error: Refusal) => error instanceof Refusal && error.status === 400,
    )
    await open().resend()
    assert.equal(await open().unsent(), 0)
    assert.equal(await recorded(), 1)
  })
})
