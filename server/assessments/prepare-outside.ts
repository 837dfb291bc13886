import type { Actor, Database, Tx } from '../platform/db/index.ts'
import { openSlowLane } from '../platform/slow-lane.ts'
import type { Definitions, StoredDefinition } from './definitions.ts'

/** What a transaction needs before it can go on. */
export class Unprepared extends Error {
  readonly row: StoredDefinition

  constructor(row: StoredDefinition) {
    super('A definition is not prepared.')
    this.row = row
  }
}

const bounds = { atOnce: 1, perPerson: 1, waiting: 20, waitMs: 10_000 }

/**
 * Preparing a large definition takes a second, and whoever sends requests for it would keep a connection from others for as
 * long. A transaction that needs one is undone, and done anew when it is there. One is prepared at a time, in turn by person;
 * what somebody wrote who has only signed up waits for what staff wrote.
 */
export function preparingOutside(db: Database, definitions: Definitions): Database {
  const lane = openSlowLane(bounds)

  async function makeReady(row: StoredDefinition, actor: Actor) {
    const who = actor.kind === 'person' ? actor.id : actor.name
    const entering = lane.enter(who, { goesAhead: row.by_staff })
    const leave = await db.untilFrozen(entering, late => late())
    try {
      if (!definitions.find(row.id, row.version, row.calibration_id)) await definitions.keep(row)
    } finally {
      leave()
    }
  }

  async function withActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await db.withActor(actor, work)
      } catch (error) {
        if (!(error instanceof Unprepared)) throw error
        await makeReady(error.row, actor)
      }
    }
  }

  return { ...db, withActor }
}
