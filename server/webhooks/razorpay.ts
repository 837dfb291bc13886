import { ignored, noEmail, noProduct, type Reading } from './event.ts'
import {
  type Fields,
  fieldsOf,
  momentOf,
  requiredAmount,
  requiredCurrency,
  requiredText,
  textOf,
  textsOf,
} from './reading.ts'

// One payment is told of by several of these, in any order; it has the same id in all.
const paid = ['payment.captured', 'order.paid', 'payment_link.paid', 'invoice.paid']

/** What Razorpay writes where the customer gave no address. */
const nobody = 'void@razorpay.com'

/** https://razorpay.com/docs/webhooks/payloads */
export function readRazorpay(body: Fields): Reading {
  const payload = fieldsOf(body.payload)
  const entity = (name: string) => fieldsOf(fieldsOf(payload[name]).entity)
  const at = () => momentOf(body.created_at, 'created_at')
  if (paid.includes(String(body.event))) return readPayment(entity, at())
  if (body.event === 'refund.processed') return readRefund(entity('payment'), at())
  if (String(body.event).startsWith('payment.dispute.')) return readDispute(entity('dispute'), at())
  return ignored('Messages of this type say nothing to us.')
}

function readPayment(entity: (name: string) => Fields, paidAt: Date): Reading {
  const [payment, order, link, invoice] = ['payment', 'order', 'payment_link', 'invoice'].map(entity) as [
    Fields,
    Fields,
    Fields,
    Fields,
  ]
  if (payment.status !== 'captured') return ignored('It is not paid yet.')
  const noted = [payment, order, link, invoice].map(({ notes }) => fieldsOf(notes))
  // A payment by link carries the link's id in its description.
  const described = textOf(payment.description)?.match(/^#(\w+)$/)?.[1]
  const references = textsOf(
    ...noted.map(({ mettle_product }) => mettle_product),
    link.id,
    described && `plink_${described}`,
  )
  if (references.length === 0) return noProduct
  const email = textsOf(
    payment.email,
    fieldsOf(link.customer).email,
    fieldsOf(invoice.customer_details).email,
    ...noted.map(notes => notes.email),
  ).find(address => address !== nobody)
  if (email === undefined) return noEmail
  // Paid in parts, it is the order that is paid.
  const parts = typeof order.amount_paid === 'number' ? order.amount_paid : 0
  const amount = Math.max(requiredAmount(payment.amount, 'amount'), requiredAmount(parts, 'amount_paid'))
  const items = [{ references, amount, currency: requiredCurrency(payment.currency) }]
  const id = requiredText(payment.id, 'id')
  return {
    events: [{ kind: 'payment', payment: { provider: 'razorpay', payment: id, email, paidAt, items } }],
  }
}

function readRefund(payment: Fields, at: Date): Reading {
  const id = requiredText(payment.id, 'id')
  const refunded = requiredAmount(payment.amount_refunded, 'amount_refunded')
  const whole = refunded >= requiredAmount(payment.amount, 'amount')
  return { events: [{ kind: 'refund', refund: { provider: 'razorpay', payment: id, refunded, whole, at } }] }
}

// A bank that suspects or asks has taken nothing back yet.
const questions = ['fraud', 'retrieval']

/** https://razorpay.com/docs/payments/disputes; closed is one that ended without a chargeback. */
function readDispute(told: Fields, at: Date): Reading {
  const status = requiredText(told.status, 'status')
  const payment = requiredText(told.payment_id, 'payment_id')
  const dispute = requiredText(told.id, 'id')
  const isOpen = status !== 'won' && status !== 'closed'
  const holds = status === 'lost' || (isOpen && !questions.includes(String(told.phase)))
  return { events: [{ kind: 'dispute', dispute: { provider: 'razorpay', dispute, payment, holds, at } }] }
}
