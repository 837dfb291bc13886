import { ignored, noEmail, noProduct, type Reading } from './event.ts'
import {
  type Fields,
  fieldsOf,
  listOf,
  momentOf,
  namesOf,
  requiredAmount,
  requiredCurrency,
  requiredText,
  textOf,
  textsOf,
} from './reading.ts'

/** https://docs.stripe.com/api/events/types */
export function readStripe(body: Fields): Reading {
  const object = fieldsOf(fieldsOf(body.data).object)
  const at = () => momentOf(body.created, 'created')
  switch (body.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return readSession(object, at())
    case 'payment_intent.succeeded':
      return readIntent(object, at())
    case 'charge.refunded':
      return readRefund(object, at())
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return readDispute(object, at())
    default:
      return ignored('Messages of this type say nothing to us.')
  }
}

function readSession(session: Fields, paidAt: Date): Reading {
  if (session.payment_status === 'unpaid') return ignored('It is not paid yet.')
  const references = textsOf(
    fieldsOf(session.metadata).mettle_product,
    session.payment_link,
    ...listOf(fieldsOf(session.line_items).data).flatMap(item => {
      const price = fieldsOf(fieldsOf(item).price)
      return [price.id, price.product]
    }),
  )
  if (references.length === 0) return noProduct
  const customer = fieldsOf(session.customer_details)
  const email = textOf(customer.email) ?? textOf(session.customer_email)
  if (email === undefined) return noEmail
  // A discount that the shop gave is the shop's to give.
  const discount = requiredAmount(fieldsOf(session.total_details).amount_discount ?? 0, 'amount_discount')
  const amount = requiredAmount(session.amount_total, 'amount_total')
  const payment = requiredText(session.payment_intent ?? session.id, 'payment_intent')
  const items = [{ references, amount, discount, currency: requiredCurrency(session.currency) }]
  const names = namesOf(customer.name)
  return {
    events: [{ kind: 'payment', payment: { provider: 'stripe', payment, email, ...names, paidAt, items } }],
  }
}

function readIntent(intent: Fields, paidAt: Date): Reading {
  const references = textsOf(fieldsOf(intent.metadata).mettle_product)
  if (references.length === 0) return noProduct
  const email = textOf(intent.receipt_email)
  if (email === undefined) return noEmail
  const amount = requiredAmount(intent.amount_received, 'amount_received')
  const items = [{ references, amount, currency: requiredCurrency(intent.currency) }]
  const payment = requiredText(intent.id, 'id')
  return { events: [{ kind: 'payment', payment: { provider: 'stripe', payment, email, paidAt, items } }] }
}

/** A charge tells how much of it went back so far, whichever refund this is about. */
function readRefund(charge: Fields, at: Date): Reading {
  const payment = requiredText(charge.payment_intent ?? charge.id, 'payment_intent')
  const refunded = requiredAmount(charge.amount_refunded, 'amount_refunded')
  const whole = refunded >= requiredAmount(charge.amount, 'amount')
  return { events: [{ kind: 'refund', refund: { provider: 'stripe', payment, refunded, whole, at } }] }
}

/** https://docs.stripe.com/api/disputes/object#dispute_object-status; of a warning_… nothing is taken back. */
function readDispute(told: Fields, at: Date): Reading {
  const status = requiredText(told.status, 'status')
  const payment = requiredText(told.payment_intent ?? told.charge, 'payment_intent')
  const dispute = requiredText(told.id, 'id')
  const holds = status !== 'won' && !status.startsWith('warning_')
  return { events: [{ kind: 'dispute', dispute: { provider: 'stripe', dispute, payment, holds, at } }] }
}
