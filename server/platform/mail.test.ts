import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestService, testService } from '../../test/harness/index.ts'
import { quickAssessment, takeQuick } from '../reports/crowd.fixture.ts'
import { smtpOptions } from './mail.ts'

const oneClick = () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  return form
}

it('a mail server that says nothing is given up, at whatever it falls silent', () => {
  const { connectionTimeout, greetingTimeout, socketTimeout, dnsTimeout } = smtpOptions('smtp://mail.example')
  for (const deadline of [connectionTimeout, greetingTimeout, socketTimeout, dnsTimeout])
    assert.ok(deadline > 0 && deadline <= 30_000)
})

describe('mail', () => {
  type Arrived = { to: string; from: string; subject: string; text: string; head: Record<string, string> }
  const arrived: Arrived[] = []
  let refusal: (Error & { responseCode: number }) | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const { subject = '', text = '', from, headers } = await PostalMime.parse(Buffer.concat(chunks))
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const head = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
        arrived.push({ to, from: from?.address ?? '', subject, text, head })
        done()
      })
    },
  })
  let mettle: TestService
  before(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    mettle = await testService({
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'Mettle <hello@mettle.example>',
      PUBLIC_URL: 'https://mettle.example',
    })
  })
  after(() => server.close())

  const password = 'seven brown herons'
  const post = (path: string, body: unknown, token?: string) =>
    mettle.call('POST', `/api/auth${path}`, { body, ...(token ? { token } : {}) })
  const letterTo = (to: string, subject: string) =>
    eventually(() => arrived.find(letter => letter.to === to && letter.subject === subject))
  const tokenIn = (text: string, page: string) =>
    text.match(new RegExp(`^https://mettle\\.example/${page}#token=([\\w-]{43})$`, 'm'))?.[1]

  it('proves an address after sign-up', async () => {
    assert.match(await mettle.identity.startupMessage(mettle.url), /Mail goes out/)
    const joined = await post('/signup', { email: 'ada@example.com', password })
    const letter = await letterTo('ada@example.com', 'Confirm your e-mail address')
    assert.equal(letter.from, 'hello@mettle.example')
    const token = tokenIn(letter.text, 'verify')
    const answers = await Promise.all([post('/verify', { token }), post('/verify', { token })])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
    const { access_token } = joined.body.data
    const me = await mettle.call('GET', '/api/auth/me', { token: access_token })
    assert.equal(me.body.data.email_verified, true)
    assert.equal((await post('/verify/resend', '', access_token)).status, 200)
  })

  it('can be ended by the reader’s own mail program where there is something to end', async () => {
    const admin = await mettle.person('admin')
    const reader = await mettle.person('user')
    const assessment = await quickAssessment(mettle, admin)
    await takeQuick(mettle, reader, assessment, [])
    const wish = { as: reader, body: { format: 'web' } }
    await mettle.call('POST', `/api/assessments/${assessment}/reports`, wish)
    const { head } = await letterTo(`${reader.id}@example.com`, 'Your report is ready')
    assert.equal(head['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
    const address = String(head['list-unsubscribe']).match(
      /^<https:\/\/mettle\.example(\/\S+)>$/,
    )?.[1] as string
    const opened = await fetch(mettle.url + address, { redirect: 'manual' })
    assert.match(String(opened.headers.get('location')), /^https:\/\/mettle\.example\/unsubscribe#token=/)
    const wants = async () =>
      (await mettle.call('GET', '/api/reports/preferences', { as: reader })).body.data.letters
    assert.equal(await wants(), true)
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), oneClick()]) {
      assert.equal((await fetch(mettle.url + address, { method: 'POST', body })).status, 200)
      assert.equal(await wants(), false)
    }
    assert.equal((await fetch(`${mettle.url}${address}x`, { method: 'POST' })).status, 404)
    const { head: plain } = await letterTo('ada@example.com', 'Confirm your e-mail address')
    assert.ok(!('list-unsubscribe' in plain))
  })

  it('sends the link again, but not without end', async () => {
    const { access_token } = (await post('/signup', { email: 'again@example.com', password })).body.data
    for (let n = 0; n < 7; n++) await post('/verify/resend', '', access_token)
    const sent = () => arrived.filter(({ to }) => to === 'again@example.com').length
    await eventually(() => sent() === 5 || undefined)
    const { rows } = await mettle.superuser.query(
      `select count(*) as made from identity.tickets where kind = 'verify' and person =
         (select id from identity.accounts where email = 'again@example.com')`,
    )
    assert.equal(rows[0].made, 5)
    assert.equal((await post('/verify/resend', '')).status, 401)
  })

  it('brings a new password, once, and ends every sign-in made with the old one', async () => {
    const email = 'grace@example.com'
    const { refresh_token } = (await post('/signup', { email, password })).body.data
    const known = await post('/password/forgot', { email: 'Grace@Example.com' })
    const unknown = await post('/password/forgot', { email: 'nobody@example.com' })
    assert.equal(known.status, 200)
    assert.deepEqual(unknown.body, known.body)
    const token = tokenIn((await letterTo(email, 'Choose a new password')).text, 'reset')
    const reset = (phrase: string) => post('/password/reset', { token, password: phrase })
    assert.equal((await reset('password1234')).body.error.details.field, 'password')
    assert.equal((await reset('quite another phrase')).status, 200)
    assert.equal((await reset('yet another phrase')).body.error.details.field, 'token')
    assert.equal((await post('/refresh', { refresh_token })).status, 401)
    assert.equal((await post('/login', { email, password })).status, 401)
    const back = await post('/login', { email, password: 'quite another phrase' })
    assert.equal(back.body.data.user.email_verified, true)
    assert.ok(!arrived.some(({ to }) => to === 'nobody@example.com'))
  })

  it('is tried again when the server cannot take it now, and given up when it never will', async () => {
    const admin = await mettle.person('admin')
    const kept = async () => (await mettle.call('GET', '/api/mail', { as: admin })).body.data
    const invite = (email: string) =>
      mettle.call('POST', '/api/invitations', { as: admin, body: { email, role: 'user' } })

    refusal = Object.assign(new Error('later, later@example.com'), { responseCode: 450 })
    await invite('later@example.com')
    const waiting = await eventually(async () => (await kept()).find((l: { problem: unknown }) => l.problem))
    assert.deepEqual(
      [waiting.state, waiting.problem, waiting.to],
      ['waiting', 'SMTP 450', 'later@example.com'],
    )
    refusal = undefined
    await mettle.superuser.query(`update pgboss.job set start_after = now() where name = 'mail'`)
    const letter = await letterTo('later@example.com', 'You are invited to Mettle')
    assert.ok(tokenIn(letter.text, 'invite'))
    await eventually(async () => (await kept()).length === 0 || undefined)

    refusal = Object.assign(new Error('never'), { responseCode: 550 })
    await invite('never@example.com')
    const failed = await eventually(async () =>
      (await kept()).find((l: { state: string }) => l.state === 'failed'),
    )
    assert.deepEqual([failed.to, failed.problem], ['never@example.com', 'SMTP 550'])
    refusal = undefined
    const again = await mettle.call('POST', `/api/mail/${failed.id}/send`, { as: admin })
    assert.deepEqual([again.status, again.body.data.state], [202, 'waiting'], again.text)
    await letterTo('never@example.com', 'You are invited to Mettle')
    await eventually(async () => (await kept()).length === 0 || undefined)
    assert.equal((await mettle.call('POST', `/api/mail/${failed.id}/send`, { as: admin })).status, 404)
  })

  it('leaves no address or text readable in the database', async () => {
    const { rows } = await mettle.superuser.query(
      `select (select string_agg(m::text || encode(content, 'escape'), ' ') from app.mail m) as mail,
              (select string_agg(data::text || coalesce(output::text, ''), ' ') from pgboss.job) as jobs`,
    )
    assert.ok(rows[0].mail.length > 100 && rows[0].jobs.length > 100)
    assert.ok(!/example\.com|invited|password/i.test(rows[0].mail))
    assert.ok(!/example\.com/i.test(rows[0].jobs))
  })
})
