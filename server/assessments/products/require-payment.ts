import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { formatMoney } from './money.ts'
import { isOpenTo, offersOf } from './queries.ts'

const whose =
  'Pay with the e-mail address of your account, and confirm that address if you have not done so yet.'

/** Refuses whoever has not paid for what has a price. `taker` is the person it is for, not whoever asks. */
async function requirePayment(tx: Tx, what: 'assessment' | 'report', assessment: string, taker: string) {
  if (await isOpenTo(tx, taker, what, assessment)) return
  const offers = await offersOf(tx, what, assessment)
  const prices = offers.map(({ amount, currency, checkout_url }) => {
    const price = formatMoney(amount, currency)
    return checkout_url ? `${price} at ${checkout_url}` : price
  })
  const thing = what === 'assessment' ? 'This assessment' : 'This report'
  throw new Failure(
    'PAYMENT_REQUIRED',
    `${thing} has to be paid for first: ${prices.join(', or ')}. ${whose}`,
  )
}

export const requirePaidAssessment = (tx: Tx, assessment: string, taker: string) =>
  requirePayment(tx, 'assessment', assessment, taker)

/** Whether a report about this assessment may be made for this person, and shown: it is free, or they have paid for it. */
export const mayHaveReport = (tx: Tx, assessment: string, taker: string): Promise<boolean> =>
  isOpenTo(tx, taker, 'report', assessment)

/** The same, refusing with what it costs. */
export const requirePaidReport = (tx: Tx, assessment: string, taker: string) =>
  requirePayment(tx, 'report', assessment, taker)
