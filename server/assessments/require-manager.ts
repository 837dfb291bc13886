import type { Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Person } from './journey/attempts.ts'

/** An id may be written in capitals and names the same person. */
export const isSelf = (actor: Person, user: string) => user.toLowerCase() === actor.id

export function requireManagerForOthers(actor: Person, tx: Tx, user: string, what: 'results' | 'outcomes') {
  if (!isSelf(actor, user) && tx.role !== 'manager' && tx.role !== 'admin')
    throw new Failure('FORBIDDEN', `Only managers and admins can see other people’s ${what}.`)
}
