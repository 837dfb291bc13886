import type { Dispute, Payment, Refund } from '../assessments/index.ts'
import type { Enquiry } from '../leads/index.ts'
import type { Article } from '../reports/index.ts'

/** What a message asks for, in our words. */
export type Event =
  | { kind: 'payment'; payment: Payment }
  | { kind: 'refund'; refund: Refund }
  | { kind: 'dispute'; dispute: Dispute }
  | { kind: 'enquiry'; enquiry: Enquiry }
  | { kind: 'article'; article: Article }

/** Things to do in this order, or why there is nothing to do. */
export type Reading = { events: Event[] } | { ignored: string }

export const ignored = (reason: string): Reading => ({ ignored: reason })
export const noProduct = ignored('It names no product of ours.')
export const noEmail = ignored('It names no e-mail address to open anything for.')
