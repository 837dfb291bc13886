import type { Tx } from '../../platform/db/index.ts'
import type { Line } from './ledger.ts'

/** A new erasure where the subject is there and was before; undefined otherwise. One that was under way goes on. */
export async function eraseAgain(tx: Tx, { kind, id, at }: Line): Promise<string | undefined> {
  const [found] = await tx.rows<{ id: string }>('select app.erase_again($1, $2, $3::timestamptz) as id', [
    kind,
    id,
    at,
  ])
  return found?.id ?? undefined
}
