import { parseMoney } from '../assessments/index.ts'
import { invalid } from '../platform/errors.ts'
import { type Event, ignored, noEmail, type Reading } from './event.ts'
import { type Fields, fieldsOf, listOf, requiredCurrency, requiredText, textOf, textsOf } from './reading.ts'

export const isOrder = (body: Fields) => Array.isArray(body.line_items) && typeof body.billing === 'object'

// Paid by cash on delivery an order is in process too, before anybody has paid.
const isPaid = ({ status, date_paid_gmt }: Fields) =>
  status === 'completed' || (status === 'processing' && Boolean(date_paid_gmt))
const isOver = ({ status }: Fields) => ['refunded', 'cancelled', 'failed'].includes(String(status))

/** The whole order, as it stands now: https://woocommerce.github.io/woocommerce-rest-api-docs/#order-properties */
export function readOrder(order: Fields): Reading {
  if (!isPaid(order) && !isOver(order)) return ignored('It is not paid yet.')
  const payment = `order ${requiredText(order.id, 'id')}`
  const currency = requiredCurrency(order.currency)
  const money = (value: unknown, field: string) => {
    const amount = parseMoney(String(value ?? '0'), currency)
    if (amount === undefined) throw invalid(field, 'is not an amount')
    return amount
  }
  const total = money(order.total, 'total')
  const refunded = listOf(order.refunds).reduce<number>(
    (sum, refund) => sum + Math.abs(money(fieldsOf(refund).total, 'refunds')),
    0,
  )
  const whole = isOver(order) || (total > 0 && refunded >= total)
  const at = utc(order.date_modified_gmt, 'date_modified_gmt')
  const events: Event[] = [
    { kind: 'refund', refund: { provider: 'wordpress', payment, refunded, whole, at } },
  ]
  if (!isPaid(order)) return { events }

  const billing = fieldsOf(order.billing)
  const email = textOf(billing.email)
  if (email === undefined) return noEmail
  // What the shop took off the price is the shop's to give.
  const items = listOf(order.line_items).map(item => {
    const line = fieldsOf(item)
    const worth = money(line.subtotal, 'subtotal') + money(line.subtotal_tax, 'subtotal_tax')
    const amount = money(line.total, 'total') + money(line.total_tax, 'total_tax')
    const references = textsOf(line.product_id, line.variation_id, line.sku).filter(text => text !== '0')
    return { references, amount, discount: Math.max(0, worth - amount), currency }
  })
  const first_name = textOf(billing.first_name)?.slice(0, 200) ?? null
  const last_name = textOf(billing.last_name)?.slice(0, 200) ?? null
  const paid = { provider: 'wordpress' as const, payment, email, first_name, last_name, paidAt: at, items }
  events.push({ kind: 'payment', payment: paid })
  return { events }
}

/** Without a zone it is UTC: that is what _gmt says. */
function utc(value: unknown, field: string): Date {
  const text = textOf(value) ?? ''
  const moment = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) ? `${text}Z` : text)
  if (Number.isNaN(moment.getTime())) throw invalid(field, 'is not a time')
  return moment
}
