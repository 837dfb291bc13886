import type { KeyObject } from 'node:crypto'
import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import {
  beforeFirst,
  byIndex,
  chainKey,
  type Entry,
  entryColumns,
  type Head,
  lastLink,
  link,
  linkAt,
  unlinked,
} from './chain.ts'
import { type Checkpoint, checkpointFile, type Known, readCheckpoint, showCheckpoint } from './checkpoint.ts'
import { chainBeginning } from './prunings.ts'
import { redactionHolds } from './redactions.ts'
import { resumptions, type Standing, standingOf } from './resumptions.ts'
import { readChainEnd, unsealedFrom } from './servers.ts'

const atOnce = 1_000
/** How many of the newest links a request looks at: about a second's work. */
const quickly = 10_000
const anHour = 3_600

export type Problem = {
  position: number
  entry_id: number | null
  problem: 'missing' | 'altered' | 'inserted' | 'rewound'
}

/** An entry that says it was made more than an hour before the one that was sealed before it. */
export type Misdated = { position: number; entry_id: number; at: string }

export type Verdict = {
  intact: boolean
  /** The links before this position were not looked at. */
  from: number
  entries: number
  unsealed: number
  head: string | null
  checkpoint: string | null
  broken_at: Problem | null
  misdated: Misdated | null
  given_checkpoint: Standing | null
  resumptions: { position: number; reason: string; at: string }[]
}

type Row = Entry & Head & { redaction: Buffer | null; seconds: number }

const links = `select c.position, c.entry_id, c.mac, c.xid::text, ${entryColumns}, r.signature as redaction,
    extract(epoch from e.at)::float8 as seconds
  from audit.chain c left join audit.entries e on e.id = c.entry_id left join audit.redactions r on r.entry_id = e.id
  where c.position > $1 order by c.position limit $2`

/** An entry the chain has passed by between two links, and does not come back to: it was not there in its time. */
const passedBy = `select e.id from audit.entries e
  where (e.xid, e.id) > ($1::xid8, $2) and (e.xid, e.id) < ($3::xid8, $4) and ${unlinked}
    and (e.xid, e.id) <= ($5::xid8, $6) and e.id <= $7 order by e.xid, e.id limit 1`

async function readUnsealed(tx: Tx, key: KeyObject) {
  await tx.rows(`select ${byIndex}`)
  const { head, server } = await readChainEnd(tx, key)
  return unsealedFrom(head, server)
}

/** As it was written, or as an erasure has left it. */
const isLinked = (key: KeyObject, before: Buffer, row: Row) =>
  row.redaction ? redactionHolds(key, before, row, row.redaction) : link(key, before, row).equals(row.mac)

const secondsAt = async (tx: Tx, { entry_id }: Head) =>
  (
    await tx.rows<{ seconds: number }>(
      'select extract(epoch from at)::float8 as seconds from audit.entries where id = $1',
      [entry_id],
    )
  )[0]?.seconds ?? 0

type Walked = { last: Head; broken?: Problem | undefined; misdated?: Misdated | undefined }

/** Walks from one link on. Answers with the last link that holds, and with what is wrong behind it. */
export async function walk(tx: Tx, key: KeyObject, from: Head, most: number): Promise<Walked> {
  let last = from
  let seconds = await secondsAt(tx, from)
  let misdated: Misdated | undefined
  const unsealed = await readUnsealed(tx, key)
  while (last.position - from.position < most) {
    const rows = await tx.rows<Row>(links, [
      last.position,
      Math.min(atOnce, most - (last.position - from.position)),
    ])
    const before = last
    for (const row of rows) {
      const { position, entry_id } = row
      if (position !== last.position + 1 || row.id === null)
        return { last, misdated, broken: { position, entry_id, problem: 'missing' } }
      if (!isLinked(key, last.mac, row))
        return { last, misdated, broken: { position, entry_id, problem: 'altered' } }
      if (row.seconds < seconds - anHour)
        misdated ??= { position, entry_id, at: new Date(row.seconds * 1000).toISOString() }
      last = row
      seconds = row.seconds
    }
    if (rows.length === 0) return { last, misdated }
    const [inserted] = await tx.rows<{ id: number }>(passedBy, [
      before.xid,
      before.entry_id,
      last.xid,
      last.entry_id,
      unsealed.xid,
      unsealed.entry_id,
      unsealed.beyond,
    ])
    if (inserted)
      return {
        last,
        misdated,
        broken: { position: last.position, entry_id: inserted.id, problem: 'inserted' },
      }
  }
  return { last, misdated }
}

/** As if from the future, with no link, while the chain is in the present: slipped into a restored log. */
const fromTheFuture = `select e.id from audit.entries e
  where e.xid >= pg_snapshot_xmax(pg_current_snapshot()) and ${unlinked} limit 1`

/** On a server that the chain has just come to, those it brought along wait too, whatever their number. */
const countUnsealed = `select count(*) as n from (
  (select e.id from audit.entries e where (e.xid, e.id) > ($1::xid8, $2)
     and e.xid < coalesce($4::xid8, pg_snapshot_xmax(pg_current_snapshot())) and ${unlinked} limit 10000)
  union (select e.id from audit.entries e where e.id > $3 and ${unlinked} limit 10000) limit 10000) w`
