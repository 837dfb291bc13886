import { createHmac } from 'node:crypto'
import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'

// Writers append entries and wait for nobody. One sealer follows behind them and links each entry to the one before
// with a key the database does not hold, so that whoever alters or removes a row cannot mend the chain.

/** In small steps, between which requests are served. */
const atOnce = 500
const lock = 7_238_420
const start = Buffer.alloc(32)

const entryColumns = `e.id, e.at::text as at, e.actor, e.action, e.resource, e.row_id, e.row_ids, e.fields, e.request_id, e.address, e.times`
type Entry = { id: number; at: string; times: number; [column: string]: unknown }

function link(key: Buffer, before: Buffer, entry: Entry): Buffer {
  const { id, at, actor, action, resource, row_id, row_ids, fields, request_id, address, times } = entry
  const told = [id, at, actor, action, resource, row_id, row_ids, fields, request_id, address]
  // Entries from before they could be counted say nothing of it, and are linked without.
  const text = JSON.stringify(times === 1 ? told : [...told, times])
  return createHmac('sha256', key).update(before).update(text).digest()
}

const chainKey = (tx: Tx, seal: Seal) => seal.secret(tx, 'audit chain')

type Head = {
  position: number
  mac: Buffer
  xid: string
  entry_id: number
  newest: number
  restored: boolean
}
type Unlinked = Entry & { xid: string }

/** One look-up an entry, where `not exists` could become a join with the whole chain. */
const unlinked = `(select c.position from audit.chain c where c.entry_id = e.id) is null`
const [settled, foreign] = [
  'e.xid < pg_snapshot_xmin(pg_current_snapshot())',
  'e.xid >= pg_snapshot_xmax(pg_current_snapshot())',
]

/** Below the snapshot's horizon every transaction has ended, so nothing can appear there later. */
const beyond = (tx: Tx, head: Head | undefined) =>
  tx.rows<Unlinked>(
    `select ${entryColumns}, e.xid::text as xid from audit.entries e
     where ${settled} and (e.xid, e.id) > ($2::xid8, $3) and ${unlinked} order by e.xid, e.id limit $1`,
    [atOnce, head?.xid ?? '0', head?.entry_id ?? 0],
  )

/** How far apart in number those may be that were written at the same time. */
const maxConcurrentIdGap = 10_000

/**
 * A database restored from a dump counts its transactions anew: what it brought along seems to come from the future,
 * and is met again when the count has reached it. What it brought along unlinked comes first.
 */
const restored = (tx: Tx, newest: number) =>
  tx.rows<Unlinked>(
    `select ${entryColumns}, e.xid::text as xid from audit.entries e
     where (${settled} or ${foreign}) and e.id > $2 and ${unlinked}
     order by ${foreign} desc, e.xid, e.id limit $1`,
    [atOnce, newest - maxConcurrentIdGap],
  )

/** The log outgrows its statistics within seconds: by them, reading and sorting all of it would seem cheap. */
const take = `select pg_try_advisory_xact_lock($1) as mine, set_config('enable_seqscan', 'off', true),
  set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`

/** Links what was committed since the last time, in commit order. */
export async function extendChain(db: Database, seal: Seal): Promise<void> {
  while ((await extendOnce(db, seal)) === atOnce);
}

const extendOnce = (db: Database, seal: Seal): Promise<number> =>
  db.withActor(systemActor('audit sealer'), async tx => {
    const [mine] = await tx.rows<{ mine: boolean }>(take, [lock])
    if (!mine?.mine) return 0
    const [head] = await tx.rows<Head>(
      `select position, mac, xid::text, entry_id, (select max(entry_id) from audit.chain) as newest,
         xid >= pg_snapshot_xmin(pg_current_snapshot()) as restored
       from audit.chain order by position desc limit 1`,
    )
    const entries = await (head?.restored ? restored(tx, head.newest) : beyond(tx, head))
    if (entries.length === 0) return 0
    const key = await chainKey(tx, seal)
    let before: Buffer = head?.mac ?? start
    const links = entries.map((entry, i) => {
      before = link(key, before, entry)
      return {
        position: (head?.position ?? 0) + i + 1,
        entry_id: entry.id,
        xid: entry.xid,
        mac: before.toString('hex'),
      }
    })
    await tx.rows(
      `insert into audit.chain (position, entry_id, xid, mac)
       select position, entry_id, xid::xid8, decode(mac, 'hex')
       from json_to_recordset($1) as l (position int8, entry_id int8, xid text, mac text)`,
      [JSON.stringify(links)],
    )
    return entries.length
  })

export type Verdict = {
  intact: boolean
  entries: number
  unsealed: number
  head: string | null
  broken_at: { position: number; entry_id: number; problem: 'missing' | 'altered' | 'inserted' } | null
}

/** An entry the chain has passed by: it was not there in its time. Named with the first link that is younger. */
const slippedIn = `select e.id as entry_id,
    (select min(c.position) from audit.chain c where (c.xid, c.entry_id) > (e.xid, e.id)) as position
  from audit.entries e, (select xid, entry_id from audit.chain order by position desc limit 1) head
  where (e.xid, e.id) < (head.xid, head.entry_id) and head.xid < pg_snapshot_xmin(pg_current_snapshot())
    and not exists (select from audit.chain c where c.entry_id = e.id)
  order by e.id limit 1`

/** Walks the whole chain. `head` can be written down elsewhere: a chain cut off at the end no longer reaches it. */
export const verifyChain = (db: Database, seal: Seal): Promise<Verdict> =>
  db.withActor(systemActor('audit verifier'), async tx => {
    const key = await chainKey(tx, seal)
    let before: Buffer = start
    let position = 0
    for (;;) {
      const rows = await tx.rows<Entry & { position: number; entry_id: number; mac: Buffer }>(
        `select c.position, c.entry_id, c.mac, ${entryColumns}
         from audit.chain c left join audit.entries e on e.id = c.entry_id
         where c.position > $1 order by c.position limit $2`,
        [position, atOnce],
      )
      for (const row of rows) {
        const problem: 'missing' | undefined =
          row.position !== position + 1 || row.id === null ? 'missing' : undefined
        const expected = problem ? undefined : link(key, before, row)
        if (!expected?.equals(row.mac)) {
          const broken_at = {
            position: row.position,
            entry_id: row.entry_id,
            problem: problem ?? 'altered',
          } as const
          return { intact: false, entries: position, unsealed: 0, head: null, broken_at }
        }
        before = row.mac
        position = row.position
      }
      if (rows.length < atOnce) break
    }
    const [slipped] = await tx.rows<{ position: number; entry_id: number }>(slippedIn)
    if (slipped) {
      const broken_at = { ...slipped, problem: 'inserted' } as const
      return { intact: false, entries: position, unsealed: 0, head: null, broken_at }
    }
    const [rest] = await tx.rows<{ n: number }>('select count(*) as n from audit.entries')
    const unsealed = (rest?.n ?? 0) - position
    return {
      intact: true,
      entries: position,
      unsealed,
      head: position > 0 ? before.toString('hex') : null,
      broken_at: null,
    }
  })
