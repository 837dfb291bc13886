import { type Actor, type Database, systemActor, type Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { openSlowLane } from '../platform/slow-lane.ts'
import { type Definitions, keyOf, type Preparation } from './definitions.ts'
import { findDefinition } from './journey/queries.ts'

/** Which definition a transaction needs; not what is in it, which takes megabytes. */
type Needed = { id: string; version: number; calibration_id: string | null; by_staff: boolean }

/** What a transaction needs before it can go on. */
export class Unprepared extends Error {
  readonly needed: Needed

  constructor(needed: Needed) {
    super('A definition is not prepared.')
    this.needed = needed
  }
}

const bounds = { atOnce: 1, perPerson: 1, waiting: 20, waitMs: 10_000 }
/** Of everybody together: for definitions of staff, and as many for others. */
const mostWaiting = 500
/** A submission needs that of the attempt before and the one in force, a round of feedback those of two calibrations. */
const mostHeld = 2
/** More than one are needed in a row where the definition is changed meanwhile. */
const mostTries = 20

const tooMuchUnderWay = () => new Failure('UNAVAILABLE', 'Too much is under way. Try again in a moment.')

const heldBy = new WeakMap<Tx, Map<string, Preparation>>()

/** What was prepared for this transaction, though others may have taken its room since. */
export const findHeld = (tx: Tx, id: string, version: number, calibration: string | null) =>
  heldBy.get(tx)?.get(keyOf(id, version, calibration))

/**
 * Preparing a large definition takes a second, and whoever sends requests for it would keep a connection from others for as
 * long. A transaction that needs one is undone, and done anew when it is there. One is read and prepared at a time, in turn
 * by person; what somebody wrote who has only signed up waits for what staff wrote.
 */
export function preparingOutside(db: Database, definitions: Definitions): Database {
  const lane = openSlowLane(bounds)
  const waiting = { staff: 0, others: 0 }

  async function enter(actor: Actor, goesAhead: boolean) {
    const line = goesAhead ? 'staff' : 'others'
    if (waiting[line] >= mostWaiting) throw tooMuchUnderWay()
    waiting[line]++
    try {
      const entering = lane.enter(actor.kind === 'person' ? actor.id : actor.name, { goesAhead })
      return await db.untilFrozen(entering, late => late())
    } finally {
      waiting[line]--
    }
  }

  async function make({ id, version, calibration_id }: Needed) {
    const known = definitions.find(id, version, calibration_id)
    if (known) return known
    const row = await db.withActor(systemActor('definitions'), tx =>
      findDefinition(tx, id, version, calibration_id),
    )
    return row && definitions.keep(row)
  }

  async function makeReady(needed: Needed[], actor: Actor, held: Map<string, Preparation>) {
    const leave = await enter(
      actor,
      needed.every(({ by_staff }) => by_staff),
    )
    try {
      for (const one of needed) {
        const made = await make(one)
        // A version that was replaced before anybody began with it is nowhere: the next try needs the new one.
        if (made) held.set(keyOf(one.id, one.version, one.calibration_id), made)
      }
    } finally {
      leave()
    }
  }

  async function withActor<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    const needed: Needed[] = []
    // Two that are too large to be kept side by side would push each other out before every try.
    const held = new Map<string, Preparation>()
    for (let tries = 1; ; tries++) {
      try {
        return await db.withActor(actor, tx => {
          heldBy.set(tx, held)
          return work(tx)
        })
      } catch (error) {
        if (!(error instanceof Unprepared)) throw error
        if (tries >= mostTries) throw tooMuchUnderWay()
        needed.push(error.needed)
        if (needed.length > mostHeld) needed.shift()
        // Not by those who wait: they are many, and one takes tens of megabytes.
        held.clear()
        await makeReady(needed, actor, held)
      }
    }
  }

  return { ...db, withActor }
}
