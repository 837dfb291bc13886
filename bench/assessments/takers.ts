import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { builtInId } from '../../server/assessments/built-in.ts'
import { answerTo } from '../../test/harness/taker.ts'
import { cpuSeconds, startBenchService } from '../support/service.ts'

// Many people taking the assessment at once, each answering every 20 to 40 seconds, on the machine that also runs the
// service and PostgreSQL. Times are from when a request was due, so a service that falls behind cannot hide it.
//   node bench/assessments/takers.ts [takers] [seconds of answering] [seconds of starting, and of submitting]

const takers = Number(process.argv[2] ?? 10_000)
const seconds = Number(process.argv[3] ?? 60)
const rampSeconds = Number(process.argv[4] ?? Math.max(20, takers / 100))
const secret = randomUUID() + randomUUID()
const issuer = 'https://bench.example'

const mettle = await startBenchService({
  AUTH_ISSUER: issuer,
  AUTH_AUDIENCE: 'bench',
  AUTH_JWT_SECRET: secret,
})
const { rows: people } = await mettle.superuser.query(
  `insert into profiles (id) select gen_random_uuid() from generate_series(1, $1) returning id`,
  [takers],
)
await mettle.superuser.query('vacuum analyze profiles')

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
function tokenFor(sub: string) {
  const exp = Math.floor(Date.now() / 1000) + 7200
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iss: issuer, aud: 'bench', sub, exp })}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
type Attempt = { id: string; questions: Parameters<typeof answerTo>[0][]; progress: { answered: number } }

function post(
  path: string,
  token: string,
  body: object,
): Promise<{ status: number; body: { data: unknown } }> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port: mettle.port,
        host: '127.0.0.1',
        method: 'POST',
        path,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

const times: Record<'start' | 'answer' | 'submit', number[]> = { start: [], answer: [], submit: [] }
let errors = 0
let firstError = ''

async function timed<T>(
  kind: keyof typeof times,
  due: number,
  work: () => Promise<{ status: number; body: { data: T } }>,
) {
  try {
    const answer = await work()
    times[kind].push(performance.now() - due)
    if (answer.status < 300) return answer.body.data
    firstError ||= JSON.stringify(answer.body)
  } catch (error) {
    firstError ||= String(error)
  }
  errors++
  return undefined
}

const until = (moment: number) =>
  new Promise(resolve => setTimeout(resolve, Math.max(0, moment - performance.now())))
/** A few people take it from start to submit, so that what is measured is not the compiler at work. */
async function warmUp(person: string) {
  const token = tokenFor(person)
  const started = await post('/api/assessments/start', token, { assessment_id: builtInId })
  let attempt = started.body.data as Attempt
  for (let n = 0; n < 40 && attempt.questions[0]; n++) {
    const answers = [
      { question_id: attempt.questions[0].id, value: answerTo(attempt.questions[0], 1 + (n % 5)) },
    ]
    const answered = await post(`/api/assessments/${builtInId}/responses`, token, { answers })
    attempt = (answered.body.data as { attempt: Attempt }).attempt
  }
  await post('/api/assessments/submit', token, { attempt_id: attempt.id })
}
const early = await mettle.superuser.query(
  `insert into profiles (id) select gen_random_uuid() from generate_series(1, 64) returning id`,
)
for (let n = 0; n < 64; n += 8) await Promise.all(early.rows.slice(n, n + 8).map(row => warmUp(row.id)))

const began = performance.now()
const answering = began + rampSeconds * 1000
const end = answering + seconds * 1000

async function take(person: string, n: number) {
  const token = tokenFor(person)
  let due = began + (n / takers) * rampSeconds * 1000
  await until(due)
  const body = { assessment_id: builtInId, intake: { time: 'full', accommodations: ['one_at_a_time'] } }
  let attempt = (await timed('start', due, () => post('/api/assessments/start', token, body) as never)) as
    | Attempt
    | undefined
  for (;;) {
    due += 20_000 + Math.random() * 20_000
    if (due > end || !attempt) break
    await until(due)
    const question = attempt.questions[0]
    if (!question) break
    const answers = [
      {
        question_id: question.id,
        value: answerTo(question, 1 + Math.floor(Math.random() * 5)),
        elapsed_ms: 9000,
      },
    ]
    const answered = (await timed(
      'answer',
      due,
      () =>
        post(`/api/assessments/${builtInId}/responses`, token, {
          attempt_id: (attempt as Attempt).id,
          answers,
        }) as never,
    )) as { attempt: Attempt } | undefined
    if (performance.now() < answering) times.answer.length = 0
    attempt = answered?.attempt ?? attempt
  }
  if (!attempt?.progress.answered) return
  due = end + (n / takers) * rampSeconds * 1000
  await until(due)
  await timed(
    'submit',
    due,
    () => post('/api/assessments/submit', token, { attempt_id: (attempt as Attempt).id }) as never,
  )
}

const walBefore = await wal()
const cpuBefore = cpuSeconds(mettle.pid)
const all = people.map((row, n) => take(row.id as string, n))
await until(answering)
const [cpuFrom, walFrom, answersFrom] = [cpuSeconds(mettle.pid), await wal(), times.answer.length]
await until(end)
const answers = times.answer.length - answersFrom
const cpuPerAnswer = ((cpuSeconds(mettle.pid) - cpuFrom) / answers) * 1e6
const bytesPerAnswer = ((await wal()) - walFrom) / answers
await Promise.all(all)

async function wal(): Promise<number> {
  const { rows } = await mettle.superuser.query(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
  )
  return rows[0].bytes
}

const at = (list: number[], share: number) =>
  list.toSorted((x, y) => x - y)[Math.floor(share * list.length)] ?? Number.NaN
console.log(
  `${takers} takers; ${rampSeconds} s of starting, ${seconds} s of answering, ${rampSeconds} s of submitting`,
)
console.table(
  Object.fromEntries(
    Object.entries(times).map(([kind, list]) => [
      kind,
      {
        requests: list.length,
        'p50 ms': at(list, 0.5).toFixed(1),
        'p99 ms': at(list, 0.99).toFixed(1),
        'max ms': at(list, 0.9999).toFixed(1),
      },
    ]),
  ),
)
console.log(
  `errors: ${errors} ${firstError}\nper answer: ${cpuPerAnswer.toFixed(0)} µs of CPU in the service, ${bytesPerAnswer.toFixed(0)} bytes of write-ahead log, ` +
    `${(answers / seconds).toFixed(0)} answers/s; service CPU in all ${(cpuSeconds(mettle.pid) - cpuBefore).toFixed(1)} s (before ${walBefore.toExponential(2)} bytes of log)`,
)
agent.destroy()
await mettle.stop()
