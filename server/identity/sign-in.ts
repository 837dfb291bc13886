import { randomUUID } from 'node:crypto'
import type { AuditEvents } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Actor, Database, Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Mail } from '../platform/mail.ts'
import { alreadyHereLetter, verifyLetter } from './letters.ts'
import { findByPassword, hashPassword, inTurn, refuseWeakPassword, saltFor } from './passwords.ts'
import { normaliseEmail } from './people.ts'
import * as queries from './queries.ts'
import type { Tokens } from './schemas.ts'
import type { Sessions } from './sessions.ts'
import { findTicket } from './ticket-queries.ts'
import { checkTicket, digestOf, makeTicket, useTicket } from './tickets.ts'

export type SignInParts = {
  config: Config
  db: Database
  mail: Mail
  sessions: Sessions
  auditEvents: AuditEvents
}
export type Names = { first_name?: string | null; last_name?: string | null }
export type Credentials = { email: string; password: string }

const wrong = () => new Failure('UNAUTHORIZED', 'E-mail or password is wrong.')

/** Outside a transaction: the computation is slow, and no connection is held for it. */
async function checkCredentials({ db }: SignInParts, actor: Actor, { email, password }: Credentials) {
  const { accounts, installation } = await queries.accountsOf(db, actor, email)
  const salt = saltFor(installation, email)
  return { accounts, salt, account: await findByPassword(password, accounts, salt) }
}

/** Whose account it was meant for, if anybody's; never what was typed. */
const noteFailure = ({ auditEvents }: SignInParts, { origin }: Actor, account: string | undefined) =>
  auditEvents.record({
    action: 'sign_in_failed',
    actor: 'anonymous',
    resource: 'accounts',
    row: account,
    origin,
  })

/**
 * An unknown address and a wrong password are answered alike, after the same work. `known` is whose device asks, where it
 * signed in before.
 */
export async function logIn(
  parts: SignInParts,
  actor: Actor,
  given: Credentials,
  known?: string,
): Promise<Tokens> {
  const email = normaliseEmail(given.email)
  const { account, accounts } = await inTurn(
    parts.db,
    actor,
    () => checkCredentials(parts, actor, { ...given, email }),
    known,
  )
  if (!account) {
    noteFailure(parts, actor, accounts[0]?.id)
    throw wrong()
  }
  return parts.db.withActor(actor, async tx => {
    await queries.lockAccount(tx, account.id)
    const now = await queries.accountOf(tx, account.id)
    // Changed or disabled while the password was being checked.
    if (now?.password_hash !== account.password_hash) throw wrong()
    if (now.disabled) noteFailure(parts, actor, account.id)
    return parts.sessions.open(tx, account.id, actor.origin)
  })
}

/**
 * Anybody who signs up gets an account of their own, also with an address somebody else has: from the answer nobody
 * learns whether it was known. The address stays with whoever had it; they are told by mail.
 */
export async function signUp(
  parts: SignInParts,
  actor: Actor,
  given: Credentials & Names,
  known?: string,
): Promise<Tokens> {
  const email = normaliseEmail(given.email)
  if (parts.config.signup === 'closed') throw new Failure('FORBIDDEN', 'Sign-up is closed.')
  if (parts.config.signup === 'invite')
    throw new Failure('FORBIDDEN', 'Sign-up is by invitation. Use the link in yours.')
  refuseWeakPassword(given.password, email)
  const password_hash = await inTurn(
    parts.db,
    actor,
    async () => {
      const { account, salt } = await checkCredentials(parts, actor, { email, password: given.password })
      return account ? undefined : hashPassword(given.password, salt)
    },
    known,
  )
  if (password_hash === undefined) return logIn(parts, actor, given, known)
  return parts.db.withActor(actor, async tx => {
    await queries.lockEmail(tx, email)
    const owns_email = (await queries.ownerOf(tx, email)) === undefined
    const id = randomUUID()
    await queries.insertPerson(tx, {
      ...given,
      id,
      email,
      role: 'user',
      password_hash,
      owns_email,
      verified: false,
    })
    await sendVerification(parts, tx, { id, email, owns_email })
    return parts.sessions.open(tx, id, actor.origin)
  })
}

/** A link that proves the address, or, where it has an owner already, word to that owner. */
export async function sendVerification(
  { config, mail }: SignInParts,
  tx: Tx,
  { id, email, owns_email }: { id: string; email: string; owns_email: boolean },
) {
  if (!(await mail.limits.count(tx, 'sign_up', email))) return
  const token = await makeTicket(tx, 'verify', id)
  await mail.send(
    tx,
    owns_email
      ? verifyLetter(email, `${config.publicUrl}/verify#token=${token}`)
      : alreadyHereLetter(email, `${config.publicUrl}/sign-in`, `${config.publicUrl}/forgot`),
  )
}

/**
 * The first admin, by whoever can read what the service printed when it started: that is the operator, whose word for the
 * address counts, as it does on the command line.
 */
export async function setUp(
  parts: SignInParts,
  actor: Actor,
  given: Credentials & Names & { token: string },
): Promise<Tokens> {
  const email = normaliseEmail(given.email)
  refuseWeakPassword(given.password, email)
  const salt = await parts.db.withActor(actor, async tx => {
    await checkTicket(tx, 'setup', given.token)
    return saltFor(await queries.installationSalt(tx), email)
  })
  const password_hash = await inTurn(parts.db, actor, () => hashPassword(given.password, salt))
  return parts.db.withActor(actor, async tx => {
    await useTicket(tx, 'setup', given.token)
    if (await queries.adminExists(tx))
      throw new Failure('CONFLICT', 'There is an admin already. Sign in, or ask them to invite you.')
    const id = await takeAddress(tx, { ...given, email, role: 'admin', password_hash, verified: true })
    return parts.sessions.open(tx, id, actor.origin)
  })
}

/** Used links and those of an earlier start are gone; with an admin there is nothing left to set up. */
export const isSetUpUsable = ({ db }: SignInParts, actor: Actor, token: string) =>
  db.withActor(
    actor,
    async tx =>
      (await findTicket(tx, digestOf(token), 'setup')) !== undefined && !(await queries.adminExists(tx)),
  )

type Arrival = Omit<Parameters<typeof queries.insertPerson>[1], 'id' | 'owns_email'> & { email: string }

/** A new person to whom the address belongs, whoever else may have typed it before without proving it. */
export async function takeAddress(tx: Tx, person: Arrival): Promise<string> {
  await queries.lockEmail(tx, person.email)
  await queries.releaseUnverifiedEmail(tx, person.email)
  if (await queries.ownerOf(tx, person.email))
    throw new Failure('CONFLICT', 'This e-mail already has an account. Sign in with it instead.')
  const id = randomUUID()
  await queries.insertPerson(tx, { ...person, id })
  return id
}
