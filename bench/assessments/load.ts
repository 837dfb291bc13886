import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { builtInId } from '../../server/assessments/built-in.ts'
import { answerTo } from '../../test/harness/taker.ts'
import { startBenchService } from '../support/service.ts'

/** People who take the built-in assessment, and a service to take it on. Times are from when a request was due. */

const secret = randomUUID() + randomUUID()
const issuer = 'https://bench.example'
type Attempt = { id: string; questions: Parameters<typeof answerTo>[0][]; progress: { answered: number } }
type Kind = 'start' | 'answer' | 'submit'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
function tokenFor(sub: string) {
  const exp = Math.floor(Date.now() / 1000) + 7200
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iss: issuer, aud: 'bench', sub, exp })}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

export const until = (moment: number) =>
  new Promise(resolve => setTimeout(resolve, Math.max(0, moment - performance.now())))

export async function openLoad() {
  const mettle = await startBenchService({
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: 'bench',
    AUTH_JWT_SECRET: secret,
  })
  // Whoever answers as fast as it goes is through in seconds, and begins again.
  await mettle.superuser.query(
    `insert into app.settings (id, value) values ('assessment-retakes', '{"pause_days": 0}')`,
  )
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: Record<Kind, number[]> = { start: [], answer: [], submit: [] }
  const errors: string[] = []

  function post<T>(path: string, token: string, body: object): Promise<{ status: number; data: T }> {
    const text = JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }
    return new Promise((resolve, reject) => {
      const options = { agent, port: mettle.port, host: '127.0.0.1', method: 'POST', path, headers }
      const sent = request(options, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => {
          const answer = Buffer.concat(chunks).toString()
          if (response.statusCode && response.statusCode < 300)
            resolve({ status: response.statusCode, data: JSON.parse(answer).data })
          else reject(new Error(answer))
        })
      })
      sent.on('error', reject)
      sent.end(text)
    })
  }

  async function timed<T>(kind: Kind, due: number, path: string, token: string, body: object) {
    await until(due)
    try {
      const { data } = await post<T>(path, token, body)
      times[kind].push(performance.now() - due)
      return data
    } catch (error) {
      errors.push(String(error))
      return undefined
    }
  }

  async function people(count: number): Promise<string[]> {
    const { rows } = await mettle.superuser.query(
      `with made as (insert into profiles (id) select gen_random_uuid() from generate_series(1, $1) returning id)
       insert into identity.identities (issuer, subject, person) select $2, id, id from made returning person as id`,
      [count, issuer],
    )
    await mettle.superuser.query('vacuum analyze profiles, identity.identities')
    return rows.map(row => row.id)
  }

  const intake = { time: 'full', accommodations: ['one_at_a_time'] }
  const start = async (token: string) =>
    (await post<Attempt>('/api/assessments/start', token, { assessment_id: builtInId, intake })).data
  async function answer(token: string, attempt: Attempt) {
    const question = attempt.questions[0] as Attempt['questions'][number]
    const value = answerTo(question, 1 + Math.floor(Math.random() * 5))
    const path = `/api/assessments/${builtInId}/responses`
    const answers = [{ question_id: question.id, value, elapsed_ms: 9000 }]
    return (await post<{ attempt: Attempt }>(path, token, { attempt_id: attempt.id, answers })).data.attempt
  }

  /** One person: starts when it is time, answers every 20 to 40 s until the end, submits when that is due. */
  async function take(person: string, starts: number, end: number, submits: number) {
    const token = tokenFor(person)
    let attempt = await timed<Attempt>('start', starts, '/api/assessments/start', token, {
      assessment_id: builtInId,
      intake,
    })
    let due = starts
    while (attempt?.questions[0]) {
      due += 20_000 + Math.random() * 20_000
      if (due > end) break
      const [question] = attempt.questions
      const value = answerTo(question, 1 + Math.floor(Math.random() * 5))
      const answered: { attempt: Attempt } | undefined = await timed(
        'answer',
        due,
        `/api/assessments/${builtInId}/responses`,
        token,
        { attempt_id: attempt.id, answers: [{ question_id: question.id, value, elapsed_ms: 9000 }] },
      )
      attempt = answered?.attempt ?? attempt
    }
    if (attempt?.progress.answered)
      await timed('submit', submits, '/api/assessments/submit', token, { attempt_id: attempt.id })
  }

  /** Attempts under way, of which only answers are left to give: `give` gives so many of each and returns how many. */
  async function underWay(persons: string[], width: number) {
    const pool = async <One>(list: One[], work: (one: One) => Promise<void>) => {
      const rest = [...list]
      const worker = async () => {
        for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one)
      }
      await Promise.all(Array.from({ length: width }, worker))
    }
    const begun: { token: string; attempt: Attempt }[] = []
    await pool(persons.map(tokenFor), async token => {
      begun.push({ token, attempt: await start(token) })
    })
    return async (ofEach: number) => {
      let answers = 0
      await pool(begun, async one => {
        for (let n = 0; n < ofEach && one.attempt.questions[0]; n++, answers++)
          one.attempt = await answer(one.token, one.attempt)
      })
      return answers
    }
  }

  /** Everybody answers as fast as they are answered, starting anew when they are through. Returns the answers given. */
  async function saturate(persons: string[], milliseconds: number): Promise<number> {
    const end = performance.now() + milliseconds
    let answers = 0
    const one = async (person: string) => {
      const token = tokenFor(person)
      while (performance.now() < end) {
        let attempt = await start(token)
        for (; attempt.questions[0] && performance.now() < end; answers++)
          attempt = await answer(token, attempt)
        if (!attempt.questions[0]) await post('/api/assessments/submit', token, { attempt_id: attempt.id })
      }
    }
    await Promise.all(persons.map(one))
    return answers
  }

  /** A few people take it from start to submit, so that what is measured is not the compiler at work. */
  async function warmUp(person: string) {
    const token = tokenFor(person)
    let { data: attempt } = await post<Attempt>('/api/assessments/start', token, { assessment_id: builtInId })
    for (let n = 0; n < 40 && attempt.questions[0]; n++) {
      const [question] = attempt.questions
      const answers = [{ question_id: question.id, value: answerTo(question, 1 + (n % 5)) }]
      const path = `/api/assessments/${builtInId}/responses`
      attempt = (await post<{ attempt: Attempt }>(path, token, { answers })).data.attempt
    }
    await post('/api/assessments/submit', token, { attempt_id: attempt.id })
  }
  const early = await people(64)
  for (let n = 0; n < 64; n += 8) await Promise.all(early.slice(n, n + 8).map(warmUp))

  return {
    mettle,
    times,
    /** A lead of somebody's, and who may read it. */
    async oneLead() {
      const [person] = (await people(1)) as [string]
      const { rows } = await mettle.superuser.query(
        `with made as (update profiles set role = 'telecaller' where id = $1 returning id)
         insert into leads (name, source, assigned_to) select 'Asha', 'bench', id from made returning id`,
        [person],
      )
      return { path: `/api/leads/${rows[0].id}`, token: tokenFor(person) }
    },
    errors,
    people,
    take,
    saturate,
    underWay,
    async wal(): Promise<number> {
      const { rows } = await mettle.superuser.query(
        `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
      )
      return rows[0].bytes
    },
    async stop() {
      agent.destroy()
      await mettle.stop()
    },
  }
}
