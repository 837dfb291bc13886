import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { quickAssessment, takeQuick } from '../crowd.fixture.ts'
import { sendDueLetters } from './letters.ts'

let mettle: TestService
let admin: TestPerson
let taker: TestPerson
let assessment: string

/** Without SMTP_URL letters are kept where an admin reads them. */
const lettersTo = async (person: TestPerson): Promise<{ subject: string; text: string }[]> =>
  (await mettle.call('GET', '/api/mail?limit=100', { as: admin })).body.data.filter(
    (letter: { to: string }) => letter.to === `${person.id}@example.com`,
  )

const ask = (as: TestPerson, body: object = {}) =>
  mettle.call('POST', `/api/assessments/${assessment}/reports`, { as, body: { format: 'web', ...body } })
const ready = (as: TestPerson, id: string) =>
  eventually(async () => (await mettle.call('GET', `/api/reports/${id}`, { as })).body.data.state === 'ready')

const sendDue = () => {
  const seal = openSeal(readMasterKeys(undefined, mettle.dataDir) as Buffer[])
  return sendDueLetters({
    db: mettle.db,
    seal,
    mail: mettle.mail,
    log: mettle.log,
    config: { publicUrl: 'https://mettle.example' },
  })
}
const passDays = (days: number) =>
  mettle.superuser.query('update report_letters set due_at = due_at - make_interval(days => $1)', [days])

before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
  taker = await mettle.person('user', { first_name: 'Asha' })
  assessment = await quickAssessment(mettle, admin)
  await takeQuick(mettle, taker, assessment, ['work_ethic'])
})

it('follows up when it is ready, and after 30 and 90 days with the plan’s next step', async () => {
  const { id } = (await ask(taker)).body.data
  await ready(taker, id)
  const plan = (await mettle.call('GET', `/api/reports/${id}`, { as: taker })).body.data.report.plan
  const [first] = await lettersTo(taker)
  assert.equal(first?.subject, 'Your report is ready')
  assert.ok(first?.text.includes(plan.week.steps[0].text) && first.text.includes(`/reports/${id}`))
  await sendDue()
  assert.equal((await lettersTo(taker)).length, 1)
  await passDays(31)
  await sendDue()
  await passDays(60)
  await sendDue()
  await sendDue()
  const letters = await lettersTo(taker)
  assert.equal(letters.length, 3)
  for (const horizon of ['quarter', 'year'])
    assert.ok(
      letters.some(({ text }) => text.includes(plan[horizon].steps[0].text)),
      horizon,
    )
})

it('a second report of the same attempt, an anonymous one and one that a manager asked for are not announced', async () => {
  const { rows } = await mettle.superuser.query('select id from attempts where user_id = $1', [taker.id])
  for (const [as, body] of [
    [taker, { language: 'hi' }],
    [taker, { anonymized: true }],
    [admin, { language: 'hi', attempt_id: rows[0].id, anonymized: true }],
  ] as [TestPerson, object][]) {
    const { id } = (await ask(as, body)).body.data
    await ready(as, id)
  }
  assert.equal((await lettersTo(taker)).length, 3)
})

it('an anonymous report is not announced, though it is the first', async () => {
  const quiet = await mettle.person('user')
  await takeQuick(mettle, quiet, assessment, [])
  const { id } = (await ask(quiet, { anonymized: true })).body.data
  await ready(quiet, id)
  assert.deepEqual(await lettersTo(quiet), [])
})

it('nobody is written to at an address they have not confirmed', async () => {
  const other = await mettle.person('user')
  await mettle.superuser.query('update identity.accounts set email_verified_at = null where id = $1', [
    other.id,
  ])
  await takeQuick(mettle, other, assessment, [])
  const { id } = (await ask(other)).body.data
  await ready(other, id)
  assert.deepEqual(await lettersTo(other), [])
})

it('one press on the link in a letter ends them, without signing in, and nothing but that link does', async () => {
  const reader = await mettle.person('user')
  await takeQuick(mettle, reader, assessment, [])
  const { id } = (await ask(reader)).body.data
  await ready(reader, id)
  const [letter] = await lettersTo(reader)
  const token = letter?.text.match(/unsubscribe#token=(\S+)/)?.[1] as string
  const end = (given: string) =>
    mettle.call('POST', '/api/report-mails/unsubscribe', { body: { token: given } })
  assert.equal((await end(token.replace(reader.id, taker.id))).status, 404)
  assert.equal((await end(token)).status, 200)
  const { body } = await mettle.call('GET', '/api/reports/preferences', { as: reader })
  assert.deepEqual(body.data, { letters: false })
  await passDays(100)
  await sendDue()
  assert.equal((await lettersTo(reader)).length, 1)
})

it('a report that cannot be read keeps nobody else from their letters', async () => {
  const [first, second] = [await mettle.person('user'), await mettle.person('user')]
  for (const person of [first, second]) {
    await takeQuick(mettle, person, assessment, [])
    const { id } = (await ask(person)).body.data
    await ready(person, id)
  }
  await mettle.superuser.query(
    `update reports set sealed = set_byte(sealed, octet_length(sealed) - 1, 255 - get_byte(sealed, octet_length(sealed) - 1))
     where user_id = $1`,
    [first.id],
  )
  await passDays(31)
  await sendDue()
  assert.deepEqual([(await lettersTo(first)).length, (await lettersTo(second)).length], [1, 2])
})
