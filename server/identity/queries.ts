import type { Actor, Database, Role, Tx } from '../platform/db/index.ts'
import type { PersonRecord } from './schemas.ts'

export type Account = {
  id: string
  email: string | null
  password_hash: string | null
  owns_email: boolean
  verified: boolean
  disabled: boolean
}

const accountColumns = `id, email, password_hash, owns_email, email_verified_at is not null as verified,
  disabled_at is not null as disabled`

/**
 * Everybody who signed up with this address, whoever holds it first, and what salts are made from here. In one round trip,
 * and without a connection of its own: anybody asks for made-up addresses.
 */
export async function accountsOf(db: Database, actor: Actor, email: string) {
  const rows = await db.one<[string | null, string | null, string]>(actor, {
    name: 'accounts-of',
    text: `select a.id, a.password_hash, i.salt from identity.installation i left join lateral
        (select id, password_hash, owns_email, created_at from identity.accounts where email = $1
         order by owns_email desc, created_at limit 100) a on true
      order by a.owns_email desc, a.created_at`,
    values: [email],
  })
  const accounts = rows.flatMap(([id, password_hash]) => (id === null ? [] : [{ id, password_hash }]))
  return { accounts, installation: (rows[0] as (typeof rows)[0])[2] }
}

export const ownerOf = async (tx: Tx, email: string) =>
  (
    await tx.rows<Account>(
      `select ${accountColumns} from identity.accounts where email = $1 and owns_email`,
      [email],
    )
  )[0]

export const accountOf = async (tx: Tx, id: string) =>
  (await tx.rows<Account>(`select ${accountColumns} from identity.accounts where id = $1`, [id]))[0]

/** Whoever changes the same account waits here, before taking anything that belongs to it. */
export const lockAccount = (tx: Tx, id: string) =>
  tx.rows('select from identity.accounts where id = $1 for update', [id])

/** Whoever signs up with, or takes over, the same address waits here. */
export const lockEmail = (tx: Tx, email: string) =>
  tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7238413))', [email])

export const installationSalt = async (tx: Tx) =>
  (await tx.rows<{ salt: string }>('select salt from identity.installation'))[0]?.salt as string

type PersonRow = {
  id: string
  role: Role
  email: string | null
  password_hash: string | null
  first_name?: string | null
  last_name?: string | null
  verified: boolean
  owns_email?: boolean
}

export async function insertPerson(tx: Tx, person: PersonRow) {
  await tx.rows('insert into public.profiles (id, first_name, last_name, role) values ($1, $2, $3, $4)', [
    person.id,
    person.first_name ?? null,
    person.last_name ?? null,
    person.role,
  ])
  await tx.rows(
    `insert into identity.accounts (id, email, password_hash, owns_email, email_verified_at)
     values ($1, $2, $3, $4, case when $5 then now() end)`,
    [person.id, person.email, person.password_hash, person.owns_email ?? true, person.verified],
  )
}

export const storePassword = (tx: Tx, id: string, hash: string | null) =>
  tx.rows('update identity.accounts set password_hash = $2 where id = $1', [id, hash])

export const markVerified = (tx: Tx, id: string) =>
  tx.rows(
    'update identity.accounts set email_verified_at = now() where id = $1 and owns_email and email_verified_at is null',
    [id],
  )

/** Somebody proved the address to be theirs; whoever only said so loses it. */
export const releaseUnverifiedEmail = (tx: Tx, email: string) =>
  tx.rows(
    'update identity.accounts set owns_email = false where email = $1 and owns_email and email_verified_at is null',
    [email],
  )

export const personRecord = async (tx: Tx, id: string) =>
  (await tx.rows<{ person: PersonRecord | null }>('select app.person_record($1) as person', [id]))[0]
    ?.person ?? undefined

export const ownRecord = async (tx: Tx) =>
  (await tx.rows<{ person: PersonRecord }>('select app.own_record() as person'))[0]?.person as PersonRecord

export const people = async (tx: Tx, search: string | undefined, limit: number, offset: number) =>
  (
    await tx.rows<{ found: { total: number; people: PersonRecord[] } }>(
      'select app.people($1, $2, $3) as found',
      [search ?? null, limit, offset],
    )
  )[0]?.found as { total: number; people: PersonRecord[] }

export const person = async (tx: Tx, id: string) =>
  (await tx.rows<{ person: PersonRecord | null }>('select app.person($1) as person', [id]))[0]?.person ??
  undefined

export type PersonName = { id: string; first_name: string | null; last_name: string | null; role: Role }
export const peopleNames = async (tx: Tx) =>
  (await tx.rows<{ names: PersonName[] }>('select app.people_names() as names'))[0]?.names as PersonName[]

export type PersonChange = {
  role?: Role
  disabled?: boolean
  first_name?: string | null
  last_name?: string | null
}

export const changePerson = async (tx: Tx, id: string, change: PersonChange) =>
  (await tx.rows<{ outcome: string }>('select app.change_person($1, $2) as outcome', [id, change]))[0]
    ?.outcome as 'done' | 'absent' | 'last_admin'

export const renameSelf = (
  tx: Tx,
  id: string,
  names: { first_name?: string | null; last_name?: string | null },
) =>
  tx.rows(
    `update public.profiles set
       first_name = case when $2::jsonb ? 'first_name' then $2::jsonb ->> 'first_name' else first_name end,
       last_name = case when $2::jsonb ? 'last_name' then $2::jsonb ->> 'last_name' else last_name end
     where id = $1`,
    [id, names],
  )

/** Sessions but the one named, API tokens, links and whatever else lets somebody into this account or look at it. */
export const endAccess = (tx: Tx, id: string, but?: string) =>
  tx.rows('select app.end_access($1, $2)', [id, but ?? null])

export const endSessions = (tx: Tx, id: string) => tx.rows('select app.end_sessions($1)', [id])

/** That an admin had somebody sent a link to choose a new password. */
export const recordReset = (tx: Tx, id: string) =>
  tx.rows(`select audit.record('create', 'password_resets', $1, '{}')`, [id])

export const adminExists = async (tx: Tx) =>
  (
    await tx.rows<{ found: boolean }>(
      `select exists (select from public.profiles p left join identity.accounts a on a.id = p.id
         where p.role = 'admin' and a.disabled_at is null) as found`,
    )
  )[0]?.found as boolean

export const mayCauseMail = async (tx: Tx, person: string) =>
  (await tx.rows<{ may: boolean }>('select identity.may_cause_mail($1) as may', [person]))[0]?.may === true

/** In the audit log what follows is this person's doing. */
export const actAs = (tx: Tx, id: string) => tx.rows(`select set_config('app.user_id', $1, true)`, [id])
