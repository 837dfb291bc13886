import { type Database, systemActor } from '../platform/db/index.ts'
import { foldOnce } from './fold-queries.ts'

const system = systemActor('analytics')

/** So many at a time that a request may wait for it: some tens of milliseconds. */
const atOnce = 500

/** Counts what happened since the last time. True when all of it is counted. */
export const foldSome = async (db: Database) => !(await db.withActor(system, tx => foldOnce(tx, atOnce)))

/** The same until nothing is left, in steps between which requests are served. */
export async function foldAll(db: Database) {
  while (await db.withActor(system, tx => foldOnce(tx, 10 * atOnce)));
}
