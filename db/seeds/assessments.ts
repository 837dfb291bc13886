import type pg from 'pg'
import type { Service } from '../../server/service.ts'
import { answerOf } from './answers.ts'
import { apiOf, type Call } from './api.ts'
import { type Attempt, backdateAttempts } from './backdate-attempts.ts'
import { type Dice, dice } from './dice.ts'
import { day, nextCallTime } from './hours.ts'
import { seedScripts } from './scripts.ts'
import type { Account } from './team.ts'
import { seedTeams } from './teams.ts'
import type { WorkStyle } from './work-style.ts'

// The team takes the built-in assessment over the API, as people would: what the demo shows is what the engine made of
// their answers. Afterwards everything is dated to when it would have happened.

type Taker = { account: Account & { style: WorkStyle }; token: string; d: Dice; plan: Plan }
type Shown = { id: string; kind: string; answer: string }
type Plan = {
  times: number
  careless: boolean
  stopsAfter: number
  peers: number
  answering: number
  compared: boolean
}

/** Most have been through it, some twice; two are under way, one has not begun, one clicked through. */
const planFor = (n: number, of: number): Plan => ({
  times: n === of - 1 ? 0 : n % 5 === 0 ? 2 : 1,
  careless: n === 7,
  stopsAfter: n >= of - 3 ? 30 : Number.POSITIVE_INFINITY,
  peers: n % 4 === 3 || n >= of - 3 ? 0 : 4,
  answering: n % 8 === 5 ? 2 : 4,
  compared: n % 6 !== 4,
})

/** What is counted last is there. */
export const isComplete = async (client: pg.Client): Promise<boolean> =>
  (await client.query('select exists (select from person_outcomes) as it')).rows[0].it

/** What people do over the API; a step of its own for each thing. */
export async function seedOverApi(service: Service, client: pg.Client, accounts: Account[]) {
  // Of a seeding that was cut short.
  await client.query('delete from attempts')
  // Half a year passes in a minute here: nobody waits between two attempts.
  await client.query(
    `insert into app.settings (id, value) values ('assessment-retakes', '{"pause_days": 0}') on conflict do nothing`,
  )
  const now = Date.now()
  const call = apiOf(service)
  const { rows } = await client.query<{ id: string; email: string }>(
    'select id, email from identity.accounts',
  )
  const idOf = ({ email }: Account) => rows.find(row => row.email === email)?.id as string
  const tokenFor = (account: Account) => service.identity.accessTokenFor(idOf(account))
  const telecallers = accounts.filter((account): account is Taker['account'] => account.style !== undefined)
  const admin = await tokenFor(accounts.find(({ role }) => role === 'admin') as Account)
  const managers = accounts.filter(({ role }) => role === 'manager')
  await seedScripts(call, admin)
  await seedTeams(call, await Promise.all(managers.map(tokenFor)), telecallers.map(idOf))
  const [{ id: assessment }] = await call('GET', '/assessments', admin)
  const attempts: Attempt[] = []
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = lane; n < telecallers.length; n += 4) {
      const account = telecallers[n] as Taker['account']
      const taker = {
        account,
        token: await tokenFor(account),
        d: dice(1_000 + n),
        plan: planFor(n, telecallers.length),
      }
      const colleagues = [1, 2, 3, 4].map(k => telecallers[(n + k) % telecallers.length]?.email as string)
      await call('PUT', '/comparison-consent', taker.token, { given: taker.plan.compared })
      attempts.push(...(await sitAll(call, assessment, taker, now)))
      if (taker.plan.peers > 0) await askPeers(call, assessment, taker, colleagues, admin)
    }
  })
  await Promise.all(lanes)
  await backdateAttempts(client, attempts)
  await client.query(`delete from app.settings where id = 'assessment-retakes'`)
}

async function sitAll(call: Call, assessment: string, taker: Taker, now: number): Promise<Attempt[]> {
  const { d, plan, account } = taker
  const attempts: Attempt[] = []
  for (let time = 1; time <= plan.times; time++) {
    const daysAgo = plan.times === 2 && time === 1 ? d.between(110, 160) : d.between(25, 90)
    const started = nextCallTime(now - daysAgo * day, account.style.shift, account.style.shift)
    // The first time many take the short form.
    const form = time < plan.times ? 'short' : 'full'
    const minutes = form === 'short' ? d.between(11, 19) : d.between(55, 85)
    attempts.push({ id: await sit(call, assessment, taker, form), started, minutes })
  }
  return attempts
}

/** One sitting, page by page as they come. */
async function sit(
  call: Call,
  assessment: string,
  { token, d, plan, account }: Taker,
  form: 'short' | 'full',
): Promise<string> {
  const intake = {
    role: 'telecaller',
    industry: d.pick(['technology', 'finance', 'education', 'retail']),
    experience: d.pick(['under_2', 'from_2_to_5', 'from_6_to_15']),
    time: form,
  }
  let attempt = await call('POST', '/assessments/start', token, { assessment_id: assessment, intake })
  for (let left = plan.stopsAfter; attempt.questions.length > 0; ) {
    const page: Shown[] = attempt.questions.slice(0, left)
    if (page.length === 0) return attempt.id
    left -= page.length
    const answers = page.map(({ id, kind, answer }) => {
      const careless = plan.careless && answer === 'scale'
      const value = careless ? d.whole(1, 5) : answerOf(d, account.style.strengths, id)
      const seconds = plan.careless ? d.between(0.6, 1.4) : d.skewed(kind === 'self' ? 6 : 40, 0.4)
      return { question_id: id, value, elapsed_ms: Math.round(seconds * 1000) }
    })
    const path = `/assessments/${assessment}/responses`
    attempt = (await call('POST', path, token, { attempt_id: attempt.id, answers })).attempt
  }
  await call('POST', '/assessments/submit', token, { attempt_id: attempt.id })
  return attempt.id
}

/** Colleagues are asked, and most of them answer. Their links are in letters that nobody sent. */
async function askPeers(call: Call, assessment: string, taker: Taker, emails: string[], admin: string) {
  const { token, account, d, plan } = taker
  await call('POST', `/assessments/${assessment}/peers`, token, { emails: emails.slice(0, plan.peers) })
  const letters: { to: string; subject: string; text: string }[] = await call(
    'GET',
    '/mail?limit=1000',
    admin,
  )
  for (const email of emails.slice(0, plan.answering)) {
    const letter = letters.find(({ to, subject }) => to === email && subject.startsWith(account.first_name))
    const link = letter?.text.match(/token=([\w-]+)/)?.[1]
    const { questions } = await call('GET', `/peer-feedback/${link}`)
    await call('POST', `/peer-feedback/${link}`, undefined, {
      answers: questions.map(({ id }: { id: string }) => ({
        question_id: id,
        value: answerOf(d, account.style.strengths, id),
      })),
    })
  }
}
