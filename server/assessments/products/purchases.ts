import { inviteBuyer, normaliseEmail, ownerOfEmail } from '../../identity/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db/index.ts'
import { invalid } from '../../platform/errors.ts'
import type { Mail } from '../../platform/mail.ts'
import { openedInvitation, openedLetter } from './letters.ts'
import { formatMoney } from './money.ts'
import {
  closePurchases,
  type Dispute,
  findProducts,
  insertPurchase,
  lockPayment,
  type Product,
  type Provider,
  type Purchase,
  putDispute,
  putRefund,
  type Refund,
} from './purchase-queries.ts'

type Parts = { config: Config; mail: Mail }

export type Payment = {
  provider: Provider
  /** What the provider calls it, the same in every message about it. */
  payment: string
  email: string
  first_name?: string | null
  last_name?: string | null
  paidAt: Date
  /**
   * What was bought: names any of which may be a product's reference, what was paid for it, and what the shop itself took
   * off its price.
   */
  items: { references: string[]; amount: number; discount?: number; currency: string }[]
}

export type Opened = { name: string; amount: number; currency: string }

/**
 * Opens what a payment paid for to whoever has its e-mail address, and writes to them; nothing happens a second time.
 * Undefined where it paid for nothing of ours.
 */
export async function openPurchases(tx: Tx, parts: Parts, paid: Payment): Promise<Opened[] | undefined> {
  const bought: { product: Product; amount: number; discount: number; currency: string }[] = []
  for (const { references, amount, discount = 0, currency } of paid.items)
    for (const product of await findProducts(tx, paid.provider, references))
      bought.push({ product, amount, discount, currency })
  if (bought.length === 0) return undefined
  for (const { product, ...given } of bought) refuseShort(product, given)

  const email = normaliseEmail(paid.email)
  await lockPayment(tx, paid.provider, paid.payment)
  const owner = await ownerOfEmail(tx, email)
  const opened: Opened[] = []
  for (const { product, amount, currency } of bought) {
    const { provider, payment, paidAt } = paid
    const person = owner?.verified ? owner.id : null
    const row = { product: product.id, provider, payment, email, person, amount, currency, paidAt }
    const made = await insertPurchase(tx, row)
    if (!made) continue
    opened.push({ name: product.name, amount, currency })
    if (!made.closed) await announce(tx, parts, email, paid, product, owner)
  }
  return opened
}

function refuseShort(
  { name, amount: price, currency: due }: Product,
  { amount, discount, currency }: { amount: number; discount: number; currency: string },
) {
  const costs = `“${name}” costs ${formatMoney(price, due)}`
  if (currency !== due) throw invalid('currency', `${costs}, and ${formatMoney(amount, currency)} was paid`)
  if (amount + discount < price)
    throw invalid('amount', `${costs}, and only ${formatMoney(amount, currency)} was paid`)
}

async function announce(
  tx: Tx,
  { config, mail }: Parts,
  email: string,
  { first_name, last_name }: Payment,
  { opens, name }: Product,
  owner: { verified: boolean; disabled: boolean } | undefined,
) {
  if (owner?.disabled) return
  if (owner?.verified) return mail.send(tx, openedLetter(email, opens, name, `${config.publicUrl}/`))
  const names = { first_name: first_name ?? null, last_name: last_name ?? null }
  await inviteBuyer({ config, mail }, tx, { email, ...names }, link =>
    openedInvitation(email, opens, name, link),
  )
}

/** Closes what a payment had opened once all of it went back; a part of it closes nothing. Also before the payment is told of. */
export async function takeRefund(tx: Tx, refund: Refund): Promise<Purchase[]> {
  await lockPayment(tx, refund.provider, refund.payment)
  if (!(await putRefund(tx, refund))) return []
  return closePurchases(tx, refund.provider, refund.payment)
}

/** Closes what a payment had opened while a bank holds it, and for good where the dispute is lost. */
export async function takeDispute(tx: Tx, dispute: Dispute): Promise<Purchase[]> {
  await lockPayment(tx, dispute.provider, dispute.payment)
  if (!(await putDispute(tx, dispute))) return []
  return closePurchases(tx, dispute.provider, dispute.payment)
}
