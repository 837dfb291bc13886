import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { systemActor } from '../../platform/db/index.ts'
import { createAssessment, smallQuestions } from '../crowd.fixture.ts'
import { formatMoney, parseMoney } from './money.ts'
import { openPurchases, type Payment, takeRefund } from './purchases.ts'
import { mayHaveReport, requirePaidReport } from './require-payment.ts'

const questions = smallQuestions(['work_ethic'], 4)
const answers = questions
  .filter(question => question.kind === 'self')
  .map(question => ({ question_id: question.id, value: 4 }))

describe('a price', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })

  const tagged = async (opens: 'assessment' | 'report' = 'assessment', more: object = {}) => {
    const assessment_id = await createAssessment(mettle, admin, questions)
    const body = { name: 'Strengths', opens, assessment_id, provider: 'stripe', reference: randomUUID() }
    const price = { currency: 'INR', amount: 49_900, ...more }
    const made = await mettle.call('POST', '/api/products', { as: admin, body: { ...body, ...price } })
    assert.equal(made.status, 201, made.text)
    return { assessment: assessment_id, reference: body.reference, product: made.body.data }
  }
  const emailOf = (person: TestPerson) => `${person.id}@example.com`
  const pay = (
    reference: string,
    email: string,
    change: Partial<Payment> = {},
    amount = 49_900,
    currency = 'INR',
  ) => {
    const items = [{ references: [reference], amount, currency }]
    const paid: Payment = {
      provider: 'stripe',
      payment: randomUUID(),
      email,
      paidAt: new Date(),
      items,
      ...change,
    }
    return mettle.db.withActor(systemActor('test'), tx => openPurchases(tx, mettle.identity.signIn, paid))
  }
  const refund = (payment: string, whole: boolean, at: Date, refunded = 49_900) =>
    mettle.db.withActor(systemActor('test'), tx =>
      takeRefund(tx, { provider: 'stripe', payment, whole, refunded, at }),
    )
  const start = (as: TestPerson, assessment: string) =>
    mettle.call('POST', '/api/assessments/start', { as, body: { assessment_id: assessment } })
  const letters = async () => (await mettle.call('GET', '/api/mail?limit=100', { as: admin })).body.data

  it('is asked of whoever has not paid, with what it costs and where', async () => {
    const asha = await mettle.person('user')
    const { assessment } = await tagged('assessment', { checkout_url: 'https://example.com/buy' })
    const refused = await start(asha, assessment)
    assert.deepEqual([refused.status, refused.body.error.code], [402, 'PAYMENT_REQUIRED'])
    assert.match(refused.body.error.message, /499\.00 INR at https:\/\/example\.com\/buy/)
    const atOnce = await mettle.call('POST', '/api/assessments/submit', {
      as: asha,
      body: { assessment_id: assessment, answers },
    })
    assert.equal(atOnce.status, 402)
  })

  it('once paid opens the assessment for the person with that e-mail, who is told, and for nobody else', async () => {
    const [asha, ben] = [await mettle.person('user'), await mettle.person('user')]
    const { assessment, reference } = await tagged()
    assert.equal((await pay(reference, emailOf(asha).toUpperCase()))?.length, 1)
    assert.equal((await start(asha, assessment)).status, 201)
    assert.equal((await start(ben, assessment)).status, 402)
    const [letter] = (await letters()).filter((one: { to: string }) => one.to === emailOf(asha))
    assert.match(letter.subject, /Strengths/)
  })

  it('paid by somebody unknown invites them, and is theirs when they come in, whatever their address is later', async () => {
    const { assessment, reference } = await tagged()
    const email = `${randomUUID()}@example.org`
    await pay(reference, email, { first_name: 'Grace' })
    const [letter] = (await letters()).filter((one: { to: string }) => one.to === email)
    const token = letter.text.match(/token=(\S+)/)[1]
    const body = { token, password: 'a long enough pass phrase' }
    const accepted = await mettle.call('POST', '/api/auth/invitations/accept', { body })
    assert.equal(accepted.status, 201, accepted.text)
    const { access_token, user } = accepted.body.data
    assert.deepEqual([user.first_name, user.role], ['Grace', 'user'])
    const started = () =>
      mettle.call('POST', '/api/assessments/start', {
        token: access_token,
        body: { assessment_id: assessment },
      })
    assert.equal((await started()).status, 201)
    await mettle.superuser.query(`update identity.accounts set email = 'new@example.org' where id = $1`, [
      user.id,
    ])
    assert.equal((await started()).status, 201)
  })

  it('is not taken as paid by somebody who only claims the address', async () => {
    const mallory = await mettle.person('user')
    const { assessment, reference } = await tagged()
    await mettle.superuser.query('update identity.accounts set email_verified_at = null where id = $1', [
      mallory.id,
    ])
    await pay(reference, emailOf(mallory))
    assert.equal((await start(mallory, assessment)).status, 402)
    await mettle.superuser.query('update identity.accounts set email_verified_at = now() where id = $1', [
      mallory.id,
    ])
    assert.equal((await start(mallory, assessment)).status, 201)
  })

  it('paid back closes it again, also what was begun; a part of it closes nothing', async () => {
    const asha = await mettle.person('user')
    const { assessment, reference } = await tagged()
    const payment = randomUUID()
    await pay(reference, emailOf(asha), { payment })
    assert.equal((await start(asha, assessment)).status, 201)
    await refund(payment, false, new Date(1_000), 100)
    assert.equal((await start(asha, assessment)).status, 201)
    assert.equal((await refund(payment, true, new Date(2_000))).length, 1)
    assert.equal((await start(asha, assessment)).status, 402)
    const submit = () =>
      mettle.call('POST', '/api/assessments/submit', {
        as: asha,
        body: { assessment_id: assessment, answers },
      })
    assert.equal((await submit()).status, 402)
    const answer = (some: object[], headers = {}) =>
      mettle.call('POST', `/api/assessments/${assessment}/responses`, {
        as: asha,
        body: { answers: some },
        headers,
      })
    assert.equal((await answer(answers.slice(0, 1))).body.error.code, 'PAYMENT_REQUIRED')
    assert.equal((await answer(answers)).status, 402)
    assert.equal((await answer(answers, { 'idempotency-key': 'once' })).status, 402)
    const { rows } = await mettle.superuser.query(
      `select from public.assessment_responses where user_id = $1 and kind = 'answer'`,
      [asha.id],
    )
    assert.equal(rows.length, 0, 'nothing refused is kept')
    assert.deepEqual(await refund(payment, true, new Date(2_000)), [], 'told twice')
    assert.deepEqual(await refund(payment, false, new Date(1_000), 100), [], 'an older message')
    assert.equal((await start(asha, assessment)).status, 402)
    await pay(reference, emailOf(asha))
    assert.equal((await submit()).status, 200)
  })

  it('paid back before the payment is told of never opens', async () => {
    const asha = await mettle.person('user')
    const { assessment, reference } = await tagged()
    const payment = randomUUID()
    await refund(payment, true, new Date())
    await pay(reference, emailOf(asha), { payment })
    assert.equal((await start(asha, assessment)).status, 402)
    assert.ok(
      (await letters()).every((one: { to: string }) => one.to !== emailOf(asha)),
      'nobody is told it is open',
    )
  })

  it('told of many times at once is one purchase and one letter', async () => {
    const asha = await mettle.person('user')
    const { reference, product } = await tagged()
    const payment = randomUUID()
    const told = await Promise.all([1, 2, 3, 4].map(() => pay(reference, emailOf(asha), { payment })))
    assert.equal(told.flat().length, 1)
    const { body } = await mettle.call('GET', `/api/products/${product.id}/purchases`, { as: admin })
    assert.deepEqual([body.meta.total, body.data[0].email, body.data[0].person], [1, emailOf(asha), asha.id])
    assert.equal((await letters()).filter((one: { to: string }) => one.to === emailOf(asha)).length, 1)
  })

  it('is not met by too little, nor by another currency, nor under another name', async () => {
    const asha = await mettle.person('user')
    const { assessment, reference } = await tagged()
    await assert.rejects(pay(reference, emailOf(asha), {}, 49_899), /only 498\.99 INR was paid/)
    await assert.rejects(pay(reference, emailOf(asha), {}, 49_900, 'USD'), /499\.00 USD was paid/)
    assert.equal(await pay('another', emailOf(asha)), undefined)
    assert.equal((await start(asha, assessment)).status, 402)
  })

  it('of a report is one of its own', async () => {
    const asha = await mettle.person('user')
    const { assessment, reference } = await tagged('report')
    assert.equal((await start(asha, assessment)).status, 201)
    const asSystem = <T>(work: (tx: Parameters<typeof mayHaveReport>[0]) => Promise<T>) =>
      mettle.db.withActor(systemActor('test'), work)
    assert.equal(await asSystem(tx => mayHaveReport(tx, assessment, asha.id)), false)
    await assert.rejects(
      asSystem(tx => requirePaidReport(tx, assessment, asha.id)),
      /This report has to be paid for first: 499\.00 INR/,
    )
    await pay(reference, emailOf(asha))
    assert.equal(await asSystem(tx => mayHaveReport(tx, assessment, asha.id)), true)
  })

  it('taken away makes it free, and what was paid for stays open when it comes back', async () => {
    const [asha, ben] = [await mettle.person('user'), await mettle.person('user')]
    const { assessment, reference, product } = await tagged()
    await pay(reference, emailOf(asha))
    const { id, created_at: _, updated_at: __, ...body } = product
    const put = (is_active: boolean) =>
      mettle.call('PUT', `/api/products/${id}`, { as: admin, body: { ...body, is_active } })
    assert.equal((await put(false)).status, 200)
    assert.equal((await start(ben, assessment)).status, 201)
    assert.equal((await put(true)).status, 200)
    assert.deepEqual(
      [(await start(asha, assessment)).status, (await start(ben, assessment)).status],
      [201, 402],
    )
  })

  it('stands once for each reference, on an assessment that exists', async () => {
    const { product } = await tagged()
    const { id: _, created_at: __, updated_at: ___, ...body } = product
    const post = (change: object) =>
      mettle.call('POST', '/api/products', { as: admin, body: { ...body, ...change } })
    assert.equal((await post({})).status, 409)
    const nowhere = await post({ assessment_id: randomUUID(), reference: 'another' })
    assert.deepEqual([nowhere.status, nowhere.body.error.details.field], [400, 'assessment_id'])
    for (const wrong of [
      { amount: 0 },
      { amount: 1.5 },
      { currency: 'inr' },
      { checkout_url: 'javascript:1' },
    ])
      assert.equal((await post({ reference: 'another', ...wrong })).status, 400)
  })

  it('is written and read with the digits its currency has', () => {
    assert.deepEqual(
      [formatMoney(5, 'INR'), formatMoney(500, 'JPY'), formatMoney(1234, 'KWD'), formatMoney(-100, 'USD')],
      ['0.05 INR', '500 JPY', '1.234 KWD', '-1.00 USD'],
    )
    assert.deepEqual(
      [
        parseMoney('29.35', 'USD'),
        parseMoney('500', 'JPY'),
        parseMoney('-10.00', 'EUR'),
        parseMoney('1e3', 'USD'),
      ],
      [2935, 500, -1000, undefined],
    )
    assert.equal(parseMoney('1.005', 'USD'), 101)
  })
})
