import type { Actor, Tx } from '../platform/db/index.ts'

/** A named part of the service, where no person acts; `requestId` when it acts on a request. */
export const system = (name: string, requestId = ''): Actor => ({
  kind: 'system',
  name,
  origin: { requestId, address: '' },
})

/**
 * A step of a person's own transaction that looks where the person must not, such as at single peers' answers. What
 * comes of it may only be counts and aggregates. A failure undoes the transaction, and the role with it.
 */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.rows<{ role: string }>('select current_user as role')
  await tx.rows(`select set_config('role', 'mettle_system', true)`)
  const result = await work()
  await tx.rows(`select set_config('role', $1, true)`, [before?.role])
  return result
}
