import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Seal } from '../platform/seal.ts'
import { accessSeconds, loadKeys, rotateKeys, type SigningKey, signAccess, signerOf } from './keys.ts'
import { findPerson } from './people.ts'
import { insertSession } from './session-queries.ts'

/**
 * An access token for somebody, by e-mail or profile id: for the operator's command line and for tests. Its session
 * cannot be renewed, and ends like any other when it must.
 */
export async function accessTokenFor(
  tx: Tx,
  { seal, issuer }: { seal: Seal; issuer: string },
  who: string,
): Promise<string> {
  const person = await findPerson(tx, who)
  if (person.disabled) throw new Failure('CONFLICT', 'This account is disabled.')
  const key = signerOf(await loadKeys(tx, seal)) ?? signerOf(await rotateKeys(tx, seal))
  const now = Date.now()
  const session = randomUUID()
  await insertSession(tx, {
    id: session,
    person: person.id,
    seed: randomBytes(32),
    expires_at: new Date(now + accessSeconds * 1000),
    user_agent: 'Mettle command line',
  })
  return signAccess(key as SigningKey, issuer, { ...person, session }, now)
}
