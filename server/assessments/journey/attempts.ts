import { setImmediate } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { planFrom } from '../../../content/intake.ts'
import type { Actor, Database, Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Seal } from '../../platform/seal.ts'
import { asSystem } from '../as-system-queries.ts'
import { type Definitions, mostDefinitionBytes, type Prepared } from '../definitions.ts'
import { findHeld, Unprepared } from '../prepare-outside.ts'
import { type EventRow, findAttempt, isByStaff, listEvents } from './queries.ts'
import { type AttemptRow, apply, type Event, type Given, openState, type State } from './state.ts'

export type Person = Extract<Actor, { kind: 'person' }>
export type JourneyParts = { db: Database; seal: Seal; definitions: Definitions; attempts: Attempts }

export const answerPlace = (attempt: string, number: number) => ({
  table: 'assessment_responses',
  row: `${attempt}/${number}`,
  column: 'sealed',
})
export const intakePlace = (attempt: string) => ({ table: 'attempts', row: attempt, column: 'intake' })

/** Of an ordinary one; together they may have a quarter of what the process may use. */
const attemptBytes = 15_000
const bytesOf = ({ prepared, served, clientIds }: State) =>
  attemptBytes + 10 * prepared.bank.items.length + 400 * served.length + 150 * clientIds.size
const mostBytes = Math.floor(getHeapStatistics().heap_size_limit / 4)
const mostLatest = Math.floor(mostBytes / attemptBytes) * 2
/** What was said is read anew after this, and what was erased by another instance is nowhere in memory. */
const longest = 3_600_000

/**
 * Attempts in progress, as this process last saw them. Never trusted: whatever is written names the number it follows,
 * and the database refuses it when somebody else was there first. Work on one attempt goes one after another.
 */
export function openAttempts(ttl = longest, mostPreparedBytes = mostDefinitionBytes) {
  const bounded = { ttl, ttlAutopurge: true }
  // Bounded by size, not by `max`, for which lru-cache would set the whole room aside beforehand.
  const kept = new LRUCache<string, State>({
    ...bounded,
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
    dispose(state, id) {
      const ids = idsOf.peek(state.prepared)
      if (ids?.delete(id) && ids.size === 0) idsOf.delete(state.prepared)
    },
  })
  // An attempt holds its definition, also after that was dropped elsewhere: those of many definitions would hold them all.
  const idsOf = new LRUCache<Prepared, Set<string>>({
    maxSize: mostPreparedBytes,
    sizeCalculation: (_ids, { bytes }) => Math.min(bytes, mostPreparedBytes),
    disposeAfter(ids) {
      for (const id of ids) kept.delete(id)
    },
  })
  const openOf = new LRUCache<string, string>({ ...bounded, maxSize: mostLatest, sizeCalculation: () => 1 })
  const waiting = new Map<string, Promise<unknown>>()
  return {
    get: (id: string) => kept.get(id),
    keep(state: State) {
      const { prepared, attempt } = state
      kept.set(attempt.id, state)
      const ids = idsOf.get(prepared)
      if (ids) ids.add(attempt.id)
      else idsOf.set(prepared, new Set([attempt.id]))
      openOf.set(`${attempt.user_id}/${attempt.assessment_id}`, attempt.id)
    },
    forget: (id: string) => kept.delete(id),
    /** The person's attempt at an assessment, where this process knows it without asking. */
    latest: (user: string, assessment: string) => openOf.get(`${user}/${assessment}`),
    async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
      const before = waiting.get(id) ?? Promise.resolve()
      const mine = before.then(work, work)
      waiting.set(id, mine)
      try {
        return await mine
      } finally {
        if (waiting.get(id) === mine) waiting.delete(id)
      }
    },
  }
}
export type Attempts = ReturnType<typeof openAttempts>

/** What work on an attempt queues up under, as far as the request names it. */
export const turnOf = (actor: Person, attempt: string | undefined, assessment: string | undefined) =>
  attempt ?? `${actor.id}/${assessment}`

/** The definition ready to be administered; one that cannot be says question and field. */
export async function preparedFor(
  tx: Tx,
  definitions: Definitions,
  id: string,
  version: number,
  calibration: string | null,
): Promise<Prepared> {
  const prepared = findHeld(tx, id, version, calibration) ?? definitions.find(id, version, calibration)
  if (!prepared) {
    const by_staff = await asSystem(tx, () => isByStaff(tx, id))
    throw new Unprepared({ id, version, calibration_id: calibration, by_staff })
  }
  if (!('problems' in prepared)) return prepared
  const [first] = prepared.problems
  const named = first?.question ? `question ${first.question}` : ''
  const where = [named, first?.field].filter(Boolean).join(', ') || 'definition'
  throw new Failure(
    'VALIDATION_ERROR',
    `This assessment cannot be taken as it stands: ${where} ${first?.message}.`,
    {
      field: first?.field ?? 'definition',
      ...(first?.question ? { question: first.question } : {}),
      message: first?.message ?? '',
      problems: prepared.problems.slice(0, 100),
    },
  )
}

/** The attempt as its events say it stands, read from the database. */
export async function loadAttempt(
  tx: Tx,
  { seal, definitions }: Pick<JourneyParts, 'seal' | 'definitions'>,
  user: string,
  assessment: string | null,
  attemptId: string | null,
): Promise<State | undefined> {
  const found = await findAttempt(tx, user, assessment, attemptId)
  if (!found) return undefined
  const { intake, ...attempt } = found
  return rebuild(tx, { seal, definitions }, attempt, intake, await listEvents(tx, attempt.id))
}

/** About ten milliseconds of work; between them others have their turn. */
const eventsAtOnce = 250

export async function rebuild(
  tx: Tx,
  { seal, definitions }: Pick<JourneyParts, 'seal' | 'definitions'>,
  attempt: AttemptRow,
  intake: Buffer | null,
  events: EventRow[],
): Promise<State> {
  const { assessment_id, definition_version, calibration_id } = attempt
  const prepared = await preparedFor(tx, definitions, assessment_id, definition_version, calibration_id)
  const key = await seal.keyFor(tx, { kind: 'person', id: attempt.user_id })
  const answers = intake ? JSON.parse(seal.open(key, intakePlace(attempt.id), intake)) : undefined
  const state = openState(attempt, prepared, planFrom(prepared.rules.intake, answers).plan, key)
  for (const [n, row] of events.entries()) {
    if (n % eventsAtOnce === eventsAtOnce - 1) await setImmediate()
    apply(state, openEvent(row, state, seal))
  }
  return state
}

function openEvent(row: EventRow, state: State, seal: Seal): Event {
  const { number, at } = row
  const served = row.served ?? []
  if (row.kind !== 'answer') return { kind: row.kind, number, at, served }
  const given = JSON.parse(
    seal.open(state.key, answerPlace(state.attempt.id, number), row.sealed as Buffer),
  ) as Given
  return { kind: 'answer', number, at, served, question_id: row.question_id as string, given }
}
