import { randomUUID } from 'node:crypto'
import type { Role, Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { isUuid } from '../platform/http/schemas.ts'
import { hashPassword, refuseWeakPassword, saltFor } from './passwords.ts'
import * as queries from './queries.ts'
import type { PersonRecord } from './schemas.ts'

export type NewPerson = {
  email: string
  role: Role
  first_name?: string | null
  last_name?: string | null
  password: string
}

export const normaliseEmail = (email: string) => email.trim().toLowerCase()

/** By the operator: the address counts as proven, because the operator vouches for it. */
export async function addPerson(tx: Tx, person: NewPerson): Promise<PersonRecord> {
  const email = normaliseEmail(person.email)
  refuseWeakPassword(person.password, email)
  await queries.lockEmail(tx, email)
  await queries.releaseUnverifiedEmail(tx, email)
  if (await queries.ownerOf(tx, email)) throw new Failure('CONFLICT', 'This e-mail already has an account.')
  const id = randomUUID()
  const password_hash = await hashPassword(
    person.password,
    saltFor(await queries.installationSalt(tx), email),
  )
  await queries.insertPerson(tx, { ...person, id, email, password_hash, verified: true })
  return queries.personRecord(tx, id) as Promise<PersonRecord>
}

export async function listPeople(tx: Tx): Promise<PersonRecord[]> {
  return (await queries.people(tx, undefined, 1_000_000, 0)).people
}

/** `who` is an e-mail or a profile id. */
export async function findPerson(tx: Tx, who: string): Promise<PersonRecord> {
  const id = isUuid(who) ? who : (await queries.ownerOf(tx, normaliseEmail(who)))?.id
  const person = id && (await queries.personRecord(tx, id))
  if (!person) throw new Failure('NOT_FOUND', `Nobody here is known as ${who}.`)
  return person
}

export async function setRole(tx: Tx, who: string, role: Role): Promise<PersonRecord> {
  const { id } = await findPerson(tx, who)
  await changePerson(tx, id, { role })
  return findPerson(tx, id)
}

export async function setDisabled(tx: Tx, who: string, disabled: boolean): Promise<PersonRecord> {
  const { id } = await findPerson(tx, who)
  await changePerson(tx, id, { disabled })
  return findPerson(tx, id)
}

/** Every sign-in made with the old password ends; in an account that proved no address, whatever else was made there. */
export async function setPassword(tx: Tx, who: string, password: string): Promise<PersonRecord> {
  const person = await findPerson(tx, who)
  if (!person.email) throw new Failure('CONFLICT', 'Without an e-mail there is nothing to sign in with.')
  refuseWeakPassword(password, person.email)
  const salt = saltFor(await queries.installationSalt(tx), person.email)
  await queries.storePassword(tx, person.id, await hashPassword(password, salt))
  if (!person.email_verified) await queries.endAccess(tx, person.id)
  await queries.endSessions(tx, person.id)
  return person
}

export async function changePerson(tx: Tx, id: string, change: queries.PersonChange) {
  const outcome = await queries.changePerson(tx, id, change)
  if (outcome === 'absent') throw new Failure('NOT_FOUND')
  if (outcome === 'last_admin')
    throw new Failure('CONFLICT', 'This is the last admin. Make somebody else admin first.')
}
