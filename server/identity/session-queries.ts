import type { Actor, Database, Tx } from '../platform/db/index.ts'

export type SessionRow = {
  id: string
  person: string
  seed: Buffer
  generation: number
  rotated_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export const insertSession = (
  tx: Tx,
  session: { id: string; person: string; seed: Buffer; expires_at: Date },
) =>
  tx.rows('insert into identity.sessions (id, person, seed, expires_at) values ($1, $2, $3, $4)', [
    session.id,
    session.person,
    session.seed,
    session.expires_at,
  ])

export const lockSession = async (tx: Tx, id: string) =>
  (
    await tx.rows<SessionRow>(
      `select id, person, seed, generation, rotated_at, expires_at, revoked_at
       from identity.sessions where id = $1::uuid for update`,
      [id],
    )
  )[0]

/** Without a lock, in one round trip. */
export async function findSession(db: Database, actor: Actor, id: string) {
  const [row] = await db.one<[string, string, Buffer]>(actor, {
    name: 'find-session',
    text: 'select id, person, seed from identity.sessions where id = $1::uuid and revoked_at is null',
    values: [id],
  })
  return row && { id: row[0], person: row[1], seed: row[2] }
}

export const rotateSession = (tx: Tx, id: string) =>
  tx.rows(
    'update identity.sessions set generation = generation + 1, rotated_at = clock_timestamp() where id = $1',
    [id],
  )

export const revokeSession = (tx: Tx, id: string, person: string) =>
  tx.rows(
    `update identity.sessions set revoked_at = clock_timestamp()
     where id = $1 and person = $2 and revoked_at is null`,
    [id, person],
  )

/** What has run out and can tell nobody anything any more. */
export async function prune(tx: Tx) {
  await tx.rows(
    `delete from identity.sessions where expires_at < now() or revoked_at < now() - interval '7 days'`,
  )
  await tx.rows('delete from identity.tickets where expires_at < now()')
  await tx.rows(
    `delete from identity.invitations where accepted_at is null and expires_at < now() - interval '30 days'`,
  )
}
