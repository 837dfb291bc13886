import { type Actor, asRole, type Database, type Tx } from '../platform/db/index.ts'
import { dropOldPlaces } from './place-queries.ts'

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
  session: { id: string; person: string; seed: Buffer; expires_at: Date; user_agent: string | undefined },
) =>
  tx.rows(
    'insert into identity.sessions (id, person, seed, expires_at, user_agent) values ($1, $2, $3, $4, $5)',
    [session.id, session.person, session.seed, session.expires_at, session.user_agent ?? null],
  )

export type OwnSession = {
  id: string
  created_at: string
  renewed_at: string
  expires_at: string
  address: string | null
  user_agent: string | null
}

const shown = `id, app.iso(created_at) as created_at, app.iso(rotated_at) as renewed_at, app.iso(expires_at) as expires_at,
  address, user_agent`

const isOpen = `revoked_at is null and expires_at > now() and rotated_at > now() - interval '30 days'`

/** One's own, by row-level security. */
export const ownSessions = (tx: Tx) =>
  tx.rows<OwnSession>(
    `select ${shown} from identity.sessions s where ${isOpen} order by s.created_at desc, id limit 200`,
  )

/** Somebody else's, which row-level security shows to nobody: for an admin, in the service's role. */
export const sessionsOf = (tx: Tx, person: string) =>
  asRole(tx, 'mettle_system', () =>
    tx.rows<OwnSession>(
      `select ${shown} from identity.sessions s where person = $1 and ${isOpen} order by s.created_at desc, id limit 200`,
      [person],
    ),
  )

/** One of them, or without an id all of them. */
export const endSessionsOf = (tx: Tx, person: string, id?: string) =>
  asRole(tx, 'mettle_system', () =>
    tx.rows<OwnSession>(
      `update identity.sessions set revoked_at = clock_timestamp()
       where person = $1 and revoked_at is null and id = coalesce($2::uuid, id) returning ${shown}`,
      [person, id ?? null],
    ),
  )

export const endOwnSession = async (tx: Tx, id: string) =>
  (
    await tx.rows<OwnSession>(
      `update identity.sessions set revoked_at = clock_timestamp() where id = $1 and revoked_at is null
       returning ${shown}`,
      [id],
    )
  )[0]

export const endOwnSessions = async (tx: Tx, but?: string) =>
  (
    await tx.rows(
      `update identity.sessions set revoked_at = clock_timestamp()
       where revoked_at is null and id is distinct from $1::uuid returning id`,
      [but ?? null],
    )
  ).length

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
    `delete from identity.sessions where expires_at < now() or revoked_at < now() - make_interval(days => app.retention_days('sessions'))`,
  )
  await dropOldPlaces(tx)
  await tx.rows('delete from identity.tickets where expires_at < now()')
  await tx.rows(
    `delete from identity.invitations where accepted_at is null and expires_at < now() - interval '30 days'`,
  )
}
