import { type Actor, asRole, type Tx } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import { apiTokenLetter, passwordChangedLetter, resetLetter } from './letters.ts'
import { findByPassword, hashPassword, inTurn, refuseWeakPassword, saltFor } from './passwords.ts'
import { normaliseEmail } from './people.ts'
import * as queries from './queries.ts'
import { type SignInParts, sendVerification } from './sign-in.ts'
import { checkTicket, makeTicket, useTicket } from './tickets.ts'

const leastTime = 200

/** The same answer after the same time, whether or not the address is known. */
export async function forgotPassword({ db, mail, config }: SignInParts, actor: Actor, given: string) {
  const email = normaliseEmail(given)
  const enough = new Promise(resolve => setTimeout(resolve, leastTime))
  await db.withActor(actor, async tx => {
    const owner = await queries.ownerOf(tx, email)
    if (!owner || owner.disabled) return
    // An address that nobody has proven may stand for any mailbox: its letters count with those of signing up.
    if (!(await mail.limits.count(tx, owner.verified ? 'reset' : 'sign_up', email))) return
    const token = await makeTicket(tx, 'reset', owner.id)
    await mail.send(tx, resetLetter(email, `${config.publicUrl}/reset#token=${token}`))
  })
  await enough
}

/** In an admin's transaction; what is written for somebody else is the service's to write. */
export const resetByAdmin = ({ mail, config }: SignInParts, tx: Tx, id: string) =>
  asRole(tx, 'mettle_system', async () => {
    await queries.recordReset(tx, id)
    const account = await queries.accountOf(tx, id)
    if (!account?.email || !account.owns_email)
      throw new Failure('CONFLICT', 'They sign in elsewhere, so there is no password to choose here.')
    if (account.disabled) throw new Failure('CONFLICT', 'This account is disabled. Enable it first.')
    // Not with those that anybody can ask for: where strangers have used these up, an admin still helps.
    if (!(await mail.limits.count(tx, 'reset_by_admin', account.email, id)))
      throw new Failure('CONFLICT', 'Five such letters were sent within the hour. Use the last one.')
    const token = await makeTicket(tx, 'reset', id)
    await mail.send(tx, resetLetter(account.email, `${config.publicUrl}/reset#token=${token}`))
    return account.email
  })

async function enabledAccount(tx: Tx, id: string | null) {
  const account = await queries.accountOf(tx, id as string)
  if (!account?.email || account.disabled) throw new Failure('UNAUTHORIZED', 'This account is disabled.')
  return { id: account.id, email: account.email, verified: account.verified }
}

/**
 * The link came by mail, so the address is proven as well. Where it was not before, what was made in this account may be
 * somebody else's.
 */
export async function resetPassword(
  { db }: SignInParts,
  actor: Actor,
  given: { token: string; password: string },
): Promise<void> {
  const { id, email, salt } = await db.withActor(actor, async tx => {
    const { id, email } = await enabledAccount(tx, await checkTicket(tx, 'reset', given.token))
    return { id, email, salt: saltFor(await queries.installationSalt(tx), email) }
  })
  refuseWeakPassword(given.password, email)
  const hash = await inTurn(db, actor, () => hashPassword(given.password, salt))
  await db.withActor(actor, async tx => {
    await queries.lockAccount(tx, id)
    const { verified } = await enabledAccount(tx, await useTicket(tx, 'reset', given.token))
    await queries.actAs(tx, id)
    await queries.storePassword(tx, id, hash)
    if (!verified) await queries.endAccess(tx, id)
    await queries.markVerified(tx, id)
    await queries.endSessions(tx, id)
  })
}

/**
 * The link proves whose the address is, not who signed up with it: a session of the account that comes with it does, and
 * stays. On a page without one the password goes too, and the answer is a token to choose another. A client of its own, which
 * takes the token out of the letter itself, answers for both.
 */
export const verifyEmail = (
  { db }: SignInParts,
  actor: Actor,
  token: string,
  by: { person: string; session: string } | 'their own client' | undefined,
): Promise<string | null> =>
  db.withActor(actor, async tx => {
    const id = (await checkTicket(tx, 'verify', token)) as string
    await queries.lockAccount(tx, id)
    await useTicket(tx, 'verify', token)
    const account = await queries.accountOf(tx, id)
    if (!account?.owns_email || account.verified) return null
    await queries.actAs(tx, id)
    await queries.markVerified(tx, id)
    if (by === 'their own client') return null
    const session = by?.person === id ? by.session : undefined
    await queries.endAccess(tx, id, session)
    if (session) return null
    await queries.storePassword(tx, id, null)
    return makeTicket(tx, 'reset', id)
  })

export const resendVerification = (parts: SignInParts, actor: Actor, id: string) =>
  parts.db.withActor(actor, async tx => {
    const account = await queries.accountOf(tx, id)
    if (account?.email && !account.verified && !account.disabled)
      await sendVerification(parts, tx, { ...account, email: account.email })
  })

/** Somebody changes their own password. Every sign-in ends, this one too. */
export async function changePassword(
  { db, mail, config }: SignInParts,
  actor: Actor,
  id: string,
  given: { password: string; current_password: string },
) {
  const { account, salt } = await db.withActor(actor, async tx => {
    const account = await queries.accountOf(tx, id)
    return { account, salt: saltFor(await queries.installationSalt(tx), account?.email ?? '') }
  })
  if (!account?.email || !account.password_hash)
    throw invalid('password', 'cannot be changed here, because you sign in elsewhere')
  refuseWeakPassword(given.password, account.email)
  const hash = await inTurn(db, actor, async () => {
    if (!(await findByPassword(given.current_password, [account], salt)))
      throw invalid('current_password', 'is wrong')
    return hashPassword(given.password, salt)
  })
  const { email } = account
  await db.withActor(actor, async tx => {
    await queries.actAs(tx, id)
    await queries.storePassword(tx, id, hash)
    await queries.endSessions(tx, id)
    if (account.owns_email && account.verified)
      await mail.send(tx, passwordChangedLetter(email, `${config.publicUrl}/forgot`))
  })
}

/** A token goes on working after a new password, so its owner hears of it, at an address that is proven theirs. */
export const notifyApiTokenCreated = ({ mail, config }: SignInParts, tx: Tx, id: string, name: string) =>
  asRole(tx, 'mettle_system', async () => {
    const account = await queries.accountOf(tx, id)
    if (account?.email && account.owns_email && account.verified)
      await mail.send(tx, apiTokenLetter(account.email, name, `${config.publicUrl}/forgot`))
  })
