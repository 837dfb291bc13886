import { randomUUID } from 'node:crypto'
import type { Actor, Database, Role, Tx } from '../platform/db/index.ts'

export type ForeignIdentity = {
  issuer: string
  subject: string
  first_name: string | null
  last_name: string | null
  email: string | null
}

export const identityOf = async (tx: Tx, issuer: string, subject: string) =>
  (
    await tx.rows<{ person: string }>(
      'select person from identity.identities where issuer = $1 and subject = $2',
      [issuer, subject],
    )
  )[0]?.person

/** Somebody seen before, in one round trip and without writing. */
export async function knownPerson(db: Database, actor: Actor, issuer: string, subject: string) {
  const [row] = await db.one<[string, Role]>(actor, {
    name: 'known-person',
    text: `select person, role from identity.identities i join public.profiles p on p.id = i.person
      where issuer = $1 and subject = $2`,
    values: [issuer, subject],
  })
  return row && { id: row[0], role: row[1] }
}

export const lockIdentity = (tx: Tx, { issuer, subject }: ForeignIdentity) =>
  tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7238415))', [`${issuer}\n${subject}`])

export const linkIdentity = (tx: Tx, identity: ForeignIdentity, person: string) =>
  tx.rows(
    `insert into identity.identities (issuer, subject, person, email) values ($1, $2, $3, $4) on conflict do nothing`,
    [identity.issuer, identity.subject, person, identity.email],
  )

const insertProfile = (tx: Tx, id: string, { first_name, last_name }: ForeignIdentity) =>
  tx.rows(
    'insert into public.profiles (id, first_name, last_name) values ($1, $2, $3) on conflict do nothing',
    [id, first_name, last_name],
  )

/** The subject is the profile's id. */
export async function profileOfSubject(tx: Tx, identity: ForeignIdentity): Promise<string> {
  const id = identity.subject.toLowerCase()
  await insertProfile(tx, id, identity)
  await linkIdentity(tx, identity, id)
  return id
}

/** The subject is mapped to an id made here. Requests that arrive together wait for one another and agree. */
export async function personOfIdentity(tx: Tx, identity: ForeignIdentity): Promise<string> {
  await lockIdentity(tx, identity)
  const known = await identityOf(tx, identity.issuer, identity.subject)
  if (known) return known
  const id = randomUUID()
  await insertProfile(tx, id, identity)
  await linkIdentity(tx, identity, id)
  return id
}

export const roleOf = async (tx: Tx, id: string) =>
  (await tx.rows<{ role: Role }>('select role from public.profiles where id = $1', [id]))[0]?.role as Role
