import type { Actor, Database, Role, Tx } from '../platform/db/index.ts'

export type ApiToken = {
  id: string
  name: string
  read_only: boolean
  created_at: string
  expires_at: string | null
  last_used_at: string | null
}

const columns = `id, name, read_only, app.iso(created_at) as created_at, app.iso(expires_at) as expires_at,
  app.iso(last_used_at) as last_used_at`

const isNoted = `coalesce(last_used_at > now() - interval '1 minute', false)`

/** Whose it is, and whether its use was noted within the last minute. */
export async function findApiToken(db: Database, actor: Actor, digest: Buffer) {
  const [row] = await db.one<[string, string, boolean, Role, boolean]>(actor, {
    name: 'find-api-token',
    text: `select t.id, t.person, t.read_only, p.role, ${isNoted}
      from identity.api_tokens t join public.profiles p on p.id = t.person
      where t.digest = $1 and (t.expires_at is null or t.expires_at > now())`,
    values: [digest],
  })
  return row && { id: row[0], person: row[1], readOnly: row[2], role: row[3], isNoted: row[4] }
}

export const noteApiTokenUse = (db: Database, actor: Actor, id: string) =>
  db.one(actor, {
    name: 'note-api-token-use',
    text: `update identity.api_tokens set last_used_at = now() where id = $1 and not ${isNoted}`,
    values: [id],
  })

/** Two requests of one person do not both find room for the last one. */
export const lockApiTokensOf = (tx: Tx, person: string) =>
  tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7238416))', [person])

export const countApiTokens = async (tx: Tx) =>
  (
    await tx.rows<{ made: number }>(
      `select count(*) as made from identity.api_tokens where expires_at is null or expires_at > now()`,
    )
  )[0]?.made ?? 0

export const insertApiToken = async (
  tx: Tx,
  given: { person: string; name: string; digest: Buffer; expires_at: string | null; read_only: boolean },
) =>
  (
    await tx.rows<ApiToken>(
      `insert into identity.api_tokens (person, name, digest, expires_at, read_only) values ($1, $2, $3, $4, $5)
       returning ${columns}`,
      [given.person, given.name, given.digest, given.expires_at, given.read_only],
    )
  )[0] as ApiToken

/** One's own, by row-level security. */
export const listApiTokens = (tx: Tx) =>
  tx.rows<ApiToken>(
    `select ${columns} from identity.api_tokens order by identity.api_tokens.created_at desc, id`,
  )

export const deleteApiToken = async (tx: Tx, id: string) =>
  (await tx.rows<ApiToken>(`delete from identity.api_tokens where id = $1 returning ${columns}`, [id]))[0]
