import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { createAssessment, smallQuestions } from '../assessments/crowd.fixture.ts'
import { realBody, send, settings, settled, signedByShop } from './sender.fixture.ts'

const questions = smallQuestions(['work_ethic'], 4)
const stripe = realBody('stripe-resources.json')?.resources
const without = { skip: stripe ? false : '../shared/data/webhooks is not on this machine' }

describe('a payment', without, () => {
  let mettle: TestService
  let admin: TestPerson
  let asha: TestPerson
  before(async () => {
    mettle = await testService(settings)
    admin = await mettle.person('admin')
    asha = await mettle.person('telecaller')
  })

  const onSale = async (provider: string, reference: string, price: object = {}) => {
    const assessment_id = await createAssessment(mettle, admin, questions)
    const product = { name: 'Strengths', opens: 'assessment', assessment_id, provider, reference }
    const body = { ...product, currency: 'INR', amount: 100, ...price }
    const made = await mettle.call('POST', '/api/products', { as: admin, body })
    assert.equal(made.status, 201, made.text)
    return { assessment: assessment_id, product: made.body.data.id as string }
  }
  const buyer = async (email: string) => {
    const person = await mettle.person('user')
    await mettle.superuser.query('update identity.accounts set email = $2 where id = $1', [person.id, email])
    return person
  }
  const isOpen = async (as: TestPerson, assessment: string) => {
    const { status } = await mettle.call('POST', '/api/assessments/start', {
      as,
      body: { assessment_id: assessment },
    })
    assert.ok([201, 402].includes(status))
    return status === 201
  }
  const outcome = async (type: string) => {
    const [newest] = (await settled(mettle, admin)).filter((one: { type: string }) => one.type === type)
    return `${newest.state}: ${newest.outcome}`
  }
  let second = 1_700_000_000
  const event = (type: string, object: object) => ({
    id: `evt_${randomUUID()}`,
    type,
    created: second++,
    data: { object },
  })
  const session = (change: object) => ({
    ...stripe['checkout.session'],
    payment_status: 'paid',
    amount_total: 100,
    currency: 'inr',
    total_details: { amount_discount: 0 },
    ...change,
  })

  it('by Stripe opens what its link names, stands on the lead with that e-mail, and is closed by its refund', async () => {
    const { assessment } = await onSale('stripe', 'plink_1')
    const email = 'grace@example.com'
    const grace = await buyer(email)
    const lead = await mettle.call('POST', '/api/leads', {
      as: asha,
      body: { name: 'Grace', email: 'Grace@Example.com' },
    })
    const paid = session({
      payment_link: 'plink_1',
      payment_intent: 'pi_1',
      customer_details: { email, name: 'Grace Hopper' },
    })
    await send(mettle, 'stripe', event('checkout.session.completed', { ...paid, payment_status: 'unpaid' }))
    assert.match(await outcome('checkout.session.completed'), /ignored: It is not paid yet/)
    assert.equal(await isOpen(grace, assessment), false)
    await send(mettle, 'stripe', event('checkout.session.async_payment_succeeded', paid))
    assert.equal(
      await outcome('checkout.session.async_payment_succeeded'),
      'processed: Paid 1.00 INR for “Strengths”.',
    )
    assert.equal(await isOpen(grace, assessment), true)

    const charge = { ...stripe.charge, payment_intent: 'pi_1', amount: 100, currency: 'inr' }
    await send(mettle, 'stripe', event('charge.refunded', { ...charge, amount_refunded: 40 }))
    assert.match(await outcome('charge.refunded'), /processed: The refund is noted/)
    assert.equal(await isOpen(grace, assessment), true)
    await send(
      mettle,
      'stripe',
      event('charge.refunded', { ...charge, amount_refunded: 100, refunded: true }),
    )
    assert.match(await outcome('charge.refunded'), /processed: “Strengths” is paid back and closed/)
    assert.equal(await isOpen(grace, assessment), false)

    const path = `/api/leads/${lead.body.data.id}/interactions`
    const { body } = await mettle.call('GET', path, { as: asha })
    assert.deepEqual(
      body.data.map(({ type, created_by, content }: Record<string, string>) => [type, created_by, content]),
      [
        ['note', null, '“Strengths” is paid back and closed. (Stripe, pi_1)'],
        ['note', null, 'Paid 1.00 INR for “Strengths”. (Stripe, pi_1)'],
      ],
    )
  })

  it('by Stripe that its bank disputes is closed until that is won, and stays closed where it is lost', async () => {
    const { assessment } = await onSale('stripe', 'disputed')
    const email = 'imran@example.com'
    const imran = await buyer(email)
    const metadata = { mettle_product: 'disputed' }
    const paid = session({ payment_intent: 'pi_d', metadata, customer_details: { email } })
    await send(mettle, 'stripe', event('checkout.session.completed', paid))
    await settled(mettle, admin)
    const dispute = { id: 'dp_1', object: 'dispute', charge: 'ch_d', payment_intent: 'pi_d' }
    const tell = async (type: string, status: string, more: object = {}) => {
      await send(mettle, 'stripe', event(type, { ...dispute, status, ...more }))
      return outcome(type)
    }
    assert.match(await tell('charge.dispute.created', 'warning_needs_response'), /nothing was to be closed/)
    assert.equal(await isOpen(imran, assessment), true)
    assert.match(
      await tell('charge.dispute.created', 'needs_response'),
      /processed: “Strengths” is disputed and closed/,
    )
    assert.equal(await isOpen(imran, assessment), false)
    assert.match(await tell('charge.dispute.closed', 'won'), /processed: “Strengths” is open again/)
    assert.equal(await isOpen(imran, assessment), true)
    await tell('charge.dispute.created', 'needs_response', { id: 'dp_2' })
    await tell('charge.dispute.closed', 'lost', { id: 'dp_2' })
    assert.equal(await isOpen(imran, assessment), false)
    await tell('charge.dispute.closed', 'won')
    assert.equal(await isOpen(imran, assessment), false, 'one is won, the other lost')
  })

  it('by Stripe is one whether the session or the intent tells of it first; a discount counts as paid', async () => {
    const { assessment, product } = await onSale('stripe', 'strengths', { amount: 1_099, currency: 'USD' })
    const email = 'ada@example.com'
    const ada = await buyer(email)
    const metadata = { mettle_product: 'strengths' }
    const intent = {
      ...stripe.payment_intent,
      id: 'pi_2',
      metadata,
      receipt_email: email,
      amount_received: 1_099,
    }
    const told = {
      payment_intent: 'pi_2',
      metadata,
      customer_email: email,
      currency: 'usd',
      amount_total: 99,
    }
    await send(mettle, 'stripe', event('payment_intent.succeeded', intent))
    await settled(mettle, admin)
    const discounted = { ...told, customer_details: null, total_details: { amount_discount: 1_000 } }
    await send(mettle, 'stripe', event('checkout.session.completed', session(discounted)))
    assert.match(await outcome('checkout.session.completed'), /processed: It was open already/)
    assert.equal(await isOpen(ada, assessment), true)
    const { meta } = (await mettle.call('GET', `/api/products/${product}/purchases`, { as: admin })).body
    assert.equal(meta.total, 1)
    await send(
      mettle,
      'stripe',
      event('checkout.session.completed', session({ ...discounted, payment_intent: 'pi_6' })),
    )
    const paid = 'processed: Paid 0.99 USD for “Strengths”.'
    assert.equal(await outcome('checkout.session.completed'), paid, 'what the shop gave was not paid')
    await send(mettle, 'stripe', event('payment_intent.succeeded', { ...intent, id: 'pi_3', metadata: {} }))
    assert.match(await outcome('payment_intent.succeeded'), /ignored: It names no product of ours/)
  })

  it('of too little fails where an admin sees why, and opens once the price is right and it is done again', async () => {
    const { assessment, product } = await onSale('stripe', 'dear', { amount: 200 })
    const ben = await buyer('ben@example.com')
    const cheap = {
      metadata: { mettle_product: 'dear' },
      payment_intent: 'pi_4',
      customer_details: { email: 'ben@example.com' },
    }
    await send(mettle, 'stripe', event('checkout.session.completed', session(cheap)))
    assert.match(
      await outcome('checkout.session.completed'),
      /failed: .*costs 2\.00 INR, and only 1\.00 INR was paid/,
    )
    assert.equal(await isOpen(ben, assessment), false)
    await mettle.superuser.query('update products set amount = 100 where id = $1', [product])
    const { data } = (await mettle.call('GET', '/api/webhooks/deliveries?state=failed', { as: admin })).body
    assert.equal(
      (await mettle.call('POST', `/api/webhooks/deliveries/${data[0].id}/replay`, { as: admin })).status,
      202,
    )
    assert.match(await outcome('checkout.session.completed'), /processed: Paid 1\.00 INR/)
    assert.equal(await isOpen(ben, assessment), true)
  })

  it('that named nothing of ours is looked at anew when it is told again', async () => {
    const ren = await buyer('ren@example.com')
    const metadata = { mettle_product: 'soon' }
    const customer_details = { email: 'ren@example.com' }
    const paid = session({ metadata, customer_details, payment_intent: 'pi_7' })
    const message = event('checkout.session.completed', paid)
    await send(mettle, 'stripe', message)
    assert.match(await outcome('checkout.session.completed'), /ignored: It names no product of ours/)
    const { assessment } = await onSale('stripe', 'soon')
    assert.equal((await send(mettle, 'stripe', message)).body.data.duplicate, true)
    assert.match(await outcome('checkout.session.completed'), /processed: Paid 1\.00 INR/)
    assert.equal(await isOpen(ren, assessment), true)
  })

  it('by Razorpay opens whichever of its messages comes first, and its refund may come before it', async () => {
    const captured = realBody('razorpay/payment.captured.780ce6.json')
    const order = realBody('razorpay/order.paid.775020.json')
    const refund = realBody('razorpay/refund.processed.689536.json')
    const { assessment } = await onSale('razorpay', 'noted')
    const gaurav = await buyer('gaurav.kumar@example.com')
    await send(mettle, 'razorpay', captured)
    assert.match(await outcome('payment.captured'), /ignored: It names no product of ours/)
    order.payload.order.entity.notes = { mettle_product: 'noted' }
    await send(mettle, 'razorpay', order)
    assert.match(await outcome('order.paid'), /processed: Paid 1\.00 INR/)
    assert.equal(await isOpen(gaurav, assessment), true)
    await send(mettle, 'razorpay', refund)
    assert.match(await outcome('refund.processed'), /processed: The refund is noted/)
    assert.equal(await isOpen(gaurav, assessment), true, 'another payment, and a part of it')

    const { assessment: other } = await onSale('razorpay', 'late')
    const payment = { ...order.payload.payment.entity, id: 'pay_late', notes: { mettle_product: 'late' } }
    const back = { entity: { ...payment, amount_refunded: 100 } }
    await send(mettle, 'razorpay', { ...refund, created_at: 9, payload: { payment: back } })
    await send(mettle, 'razorpay', { ...captured, payload: { payment: { entity: payment } } })
    assert.match(await outcome('payment.captured'), /processed/)
    assert.equal(await isOpen(gaurav, other), false)
  })

  it('by Razorpay is closed by a chargeback until that is won, and by no mere question', async () => {
    const captured = realBody('razorpay/payment.captured.780ce6.json')
    const { assessment } = await onSale('razorpay', 'charged back')
    const meera = await buyer('meera@example.com')
    const payment = {
      ...captured.payload.payment.entity,
      id: 'pay_disputed',
      email: 'meera@example.com',
      notes: { mettle_product: 'charged back' },
    }
    let created_at = captured.created_at
    const tell = async (event: string, dispute: object) => {
      const entity = { id: 'disp_1', entity: 'dispute', payment_id: 'pay_disputed', amount: 100, ...dispute }
      const payload = { payment: { entity: payment }, dispute: { entity } }
      const told = { ...captured, event, contains: ['payment', 'dispute'], created_at: ++created_at, payload }
      await send(mettle, 'razorpay', told)
      return [await outcome(event), await isOpen(meera, assessment)] as const
    }
    const noted = 'processed: The dispute is noted; nothing was to be closed or opened.'
    const before = { status: 'open', phase: 'chargeback', id: 'disp_0' }
    assert.deepEqual(await tell('payment.dispute.created', before), [noted, false], 'before it is paid')
    await send(mettle, 'razorpay', { ...captured, payload: { payment: { entity: payment } } })
    await settled(mettle, admin)
    assert.equal(await isOpen(meera, assessment), false)
    const won = ['processed: “Strengths” is open again.', true]
    assert.deepEqual(await tell('payment.dispute.won', { ...before, status: 'won' }), won)

    for (const phase of ['fraud', 'retrieval'])
      assert.deepEqual(await tell('payment.dispute.created', { status: 'open', phase }), [noted, true])
    const closed = ['processed: “Strengths” is disputed and closed.', false]
    const chargeback = { status: 'open', phase: 'chargeback' }
    assert.deepEqual(await tell('payment.dispute.created', chargeback), closed)
    const review = { ...chargeback, status: 'under_review' }
    assert.deepEqual(await tell('payment.dispute.under_review', review), [noted, false])
    assert.deepEqual(await tell('payment.dispute.closed', { ...chargeback, status: 'closed' }), won)
    assert.deepEqual(await tell('payment.dispute.lost', { status: 'lost', phase: 'fraud' }), closed)
  })

  it('by Razorpay in parts counts whole once its order is paid, for whom its notes name where it has no address', async () => {
    const order = realBody('razorpay/order.paid.775020.json')
    const { assessment } = await onSale('razorpay', 'in parts')
    const zoya = await buyer('zoya@example.com')
    const notes = { mettle_product: 'in parts', email: 'zoya@example.com' }
    const last = { ...order.payload.payment.entity, id: 'pay_last', amount: 40, email: 'void@razorpay.com' }
    const whole = { ...order.payload.order.entity, amount: 100, amount_paid: 100 }
    const payload = { payment: { entity: { ...last, notes } }, order: { entity: whole } }
    await send(mettle, 'razorpay', { ...order, payload })
    assert.equal(await outcome('order.paid'), 'processed: Paid 1.00 INR for “Strengths”.')
    assert.equal(await isOpen(zoya, assessment), true)
  })

  it('by a link of Razorpay without an address in the payment belongs to whom the link was made for', async () => {
    const link = realBody('razorpay/payment_link.paid.4223d0.json')
    const { assessment } = await onSale('razorpay', 'plink_QflcnnZqCekuvL', { amount: 1_000 })
    const gaurav = await buyer('gauravkumar@example.com')
    const { order: _, payment_link: __, ...alone } = link.payload
    await send(mettle, 'razorpay', { ...link, event: 'payment.captured', payload: alone })
    assert.match(await outcome('payment.captured'), /ignored: It names no e-mail address/)
    await send(mettle, 'razorpay', link)
    assert.match(await outcome('payment_link.paid'), /processed: Paid 10\.00 INR/)
    assert.equal(await isOpen(gaurav, assessment), true)
  })

  it('by an order of the shop opens each thing in it, and follows the order’s state, in whatever order it is told', async () => {
    const order = realBody('woocommerce/orders.05.json')
    const { assessment: single } = await onSale('wordpress', '93', { amount: 645, currency: 'USD' })
    const { assessment: variant } = await onSale('wordpress', 'Bar3', { amount: 1_290, currency: 'USD' })
    const john = await buyer('john.doe@example.com')
    const both = async () => [await isOpen(john, single), await isOpen(john, variant)]
    const tell = async (change: object) => {
      const body = JSON.stringify({ ...order, ...change })
      assert.equal((await send(mettle, 'wordpress', body, signedByShop(body))).status, 200)
      return settled(mettle, admin)
    }
    await tell({ date_paid_gmt: null })
    assert.deepEqual(await both(), [false, false], 'cash on delivery')
    await tell({})
    assert.deepEqual(await both(), [true, true])
    await tell({ date_modified_gmt: '2017-03-25T00:00:00', refunds: [{ id: 1, total: '-10.00' }] })
    assert.deepEqual(await both(), [true, true], 'a part of it')
    await tell({
      date_modified_gmt: '2017-03-27T00:00:00',
      status: 'refunded',
      refunds: [{ id: 1, total: '-29.35' }],
    })
    await tell({ date_modified_gmt: '2017-03-26T00:00:00', status: 'completed' })
    assert.deepEqual(await both(), [false, false], 'what was told last happened first')
    await tell({ date_modified_gmt: '2017-03-28T00:00:00', status: 'completed' })
    assert.deepEqual(await both(), [true, true], 'the shop took it back')
  })

  it('that makes no sense fails for good, names no one in its reason, and leaves nothing behind', async () => {
    await onSale('stripe', 'odd')
    const before = await mettle.superuser.query('select count(*)::int as n from purchases')
    const metadata = { mettle_product: 'odd' }
    const customer_details = { email: 'odd@example.com' }
    for (const wrong of [
      { amount_total: -1 },
      { amount_total: 'much' },
      { currency: 'gold' },
      { payment_intent: 'x'.repeat(300) },
    ]) {
      await send(
        mettle,
        'stripe',
        event(
          'checkout.session.completed',
          session({ metadata, customer_details, payment_intent: 'pi_odd', ...wrong }),
        ),
      )
      const reason = await outcome('checkout.session.completed')
      assert.match(reason, /^failed: /)
      assert.doesNotMatch(reason, /odd@/)
    }
    const { rows } = await mettle.superuser.query('select count(*)::int as n from purchases')
    assert.deepEqual(rows, before.rows)
  })
})
