import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { createAssessment, smallQuestions } from '../crowd.fixture.ts'

export const questions = smallQuestions(['work_ethic', 'learning_agility'], 8)
export const peerIds = questions.filter(question => question.kind === 'peer').map(question => question.id)
export const selfAnswers = questions
  .filter(question => question.kind === 'self')
  .map((question, n) => ({ question_id: question.id, value: 2 + (n % 3), elapsed_ms: 4000 }))

export let mettle: TestService
export let admin: TestPerson
export let assessment: string

/** Before all tests of a file. */
export async function openPeers() {
  mettle = await testService({
    METTLE_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://mettle.example',
  })
  await mettle.superuser.query(
    `insert into app.settings (id, value) values ('assessment-retakes', '{"pause_days": 0}')`,
  )
  admin = await mettle.person('admin')
  assessment = await createAssessment(mettle, admin, questions)
}

export const path = (rest = '') => `/api/assessments/${assessment}/peers${rest}`
export const invite = (as: TestPerson, emails: unknown, more: object = {}) =>
  mettle.call('POST', path(), { as, body: { emails, ...more } })
export const peers = async (as: TestPerson) => (await mettle.call('GET', path(), { as })).body.data
export const start = async (as: TestPerson) =>
  (await mettle.call('POST', '/api/assessments/start', { as, body: { assessment_id: assessment } })).body.data
export const submit = async (as: TestPerson) =>
  (
    await mettle.call('POST', '/api/assessments/submit', {
      as,
      body: { assessment_id: assessment, answers: selfAnswers },
    })
  ).body.data.results
export const results = async (as: TestPerson) =>
  (await mettle.call('GET', `/api/assessments/${assessment}/results`, { as })).body.data
export const letters = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await mettle.call('GET', '/api/mail?limit=1000', { as: admin })).body.data.filter(
    (letter: { to: string }) => letter.to === to,
  )
const tokenIn = ({ text }: { text: string }) => /\/feedback#token=(\S+)/.exec(text)?.[1] as string
export const tokenFor = async (email: string) => tokenIn((await letters(email))[0]!)
export const feedback = (token: string, value: number | number[], ids = peerIds) =>
  mettle.call('POST', `/api/peer-feedback/${token}`, {
    body: {
      answers: ids.map((question_id, i) => ({
        question_id,
        value: Array.isArray(value) ? value[i] : value,
      })),
    },
  })
let number = 0
export const address = (name: string) => `${name}${++number}@peers.example`
/** The address of somebody with an account here, who has proven it. */
export const colleague = async () => {
  const { id } = await mettle.person('user')
  const email = address('colleague')
  await mettle.superuser.query(
    'update identity.accounts set email = $2, email_verified_at = now() where id = $1',
    [id, email],
  )
  return email
}
export const askColleagues = async (taker: TestPerson, n: number) => {
  const emails = await Promise.all(Array.from({ length: n }, colleague))
  assert.equal((await invite(taker, emails)).status, 201)
  return Promise.all(emails.map(tokenFor))
}
/** A taker who has submitted, and the links of so many peers. */
export const takerWithPeers = async (n: number) => {
  const taker = await mettle.person('user', { first_name: 'Ada' })
  await submit(taker)
  const emails = await Promise.all(Array.from({ length: n }, colleague))
  const invited = await invite(taker, emails)
  assert.equal(invited.status, 201, invited.text)
  return { taker, emails, tokens: await Promise.all(emails.map(tokenFor)), invited: invited.body.data }
}
