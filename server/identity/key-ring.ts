import type { Database, Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import { loadKeys, rotateKeys, type SigningKey, type Subject, signAccess, signerOf } from './keys.ts'
import { system } from './system-actor.ts'

const stale = 300_000
const leastPause = 1_000

export type KeyRing = Awaited<ReturnType<typeof openKeyRing>>

/** This instance's copy of the signing keys. Another may have made a new one: an unknown kid is looked up again. */
export async function openKeyRing(db: Database, seal: Seal) {
  let keys: SigningKey[] = []
  let loaded = 0

  const rotate = async () => {
    keys = await db.withActor(system, tx => rotateKeys(tx, seal))
    loaded = Date.now()
  }
  const reload = async () => {
    loaded = Date.now()
    keys = await db.withActor(system, tx => loadKeys(tx, seal))
  }
  await rotate()

  return {
    rotate,

    async published() {
      if (Date.now() - loaded > stale) await reload()
      return keys.map(({ jwk }) => jwk)
    },

    /** Looks at most once a second, so that made-up kids do not keep the database busy. */
    async find(kid: string): Promise<SigningKey | undefined> {
      const known = keys.find(key => key.kid === kid)
      if (known || Date.now() - loaded < leastPause) return known
      await reload()
      return keys.find(key => key.kid === kid)
    },

    async sign(tx: Tx, issuer: string, subject: Subject, now = Date.now()): Promise<string> {
      if (!signerOf(keys, now)) keys = await rotateKeys(tx, seal, now)
      return signAccess(signerOf(keys, now) as SigningKey, issuer, subject, now)
    },

    /** Throws where tokens could not be signed, or the keys not be read. */
    async ready() {
      await reload()
      if (!signerOf(keys)) throw new Error('There is no key to sign tokens with.')
    },
  }
}
