import { randomUUID } from 'node:crypto'
import type { Actor, Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { identityOf, linkIdentity, lockIdentity } from './identity-queries.ts'
import { acceptInvitationTo } from './invitation-queries.ts'
import type { ProviderPerson } from './providers.ts'
import * as queries from './queries.ts'
import type { SignInParts } from './sign-in.ts'

/**
 * Who this is here. Known by issuer and subject; else linked by e-mail, but only where both sides have proven it; else
 * a new person, as far as sign-up is open to them.
 */
export async function personAt(parts: SignInParts, actor: Actor, person: ProviderPerson): Promise<string> {
  return parts.db.withActor(actor, async tx => {
    await lockIdentity(tx, person)
    const id = (await identityOf(tx, person.issuer, person.subject)) ?? (await arrive(parts, tx, person))
    const record = await queries.personRecord(tx, id)
    if (!record || record.disabled) throw new Failure('UNAUTHORIZED', 'This account is disabled.')
    return id
  })
}

async function arrive({ config }: SignInParts, tx: Tx, person: ProviderPerson): Promise<string> {
  const email = person.email_verified ? person.email : null
  if (email) await queries.lockEmail(tx, email)
  const owner = email ? await queries.ownerOf(tx, email) : undefined
  if (owner?.verified) {
    await linkIdentity(tx, person, owner.id)
    return owner.id
  }
  const invitation = email ? await acceptInvitationTo(tx, email) : undefined
  if (config.signup !== 'open' && !invitation)
    throw new Failure('FORBIDDEN', 'Sign-up is not open to you. Ask for an invitation.')
  if (email) await queries.releaseUnverifiedEmail(tx, email)
  const id = randomUUID()
  await queries.insertPerson(tx, {
    id,
    email,
    role: invitation?.role ?? 'user',
    first_name: person.first_name ?? invitation?.first_name ?? null,
    last_name: person.last_name ?? invitation?.last_name ?? null,
    password_hash: null,
    verified: email !== null,
  })
  await linkIdentity(tx, person, id)
  return id
}
