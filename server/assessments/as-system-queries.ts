import { asRole, type Tx } from '../platform/db/index.ts'

/**
 * A step of a person's own transaction that looks where the person must not, such as at single peers' answers. What
 * comes of it may only be counts and aggregates.
 */
export const asSystem = <T>(tx: Tx, work: () => Promise<T>): Promise<T> => asRole(tx, 'mettle_system', work)
