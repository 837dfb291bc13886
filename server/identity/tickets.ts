import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import { invalid } from '../platform/errors.ts'
import { deleteTicket, dropTickets, findTicket, insertTicket, type TicketKind } from './ticket-queries.ts'

const minute = 60_000
const lifetimes: Record<TicketKind, number> = {
  // Until there is an admin; the next start makes another.
  setup: 100 * 365 * 24 * 60 * minute,
  reset: 60 * minute,
  verify: 7 * 24 * 60 * minute,
  exchange: minute,
}

/** What a link carries: 256 random bits. Only their digest is kept. */
export const newToken = () => randomBytes(32).toString('base64url')
export const digestOf = (token: string) => createHash('sha256').update(token).digest()

export async function makeTicket(tx: Tx, kind: TicketKind, person: string | null): Promise<string> {
  const token = newToken()
  await insertTicket(tx, digestOf(token), kind, person, new Date(Date.now() + lifetimes[kind]))
  return token
}

const linkExpired = (field: string) => invalid(field, 'does not work any more. Ask for a new one.')

/** Before slow work is done for a link that leads nowhere. */
export async function checkTicket(tx: Tx, kind: TicketKind, token: string) {
  const found = await findTicket(tx, digestOf(token), kind)
  if (!found) throw linkExpired('token')
  return found.person
}

/** Works once: whoever comes second, even at the same moment, finds nothing. */
export async function useTicket(tx: Tx, kind: TicketKind, token: string, field = 'token') {
  const used = await deleteTicket(tx, digestOf(token), kind)
  if (!used) throw linkExpired(field)
  return used.person
}

/** A fresh set-up token; any earlier one is void. */
export async function replaceSetupTicket(tx: Tx) {
  await dropTickets(tx, 'setup')
  return makeTicket(tx, 'setup', null)
}
