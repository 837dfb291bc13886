import { type Database, systemActor } from '../../platform/db/index.ts'
import { expireUntouched } from './queries.ts'

/** An attempt nobody has touched for half a year has ended; the person can start another. */
export const expireAttempts = (db: Database) => db.withActor(systemActor('attempt expiry'), expireUntouched)