const highestXid = '18446744073709551615'

async function waiting(tx: Tx, key: KeyObject): Promise<number> {
  const { arriving, xid, entry_id, beyond } = await readUnsealed(tx, key)
  const [counted] = await tx.rows<{ n: number }>(countUnsealed, [
    xid,
    entry_id,
    beyond,
    arriving ? highestXid : null,
  ])
  return counted?.n ?? 0
}

export type Expected = { known: Known; given?: string | undefined }

async function missing(tx: Tx, key: KeyObject, known: Known): Promise<{ position: number } | undefined> {
  if (known === 'unreadable') return { position: 0 }
  return known && (await standingOf(tx, key, known)) === 'missing' ? known : undefined
}

/** What the walk found, put together with what checkpoints say should be there. */
export async function judge(
  tx: Tx,
  key: KeyObject,
  { known, given }: Expected,
  walked: Walked & { from: number },
): Promise<Verdict> {
  const { from, last } = walked
  const taken = await resumptions(tx, key)
  const asked = given === undefined ? undefined : readCheckpoint(key, given)
  const given_checkpoint = asked ? await standingOf(tx, key, asked) : null
  const rewound = given_checkpoint === 'missing' ? asked : await missing(tx, key, known)
  const broken_at =
    walked.broken ??
    (rewound ? { position: rewound.position, entry_id: null, problem: 'rewound' as const } : null)
  const intact = broken_at === null
  const head = last.mac.toString('hex')
  const checkpoint: Checkpoint = {
    epoch: taken.at(-1)?.epoch ?? 0,
    position: last.position,
    head,
    at: Date.now(),
  }
  return {
    intact,
    from,
    entries: last.position,
    unsealed: await waiting(tx, key),
    head: intact && last.position > 0 ? head : null,
    checkpoint: intact ? showCheckpoint(key, checkpoint) : null,
    broken_at,
    misdated: walked.misdated ?? null,
    given_checkpoint,
    resumptions: taken.map(({ position, reason, at }) => ({ position, reason, at })),
  }
}

const verifier = systemActor('audit verifier')

/** The newest links: whatever was changed among them, and whether the chain still holds what was sealed before. */
export const verifyNewest = (db: Database, seal: Seal, expected: Expected): Promise<Verdict> =>
  db.withActor(verifier, async tx => {
    const key = await chainKey(tx, seal)
    const { position } = await lastLink(tx)
    const from = Math.max((await chainBeginning(tx, key)).position, position - quickly)
    const first = await linkAt(tx, from)
    if (!first) {
      const broken: Problem = { position: from, entry_id: null, problem: 'missing' }
      return judge(tx, key, expected, { from, last: beforeFirst, broken })
    }
    // The one before it may be forged where nobody looks; that it is linked to what follows is looked at.
    return judge(tx, key, expected, { from, ...(await walk(tx, key, first, quickly)) })
  })

/** A slice of the whole walk; undefined broken and a short slice mean the end was reached. */
export async function verifySlice(tx: Tx, key: KeyObject, from: Head, most: number) {
  const walked = await walk(tx, key, from, most)
  const { last, broken } = walked
  if (broken || last.position - from.position === most) return { ...walked, ended: broken !== undefined }
  const { arriving } = await readUnsealed(tx, key)
  const [future] = arriving ? [] : await tx.rows<{ id: number }>(fromTheFuture)
  const inserted: Problem | undefined = future && {
    position: last.position,
    entry_id: future.id,
    problem: 'inserted',
  }
  return { ...walked, broken: inserted, ended: true }
}

/** What the data folder says was sealed. */
export const knownCheckpoint = (db: Database, seal: Seal, dataDir: string): Promise<Known> =>
  db.withActor(verifier, async tx => {
    const [at] = await tx.rows<{ database: string }>('select current_database() as database')
    return checkpointFile(dataDir, at?.database as string).load(await chainKey(tx, seal))
  })

/** Everything, from the first entry on, in transactions of their own so that none lasts. */
export async function verifyAll(
  db: Database,
  seal: Seal,
  expected: Expected,
  onProgress: (checked: number) => void,
): Promise<Verdict> {
  let from: Head | undefined
  let misdated: Misdated | undefined
  for (;;) {
    const before = from
    const slice = await db.withActor(verifier, async tx => {
      const key = await chainKey(tx, seal)
      const first = await chainBeginning(tx, key)
      // What was looked at before may have been pruned meanwhile.
      const at = before && before.position > first.position ? before : first
      const { ended, ...walked } = await verifySlice(tx, key, at, 50_000)
      misdated ??= walked.misdated
      const found = { ...walked, from: first.position, misdated }
      return { last: walked.last, verdict: ended ? await judge(tx, key, expected, found) : undefined }
    })
    onProgress(slice.last.position)
    if (slice.verdict) return slice.verdict
    from = slice.last
  }
}
