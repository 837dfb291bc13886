import type { Config } from '../platform/config.ts'
import type { Actor, Role, Tx } from '../platform/db/index.ts'
import { Failure, invalid } from '../platform/errors.ts'
import type { Letter, Mail } from '../platform/mail.ts'
import {
  acceptInvitation,
  emailTaken,
  findInvitation,
  type Invitation,
  insertInvitation,
  pendingInvitationTo,
} from './invitation-queries.ts'
import { invitationLetter } from './letters.ts'
import { hashPassword, inTurn, refuseWeakPassword, saltFor } from './passwords.ts'
import { normaliseEmail } from './people.ts'
import * as queries from './queries.ts'
import type { Tokens } from './schemas.ts'
import { type Names, type SignInParts, takeAddress } from './sign-in.ts'
import { digestOf, newToken } from './tickets.ts'
import { requireVerifiedEmail } from './verified-email.ts'

const days = 14

/** By an admin, in their own transaction. A second invitation to the same address replaces the first. */
export async function invite(
  { config, mail }: { config: Config; mail: Mail },
  tx: Tx,
  admin: string,
  given: { email: string; role: Role } & Names,
): Promise<Invitation> {
  const email = normaliseEmail(given.email)
  await requireVerifiedEmail(tx, admin)
  if (await emailTaken(tx, email))
    throw new Failure('CONFLICT', 'This e-mail already has an account. Change its role under people instead.')
  const token = newToken()
  const invitation = await insertInvitation(tx, {
    email,
    role: given.role,
    first_name: given.first_name ?? null,
    last_name: given.last_name ?? null,
    digest: digestOf(token),
    invited_by: admin,
    expires_at: new Date(Date.now() + days * 86_400_000),
  })
  await mail.send(tx, invitationLetter(email, `${config.publicUrl}/invite#token=${token}`))
  return invitation
}

/**
 * By the service, for somebody who has paid and has no account. One who was invited before keeps the role and gets a new
 * link.
 */
export async function inviteBuyer(
  { config, mail }: { config: Config; mail: Mail },
  tx: Tx,
  { email, ...names }: { email: string; first_name: string | null; last_name: string | null },
  letter: (link: string) => Letter,
) {
  const before = await pendingInvitationTo(tx, email)
  const token = newToken()
  await insertInvitation(tx, {
    email,
    role: before?.role ?? 'user',
    first_name: before?.first_name ?? names.first_name,
    last_name: before?.last_name ?? names.last_name,
    digest: digestOf(token),
    invited_by: before?.invited_by ?? null,
    expires_at: new Date(Date.now() + days * 86_400_000),
  })
  await mail.send(tx, letter(`${config.publicUrl}/invite#token=${token}`))
}

const linkExpired = () => invalid('token', 'does not work any more. Ask for a new invitation.')

export async function accept(
  { db, sessions }: SignInParts,
  actor: Actor,
  given: { token: string; password: string } & Names,
): Promise<Tokens> {
  const digest = digestOf(given.token)
  const { email, salt } = await db.withActor(actor, async tx => {
    const invitation = await findInvitation(tx, digest)
    if (!invitation) throw linkExpired()
    return { ...invitation, salt: saltFor(await queries.installationSalt(tx), invitation.email) }
  })
  refuseWeakPassword(given.password, email)
  const password_hash = await inTurn(db, actor, () => hashPassword(given.password, salt))
  return db.withActor(actor, async tx => {
    const invitation = await acceptInvitation(tx, digest)
    // Taken back, or accepted by somebody faster, while the password was being hashed.
    if (!invitation) throw linkExpired()
    const id = await takeAddress(tx, {
      email,
      role: invitation.role,
      first_name: given.first_name ?? invitation.first_name,
      last_name: given.last_name ?? invitation.last_name,
      password_hash,
      verified: true,
    })
    return sessions.open(tx, id, actor.origin)
  })
}
