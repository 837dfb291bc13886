import type { Database } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Change, Outbox } from '../platform/outbox.ts'
import { type Cursor, readCursor, showCursor } from '../platform/outbox-cursor.ts'
import { openTurn } from '../platform/turns.ts'
import { type Event, eventsOf } from './frames.ts'
import { mostOfOnePerson, tooManyStreams } from './listeners.ts'
import {
  type FeedView,
  type Listener,
  type Notification,
  readFeedView,
  readNotifications,
} from './queries.ts'

/** Somebody who listens. What is sent to them is said by whoever speaks their protocol. */
export type Subscriber = Listener & {
  sees: 'own' | 'all'
  /** After which change they stand. */
  position: Cursor | undefined
  /** What happens while they still catch up; undefined once they have. */
  waiting: Change[] | undefined
  send(event: Event, cursor: string): void
  /** Something that concerns them alone; not everybody who listens can be told. */
  notify?(notification: Notification, cursor: string): void
  /** They have missed something that cannot be told: they must read their list anew. */
  reset(cursor: string): void
  heartbeat(cursor: string): void
  end(why: Ending): void
}

/** Their session ended, so that they need not come back with it; or they may, and are told what they missed. */
export type Ending = 'signed out' | 'interrupted'

const mostAtOnce = 500
/** More than this to be caught up with is read faster as a list. */
const mostToCatchUp = 5_000
const mostWaiting = 20_000
const heartbeatMs = 15_000
const catchingUpAtOnce = 8

export type Feed = ReturnType<typeof openFeed>

