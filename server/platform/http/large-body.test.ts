import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { before, describe, it } from 'node:test'
import { connectionsWhere } from '../../../test/harness/connections.ts'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

let mettle: TestService
let ada: TestPerson
let ben: TestPerson
before(async () => {
  mettle = await testService({ STRIPE_WEBHOOK_SECRET: 'whsec_test' })
  ada = await mettle.person('user')
  ben = await mettle.person('user')
})

const large = 'x'.repeat(70_000)
const define = (as: TestPerson, title: string) =>
  mettle.call('POST', '/api/assessments', { as, body: { title, questions: large } })
const refusedLead = (as: TestPerson) =>
  mettle.call('POST', '/api/leads', { as, body: { name: large, phone: 1 } })

/** Says what is coming and sends no more of it than a bracket once the server has heard. */
async function beginTo(path: string, token: string, length: number, type = 'application/json') {
  const { hostname, port } = new URL(mettle.url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: mettle\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.write('{')
  return socket
}

describe('a large body', () => {
  it('is taken from nobody who has not signed in', async () => {
    for (const path of ['/api/auth/login', '/api/auth/signup', '/api/auth/refresh', '/auth/v1/signup']) {
      const { status } = await mettle.call('POST', path, { body: { email: large } })
      assert.equal(status, 413, path)
    }
  })

  it('is taken from whoever sends webhooks or was asked for feedback, and judged by what it says', async () => {
    const headers = { 'stripe-signature': 't=1,v1=00' }
    const webhook = await mettle.call('POST', '/api/webhooks/stripe', { body: { large }, headers })
    assert.deepEqual([webhook.status, webhook.body.error.details.field], [400, 'Stripe-Signature'])
    const answers = Array.from({ length: 1_000 }, (_, n) => ({
      question_id: `${n}`.padEnd(100, 'q'),
      value: 3,
    }))
    const feedback = await mettle.call('POST', '/api/peer-feedback/nonsense', { body: { answers } })
    assert.equal(feedback.status, 404)
  })

  it('waits until the one before it of the same person has its answer, and nobody else waits', async () => {
    const { superuser } = mettle
    await superuser.query('begin')
    await superuser.query('lock table public.assessments in exclusive mode')
    const waiting = () => connectionsWhere(superuser, `wait_event_type = 'Lock'`)
    const first = define(ada, 'first')
    await eventually(async () => (await waiting()) === 1)
    const order: string[] = []
    const noted = async (answer: Promise<{ status: number }>, name: string) => {
      const { status } = await answer
      order.push(name)
      return status
    }
    const second = noted(define(ada, 'second'), 'second')
    const third = noted(refusedLead(ada), 'third')
    assert.equal(
      (await mettle.call('POST', '/api/leads', { as: ada, body: { name: 'Ada Rao' } })).status,
      201,
    )
    assert.equal((await refusedLead(ben)).status, 400)
    assert.deepEqual(order, [])
    assert.equal(await waiting(), 1)
    await superuser.query('commit')
    assert.equal((await first).status, 201)
    assert.equal(await second, 201)
    assert.equal(await third, 400)
    assert.deepEqual(order, ['second', 'third'])
  })

  it('that never arrives keeps its place only until its sender hangs up, however it spells its type', async () => {
    const holder = await beginTo('/api/assessments', ada.token, 900_000, ' Application/JSON ;charset=utf-8')
    const waits = Array.from({ length: 21 }, () => refusedLead(ada))
    const refused = await Promise.race(waits.map(async answer => (await answer).status))
    assert.equal(refused, 429)
    holder.destroy()
    const statuses = (await Promise.all(waits)).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [...Array(20).fill(400), 429])
  })

  it('of no webhook is a form, and of one address eight are taken at a time', async () => {
    const path = '/api/webhooks/stripe'
    const { hostname, port } = new URL(mettle.url)
    const sent = (type: string, localAddress = '127.0.0.1') => {
      const socket = connect({ host: hostname, port: Number(port), localAddress })
      const heard: string[] = []
      socket.on('data', piece => heard.push(String(piece)))
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: mettle\r\nContent-Type: ${type}\r\nContent-Length: 900000\r\n\r\n{`,
      )
      return { socket, heard }
    }
    const form = sent('application/x-www-form-urlencoded')
    await eventually(() => form.heard.join('').startsWith('HTTP/1.1 413 '))
    form.socket.destroy()
    // Eight are read, twenty wait, and a further one is told.
    const all = Array.from({ length: 29 }, () => sent('Application/json'))
    const answers = () => all.flatMap(({ heard }) => heard)
    await eventually(() => answers().length > 0)
    assert.equal(answers().length, 1)
    assert.match(String(answers()), /^HTTP\/1.1 429 /)
    for (const { socket } of all) socket.destroy()
    // Of all strangers together 64: those beyond are told after they have waited.
    const strangers = Array.from({ length: 72 }, (_, n) => sent('application/json', `127.0.1.${1 + (n % 9)}`))
    const told = () => strangers.flatMap(({ heard }) => heard)
    await eventually(() => told().length === 8)
    assert.ok(told().every(answer => answer.startsWith('HTTP/1.1 503 ')))
    for (const { socket } of strangers) socket.destroy()
  })

  it('is not waited for where the role is too low for what it asks', async () => {
    const socket = await beginTo('/api/leads/bulk', ada.token, 7_000_000)
    const [heard] = await once(socket, 'data')
    assert.match(String(heard), /^HTTP\/1.1 403 /)
    socket.destroy()
  })
})
