import { randomBytes } from 'node:crypto'
import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Seal } from '../../platform/seal.ts'
import { peersAfter, unnamePeer } from './letter-queries.ts'

const system = systemActor('erasure')
const atOnce = 200
const place = (id: string) => ({ table: 'peer_invitations', row: id, column: 'email' })

/** Takes somebody's address out of others' requests for feedback. What they answered is the test taker's. */
export async function unnameAsPeer(
  { db, seal }: { db: Database; seal: Seal },
  emails: string[],
  pseudonym: string,
): Promise<number> {
  let changed = 0
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
    const from: string = after
    after = await db.withActor(system, async tx => {
      const invited = await peersAfter(tx, from, atOnce)
      for (const { id, email, key_id, master_id, wrapped } of invited) {
        const key = seal.unwrap({ id: key_id, master_id, wrapped })
        if (!emails.includes(seal.open(key, place(id), email).toLowerCase())) continue
        const unnamed = seal.seal(key, place(id), `${pseudonym}@erased.invalid`)
        await unnamePeer(tx, id, unnamed, randomBytes(32))
        changed++
      }
      return invited.at(-1)?.id
    })
  }
  return changed
}