export function openFeed({
  db,
  outbox,
  onTrouble,
  mostStreams,
}: {
  db: Database
  outbox: Outbox
  mostStreams: number
  onTrouble: (error: unknown) => void
}) {
  const everybody = new Set<Subscriber>()
  const counts = new Map<string, number>()
  let tail: { ready: Promise<void>; stop: () => void } | undefined
  let beats: NodeJS.Timeout | undefined
  let queued = 0
  let processed: Cursor | undefined
  let work: Promise<void> = Promise.resolve()
  const catchingUp = new Set<string>()
  const waitingToCatchUp: { person: string; start: () => void }[] = []

  /** One look for all who ask meanwhile: a whole team's roles may change at once. */
  let looking: Promise<string> | undefined
  const currentEnd = () => {
    looking ??= outbox.end().finally(() => {
      looking = undefined
    })
    return looking
  }

  const resetAll = async () => {
    const cursor = await currentEnd()
    for (const subscriber of everybody) subscriber.reset(cursor)
  }

  const heard = (changes: Change[] | 'reset') => {
    const count = changes === 'reset' ? 0 : changes.length
    if (queued + count > mostWaiting) return interruptAll()
    queued += count
    work = work
      .then(() => (changes === 'reset' ? resetAll() : tellOrHold(changes)))
      .catch(error => {
        onTrouble(error)
        // They come back with the last thing they were told.
        interruptAll()
      })
      .finally(() => {
        queued -= count
      })
  }

  async function tellOrHold(changes: Change[]) {
    const told = changes.filter(isTold)
    await checkPeople(new Set(changes.filter(isPerson).map(({ row_id }) => row_id)))
    const ready: Subscriber[] = []
    for (const subscriber of everybody)
      if (!subscriber.waiting) ready.push(subscriber)
      else if (subscriber.waiting.push(...told) > mostToCatchUp) leave(subscriber)
    await deliver(told, ready)
    processed = changes.at(-1)?.cursor ?? processed
  }

  /** To each of them what they may see of it at this moment. */
  async function deliver(changes: Change[], to: Subscriber[]) {
    for (let i = 0; i < changes.length; i += mostAtOnce) {
      const some = changes.slice(i, i + mostAtOnce)
      const concerned = concernedBy(some, to)
      if (concerned.length === 0) continue
      const view = await readFeedView(db, idsOf(some, 'leads'), concerned)
      const notifications = await readNotifications(db, idsOf(some, 'notifications'))
      const tellings = some.map(change => tellingOf(change, view, notifications))
      const there = await keepAdmitted(concerned, view)
      const turn = openTurn()
      for (const subscriber of there)
        for (const telling of tellings) {
          if (!everybody.has(subscriber)) break
          tellOne(subscriber, telling)
          if (turn.isOver()) await turn.next()
        }
    }
  }

  const concernedBy = (changes: Change[], to: Subscriber[]) => {
    const audiences = new Set(changes.flatMap(({ before, after }) => [before, after]))
    const ofLeads = changes.some(isLead)
    return to.filter(({ person, sees }) => (ofLeads && sees === 'all') || audiences.has(person))
  }

  /** Their role changed or they were disabled: those who still catch up find that out by themselves. */
  async function checkPeople(people: Set<string>) {
    if (people.size === 0) return
    const theirs = [...everybody].filter(({ person, waiting }) => !waiting && people.has(person))
    if (theirs.length > 0) await keepAdmitted(theirs, await readFeedView(db, [], theirs))
  }

  /** Ends who was disabled or whose session has ended; whose role changed sees other rows now, and reads anew first. */
  async function keepAdmitted(subscribers: Iterable<Subscriber>, view: FeedView): Promise<Subscriber[]> {
    const there: Subscriber[] = []
    const changed: Subscriber[] = []
    for (const subscriber of subscribers) {
      const role = view.roles.get(subscriber.person)
      const hasEnded = [subscriber.session, subscriber.apiToken].some(id => id && view.ended.has(id))
      if (!role || hasEnded) {
        leave(subscriber, 'signed out')
        continue
      }
      there.push(subscriber)
      const sees = role === 'manager' || role === 'admin' ? 'all' : 'own'
      if (sees !== subscriber.sees) changed.push(Object.assign(subscriber, { sees }))
    }
    if (changed.length > 0) {
      const cursor = await currentEnd()
      for (const subscriber of changed) subscriber.reset(cursor)
    }
    return there
  }

  function tellOne(subscriber: Subscriber, { change, cursor, owner, events, notification }: Telling) {
    if (subscriber.position && !isBeyond(change.cursor, subscriber.position)) return
    const { person, sees } = subscriber
    if (!isLead(change)) {
      // Whatever they see of leads, what is somebody else's is not told them.
      if (change.after !== person) return
      subscriber.position = change.cursor
      if (notification) subscriber.notify?.(notification, cursor)
      return
    }
    const sawBefore = change.type !== 'INSERT' && (sees === 'all' || change.before === person)
    const seesAfter = change.type !== 'DELETE' && (sees === 'all' || change.after === person)
    // By who may see it now too: the row is read later than it changed.
    const event = events(sawBefore, seesAfter, sees === 'all' || owner === person)
    subscriber.position = change.cursor
    if (event) subscriber.send(event, cursor)
  }

  /** What happened since, page by page; what happens meanwhile waits, and is told after it. */
  async function catchUp(subscriber: Subscriber, from: string) {
    let cursor = from
    subscriber.position = readCursor(from)
    for (let told = 0, more = true; more && everybody.has(subscriber); ) {
      const page = await outbox.after(cursor, mostAtOnce)
      told += page.changes.length
      if (page.reset || told > mostToCatchUp) {
        cursor = await outbox.end()
        subscriber.position = readCursor(cursor)
        subscriber.reset(cursor)
        break
      }
      await deliver(page.changes.filter(isTold), [subscriber])
      cursor = page.cursor
      more = page.changes.length === mostAtOnce
    }
    while (everybody.has(subscriber) && subscriber.waiting && subscriber.waiting.length > 0)
      await deliver(subscriber.waiting.splice(0), [subscriber])
    subscriber.waiting = undefined
  }

  /** A restart sends everybody back at once; they are served a few at a time, and of one person one stream. */
  async function inTurn(person: string, step: () => Promise<void>) {
    if (catchingUp.size < catchingUpAtOnce && !catchingUp.has(person)) catchingUp.add(person)
    else await new Promise<void>(start => waitingToCatchUp.push({ person, start }))
    try {
      await step()
    } finally {
      catchingUp.delete(person)
      startNext()
    }
  }

  function startNext() {
    const at = waitingToCatchUp.findIndex(({ person }) => !catchingUp.has(person))
    const [next] = at < 0 ? [] : waitingToCatchUp.splice(at, 1)
    if (!next) return
    catchingUp.add(next.person)
    next.start()
  }

  const beat = async () => {
    const view = await readFeedView(db, [], everybody)
    for (const subscriber of await keepAdmitted(everybody, view)) {
      if (!subscriber.position || !everybody.has(subscriber)) continue
      // Never ahead of what they were told: they may come back with it.
      const behind = subscriber.waiting !== undefined || !processed
      const place =
        behind || !isBeyond(processed as Cursor, subscriber.position) ? subscriber.position : processed
      subscriber.heartbeat(showCursor(place as Cursor))
    }
  }

  function leave(subscriber: Subscriber, why: Ending = 'interrupted') {
    if (!everybody.delete(subscriber)) return
    const left = count(subscriber.person) - 1
    if (left > 0) counts.set(subscriber.person, left)
    else counts.delete(subscriber.person)
    subscriber.end(why)
    if (everybody.size > 0) return
    tail?.stop()
    tail = undefined
    clearInterval(beats)
  }

  const count = (person: string) => counts.get(person) ?? 0
  const interruptAll = () => {
    for (const subscriber of everybody) leave(subscriber)
  }

  return {
    /** Refused before anything is opened: nobody opens many, and all together no more than one process serves well. */
    assertRoom(person: string) {
      if (count(person) >= mostOfOnePerson)
        throw new Failure('RATE_LIMITED', `You have ${mostOfOnePerson} streams open. Close one first.`)
      if (everybody.size >= mostStreams) throw tooManyStreams()
    },

    count,
    streams: () => everybody.size,

    /** From the cursor on, or from now. Resolves when they have caught up. */
    async join(subscriber: Subscriber, after: string | undefined) {
      tail ??= startTail()
      everybody.add(subscriber)
      counts.set(subscriber.person, count(subscriber.person) + 1)
      try {
        await tail.ready
        const from = after ?? (await outbox.end())
        await inTurn(subscriber.person, () => catchUp(subscriber, from))
        subscriber.heartbeat(showCursor(subscriber.position as Cursor))
      } catch (error) {
        leave(subscriber)
        throw error
      }
    },

    leave: (subscriber: Subscriber) => leave(subscriber),

    /** Where somebody begins who wants what happens from now on. */
    end: outbox.end,

    close: interruptAll,
  }

  function startTail() {
    beats = setInterval(() => void beat().catch(onTrouble), heartbeatMs)
    return outbox.listen(heard)
  }
}

/** A change with what it is for each kind of reader, made once for all of them. */
type Telling = {
  change: Change
  cursor: string
  /** Whose the lead is now; undefined where it is gone. */
  owner: string | null | undefined
  events: ReturnType<typeof eventsOf>
  notification: Notification | undefined
}

function tellingOf(change: Change, view: FeedView, notifications: Map<string, Notification>): Telling {
  const lead = view.leads.get(change.row_id)
  return {
    change,
    cursor: showCursor(change.cursor),
    owner: lead?.assigned_to,
    events: eventsOf(change, lead?.record),
    notification: notifications.get(change.row_id),
  }
}

const isPerson = ({ topic }: Change) => topic === 'profiles'
const isLead = ({ topic }: Change) => topic === 'leads'
const isTold = (change: Change) => isLead(change) || change.topic === 'notifications'
const idsOf = (changes: Change[], topic: string) =>
  changes.filter(change => change.topic === topic).map(change => change.row_id)

const isBeyond = (a: Cursor, b: Cursor) =>
  a.epoch !== b.epoch || BigInt(a.xid) > BigInt(b.xid) || (a.xid === b.xid && BigInt(a.id) > BigInt(b.id))
