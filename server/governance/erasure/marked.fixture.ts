import { randomUUID } from 'node:crypto'
import { eventually } from '../../../test/harness/eventually.ts'
import type { TestPerson, TestService } from '../../../test/harness/index.ts'
import { takeAssessment } from '../../../test/harness/taker.ts'
import { answerPlace } from '../../notifications/attempt.ts'
import type { Seal } from '../../platform/seal.ts'
import { honestAnswer } from '../../reports/taker.fixture.ts'
import { send, settled } from '../../webhooks/sender.fixture.ts'

type Call = (
  method: string,
  path: string,
  as?: TestPerson,
  body?: unknown,
  headers?: Record<string, string>,
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
) => Promise<any>

const password = 'a long enough one 1'

/** Somebody who signs up and signs in like anybody, with the marker in all that they are asked for. */
export async function markedPerson(
  { superuser }: TestService,
  call: Call,
  marker: string,
  admin: TestPerson,
) {
  const email = `${marker}.person@example.com`.toLowerCase()
  const names = { first_name: `${marker} First`, last_name: `${marker} Last` }
  const key = { 'idempotency-key': 'an invitation' }
  await call('POST', '/invitations', admin, { email, role: 'telecaller', ...names }, key)
  await call('POST', '/auth/signup', undefined, { email, password, ...names })
  const { rows } = await superuser.query('select id from identity.accounts where email = $1', [email])
  const { id } = rows[0]
  await superuser.query(`update profiles set role = 'telecaller' where id = $1`, [id])
  await superuser.query('update identity.accounts set email_verified_at = now() where id = $1', [id])
  const browser = { 'user-agent': `${marker} Browser` }
  const signedIn = await call('POST', '/auth/login', undefined, { email, password }, browser)
  const me: TestPerson = { id, role: 'telecaller', token: signedIn.access_token }
  await call('POST', '/auth/tokens', me, { name: `${marker} token` })
  return { me, email }
}

/** Leads typed in, talked with and merged. */
export async function markedLeads(call: Call, marker: string, me: TestPerson) {
  const lead = (n: number) => ({
    name: `${marker} Lead ${n}`,
    email: `${marker}${n}@example.com`,
    phone: `987650010${n}`,
    company: `${marker} Company`,
    source: `${marker} Source`,
  })
  const first = await call('POST', '/leads', me, lead(1), { 'idempotency-key': `${marker} key` })
  const second = await call('POST', '/leads', me, lead(2))
  for (const { id } of [first, second])
    await call('POST', `/leads/${id}/interactions`, me, {
      type: 'call',
      content: `${marker} said`,
      outcome: 'callback',
      duration_seconds: 1,
      follow_up_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
  await call('PUT', `/leads/${first.id}`, me, { company: `${marker} Other Company` })
  await call('POST', `/leads/${first.id}/merge`, me, { lead_id: second.id })
  return first.id as string
}

/** A file with a lead, one with a row that cannot become one, and one of somebody else's. */
export async function markedImports(call: Call, marker: string, people: TestPerson[]) {
  for (const [n, as] of people.entries()) {
    const rows = [
      `${marker} Imported ${n},${marker}.i${n}@example.com,987650020${n},${marker} Co`,
      `${marker} Wrong,nothing,1,${marker} Co`,
    ]
    const csv = { 'content-type': 'text/csv' }
    const text = `name,email,phone,company\n${rows.join('\n')}\n`
    const { id } = await call('POST', '/leads/imports', as, text, csv)
    await call('POST', `/leads/imports/${id}/run`, as, { duplicates: 'create' })
    await eventually(async () => (await call('GET', `/leads/imports/${id}`, as)).state === 'done')
  }
}

/** What a shop and the content site send: about somebody, and a form that becomes a lead. */
export async function markedMessages(mettle: TestService, admin: TestPerson, marker: string, email: string) {
  await send(mettle, 'stripe', { id: 'evt_marked', type: 'customer.created', data: { email } })
  const fields = { name: `${marker} Visitor`, email: `${marker}.v@example.com`, message: `${marker} asks` }
  await send(mettle, 'wordpress', { event: 'form', id: 1, form: 'contact', fields })
  await settled(mettle, admin)
  await mettle.superuser.query(
    `with p as (insert into products (name, opens, assessment_id, provider, reference, currency, amount)
       select 'A thing', 'report', id, 'stripe', 'thing', 'INR', 100 from assessments limit 1 returning id)
     insert into purchases (product_id, provider, payment, email, amount, currency, paid_at)
     select id, 'stripe', 'pay_1', $1, 100, 'INR', now() from p`,
    [email],
  )
}

/** Asked for feedback by somebody else, and asking others; a report, and a link to it. */
export async function markedAssessments(
  mettle: TestService,
  call: Call,
  { marker, me, email, admin }: { marker: string; me: TestPerson; email: string; admin: TestPerson },
) {
  const { rows } = await mettle.superuser.query('select id from assessments where created_by is null')
  const assessment = rows[0].id
  const other = await mettle.person('user', { first_name: 'Other' })
  const intake = { time: 'short', role: 'telecaller', industry: 'finance' }
  for (const taker of [me, other]) await takeAssessment(mettle, taker, assessment, intake, honestAnswer)
  const peers = `/assessments/${assessment}/peers`
  await call('POST', peers, me, { emails: [`${marker}.friend@example.com`] })
  await call('POST', peers, other, { emails: [email] })
  const letters = await call('GET', '/mail?limit=1000', admin)
  const { text } = letters.find(
    (one: { to: string; text: string }) => one.to === email && /feedback#/.test(one.text),
  )
  const token = /\/feedback#token=(\S+)/.exec(text)?.[1]
  const { questions } = await call('GET', `/peer-feedback/${token}`)
  const answers = questions.map(({ id }: { id: string }) => ({ question_id: id, value: 3 }))
  await call('POST', `/peer-feedback/${token}`, undefined, { answers })

  const { id } = await call('POST', `/assessments/${assessment}/reports`, me, { format: 'web' })
  await eventually(async () => (await call('GET', `/reports/${id}`, me)).state === 'ready', 90_000)
  await call('POST', `/reports/${id}/links`, me, { label: `${marker} reads it` })
}

/** Exports that wait to be fetched. */
export async function markedExports(call: Call, admin: TestPerson, paths: string[]) {
  for (const path of paths) {
    const { id } = await call('POST', `${path}/export`, admin)
    await eventually(async () => (await call('GET', `/exports/${id}`, admin)).state === 'ready')
  }
}

/** What another system answered to the news of a lead. */
export async function markedEvents({ superuser }: TestService, seal: Seal, marker: string, lead: string) {
  const { rows } = await eventually(async () => {
    const found = await superuser.query('select id from app.event_deliveries where subject = $1', [lead])
    return found.rowCount ? found : undefined
  })
  const id = randomUUID()
  const answer = seal.sealSecret(answerPlace(id), `cannot take ${marker} Lead 1`)
  await superuser.query(
    `insert into app.delivery_attempts (id, delivery_id, at, status, latency_ms, answer) values ($1, $2, now(), 500, 1, $3)`,
    [id, rows[0].id, answer],
  )
}
