import type { Tx } from '../platform/db/index.ts'

export type TicketKind = 'setup' | 'reset' | 'verify' | 'exchange'

export const insertTicket = (
  tx: Tx,
  digest: Buffer,
  kind: TicketKind,
  person: string | null,
  expires: Date,
) =>
  tx.rows('insert into identity.tickets (digest, kind, person, expires_at) values ($1, $2, $3, $4)', [
    digest,
    kind,
    person,
    expires,
  ])

export const deleteTicket = async (tx: Tx, digest: Buffer, kind: TicketKind) =>
  (
    await tx.rows<{ person: string | null }>(
      'delete from identity.tickets where digest = $1 and kind = $2 and expires_at > now() returning person',
      [digest, kind],
    )
  )[0]

export const findTicket = async (tx: Tx, digest: Buffer, kind: TicketKind) =>
  (
    await tx.rows<{ person: string | null }>(
      'select person from identity.tickets where digest = $1 and kind = $2 and expires_at > now()',
      [digest, kind],
    )
  )[0]

export const dropTickets = (tx: Tx, kind: TicketKind) =>
  tx.rows('delete from identity.tickets where kind = $1', [kind])
