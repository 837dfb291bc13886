import { type Dispute, formatMoney, openPurchases, takeDispute, takeRefund } from '../assessments/index.ts'
import { leadFromEnquiry, noteOnLeadsOf } from '../leads/index.ts'
import type { Config } from '../platform/config.ts'
import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import { Failure, fromDatabase } from '../platform/errors.ts'
import type { Mail } from '../platform/mail.ts'
import type { Seal } from '../platform/seal.ts'
import { putArticle } from '../reports/index.ts'
import type { Event, Reading } from './event.ts'
import { readGhost } from './ghost.ts'
import { lockWaiting, noteFailure, settleDelivery, type Waiting } from './queries.ts'
import { readRazorpay } from './razorpay.ts'
import { fieldsOf } from './reading.ts'
import { readStripe } from './stripe.ts'
import { readWordPress } from './wordpress.ts'

export type ProcessParts = { config: Config; db: Database; seal: Seal; mail: Mail }

export const system = systemActor('webhooks')
export const bodyPlace = (id: string) => ({ table: 'webhook_deliveries', row: id, column: 'body' })

/** The first and the queue's eight repeats. */
const attempts = 9

/** All a message asks for and that it is done, in one transaction: done twice, it happens once. */
export async function processDelivery(parts: ProcessParts, id: string) {
  const { db } = parts
  try {
    await db.withActor(system, async tx => {
      const waiting = await lockWaiting(tx, id)
      if (!waiting) return
      const { state, outcome } = await work(tx, parts, id, waiting)
      await settleDelivery(tx, id, state, outcome)
    })
  } catch (error) {
    const failure = error instanceof Failure ? error : fromDatabase(error)
    // What it holds will not be better the next time.
    const final = failure?.code === 'VALIDATION_ERROR'
    const outcome = (failure ?? new Failure('INTERNAL_ERROR')).message.slice(0, 1_000)
    const again = await db.withActor(system, tx => noteFailure(tx, id, outcome, final, attempts))
    if (again) throw error
  }
}

async function work(tx: Tx, parts: ProcessParts, id: string, { source, body, received_at }: Waiting) {
  const message = fieldsOf(JSON.parse(parts.seal.openSecret(bodyPlace(id), body)))
  const readers: Record<Waiting['source'], () => Reading> = {
    stripe: () => readStripe(message),
    razorpay: () => readRazorpay(message),
    wordpress: () => readWordPress(message, received_at),
    ghost: () => readGhost(message, received_at),
  }
  const reading = readers[source]()
  if ('ignored' in reading) return { state: 'ignored' as const, outcome: reading.ignored }
  const outcomes: string[] = []
  for (const event of reading.events) outcomes.push(...(await act(tx, parts, id, event)))
  return outcomes.length > 0
    ? { state: 'processed' as const, outcome: outcomes.join(' ').slice(0, 1_000) }
    : { state: 'ignored' as const, outcome: 'It names no product of ours.' }
}

/** What was done, in sentences that name nobody; none where there was nothing to do. */
async function act(tx: Tx, parts: ProcessParts, delivery: string, event: Event): Promise<string[]> {
  switch (event.kind) {
    case 'payment':
      return open(tx, parts, event.payment)
    case 'refund':
      return close(tx, parts, event.refund)
    case 'dispute':
      return dispute(tx, parts, event.dispute)
    case 'article':
      return [
        (await putArticle(tx, event.article))
          ? `The resource is ${event.article.published ? 'up to date' : 'out of use'}.`
          : 'Something newer was known.',
      ]
    case 'enquiry': {
      const enquiry = { seal: parts.seal, region: parts.config.phoneRegion }
      const made = await leadFromEnquiry(tx, enquiry, delivery, event.enquiry)
      if (!made) throw new Failure('VALIDATION_ERROR', 'It does not say who it is from.')
      if (!made.created) return ['The lead was there already.']
      const others = made.duplicates > 0 ? ` ${made.duplicates} others have its phone or e-mail.` : ''
      return [`A lead was created${made.assigned ? ' and assigned' : ''}.${others}`]
    }
  }
}

const shops = { stripe: 'Stripe', razorpay: 'Razorpay', wordpress: 'the shop' }

async function open(tx: Tx, { config, seal, mail }: ProcessParts, paid: Parameters<typeof openPurchases>[2]) {
  const opened = await openPurchases(tx, { config, mail }, paid)
  if (!opened) return []
  if (opened.length === 0) return ['It was open already.']
  const said = opened.map(
    ({ name, amount, currency }) => `Paid ${formatMoney(amount, currency)} for “${name}”.`,
  )
  await noteOnLeadsOf(tx, seal, paid.email, `${said.join(' ')} (${shops[paid.provider]}, ${paid.payment})`)
  return said
}

async function close(tx: Tx, { seal }: ProcessParts, refund: Parameters<typeof takeRefund>[1]) {
  const said = await noteChanges(tx, seal, refund, await takeRefund(tx, refund), 'paid back and closed')
  if (said.length > 0) return said
  // An order tells of refunds each time, also when there is none.
  return refund.refunded > 0 || refund.whole ? ['The refund is noted; nothing was to be closed.'] : []
}

async function dispute(tx: Tx, { seal }: ProcessParts, told: Dispute) {
  const said = await noteChanges(tx, seal, told, await takeDispute(tx, told), 'disputed and closed')
  return said.length > 0 ? said : ['The dispute is noted; nothing was to be closed or opened.']
}

async function noteChanges(
  tx: Tx,
  seal: Seal,
  { provider, payment }: Pick<Dispute, 'provider' | 'payment'>,
  changed: Awaited<ReturnType<typeof takeRefund>>,
  closed: string,
) {
  const said = changed.map(one => `“${one.name}” is ${one.closed ? closed : 'open again'}.`)
  for (const [at, { email }] of changed.entries())
    await noteOnLeadsOf(tx, seal, email, `${said[at]} (${shops[provider]}, ${payment})`)
  return said
}
