import type { Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Seal } from '../platform/seal.ts'
import { loadKeys, rotateKeys, type SigningKey, signAccess, signerOf } from './keys.ts'
import { findPerson } from './people.ts'

/** An access token for somebody, by e-mail or profile id: for the operator's command line and for tests. */
export async function accessTokenFor(
  tx: Tx,
  { seal, issuer }: { seal: Seal; issuer: string },
  who: string,
): Promise<string> {
  const person = await findPerson(tx, who)
  if (person.disabled) throw new Failure('CONFLICT', 'This account is disabled.')
  const key = signerOf(await loadKeys(tx, seal)) ?? signerOf(await rotateKeys(tx, seal))
  return signAccess(key as SigningKey, issuer, person, Date.now())
}
