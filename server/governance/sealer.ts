import type { KeyObject } from 'node:crypto'
import { type Database, systemActor, type Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'
import { byIndex, chainKey, type Entry, entryColumnsAtOnce, type Head, link, unlinked } from './chain.ts'
import { type Checkpoint, checkpointFile, type Known, showCheckpoint } from './checkpoint.ts'
import { resumptions, standingOf } from './resumptions.ts'
import { noteServer, readChainEnd, type Unsealed, unsealedFrom } from './servers.ts'

// Writers append entries and wait for nobody. One sealer follows behind them in commit order. What was sealed once is
// never sealed again: each instance remembers the last head it saw, in its data folder, and extends no chain without it.

/** In small steps, between which requests are served. */
const atOnce = 500
/** Each step there looks at everything that was brought along. */
const atOnceOnArrival = 5_000
export const sealerLock = 7_238_420

type Unlinked = Entry & { xid: string }

export class ChainRewound extends Error {
  readonly code = 'AUDIT_REWOUND'
}

const [settled, fromElsewhere] = [
  'e.xid < (select app.settled_below())',
  'e.xid >= pg_snapshot_xmax(pg_current_snapshot())',
]

/** Where every transaction of this database has ended, nothing can appear later. */
const inCommitOrder = (tx: Tx, { xid, entry_id }: Unsealed) =>
  tx.rows<Unlinked>(
    `select ${entryColumnsAtOnce}, e.xid::text as xid from audit.entries e
     where ${settled} and (e.xid, e.id) > ($2::xid8, $3) and ${unlinked} order by e.xid, e.id limit $1`,
    [atOnce, xid, entry_id],
  )

/**
 * A database restored from a dump counts its transactions anew: what it brought along seems to come from the future,
 * and is met again when the count has reached it. What it brought along unlinked comes first.
 */
const onArrival = (tx: Tx, { xid, entry_id, beyond }: Unsealed) =>
  tx.rows<Unlinked>(
    `select ${entryColumnsAtOnce}, e.xid::text as xid from audit.entries e
     where (${settled} or ${fromElsewhere}) and e.id in (
       select e.id from audit.entries e where (e.xid, e.id) > ($2::xid8, $3) and ${unlinked}
       union select e.id from audit.entries e where e.id > $4 and ${unlinked})
     order by ${fromElsewhere} desc, e.xid, e.id limit $1`,
    [atOnceOnArrival, xid, entry_id, beyond],
  )

const take = `select pg_try_advisory_xact_lock($1) as mine, current_database() as database, ${byIndex}`

const wayOut = 'If a backup was restored: npm run -s mettle -- audit resume --reason "…"'

export type Sealer = ReturnType<typeof openSealer>

export function openSealer(db: Database, seal: Seal, dataDir: string, onTrouble: (error: unknown) => void) {
  let known: Known
  let loaded = false
  let cachedKey: KeyObject | undefined
  let stopped = false

  /** What this instance last saw sealed, as long as the chain still holds it. */
  async function assertNotRewound(tx: Tx, key: KeyObject, database: string) {
    if (!loaded || known === 'unreadable') known = checkpointFile(dataDir, database).load(key)
    loaded = true
    if (known === undefined) return
    if (known !== 'unreadable' && (await standingOf(tx, key, known)) !== 'missing') return
    const what =
      known === 'unreadable'
        ? `was sealed with another key than ${checkpointFile(dataDir, database).path} was signed with`
        : `no longer holds entry ${known.position}, which was sealed by ${new Date(known.at).toISOString()}`
    throw new ChainRewound(`The audit chain ${what}. It is not extended. ${wayOut}`)
  }

  async function remember(tx: Tx, key: KeyObject, { position, mac }: { position: number; mac: Buffer }) {
    const head = mac.toString('hex')
    if (known !== 'unreadable' && known?.position === position && known.head === head) return
    return { epoch: (await resumptions(tx, key)).at(-1)?.epoch ?? 0, position, head, at: Date.now() }
  }

  function keep(database: string, key: KeyObject, fresh: Checkpoint) {
    known = fresh
    try {
      checkpointFile(dataDir, database).save(key, fresh)
    } catch (error) {
      onTrouble(error)
    }
  }

  const extendOnce = async () => {
    const step = await db.withActor(systemActor('audit sealer'), async tx => {
      const [taken] = await tx.rows<{ mine: boolean; database: string }>(take, [sealerLock])
      const { mine, database } = taken as { mine: boolean; database: string }
      const key = cachedKey ?? (await chainKey(tx, seal))
      const { head, server, isNew } = await readChainEnd(tx, key)
      await assertNotRewound(tx, key, database)
      if (mine && isNew) await noteServer(tx, key, server)
      const unsealed = unsealedFrom(head, server)
      const entries = !mine ? [] : await (unsealed.arriving ? onArrival : inCommitOrder)(tx, unsealed)
      const links = linked(key, head, entries)
      if (links.length > 0) await insertLinks(tx, links)
      const last = links.at(-1) ?? head
      const fresh = last.position > 0 ? await remember(tx, key, last) : undefined
      return { sealed: links.length, key, database, fresh }
    })
    // Only what is committed is worth remembering.
    cachedKey = step.key
    if (step.fresh) keep(step.database, step.key, step.fresh)
    return step
  }

  return {
    /** Links what was committed since the last time, in commit order. Answers with the checkpoint, when it is a new one. */
    async extend(): Promise<string | undefined> {
      for (;;) {
        const { sealed, key, fresh } = await extendOnce().catch(error => {
          stopped = error instanceof ChainRewound
          throw error
        })
        stopped = false
        if (sealed < atOnce) return fresh && showCheckpoint(key, fresh)
      }
    },
    /** Whether it extends the chain no more, because that lost what was sealed. */
    stopped: () => stopped,
    /** What this instance has seen sealed. */
    known: () => known,
  }
}

function linked(key: KeyObject, head: Head, entries: Unlinked[]) {
  let before = head.mac
  return entries.map((entry, i) => {
    before = link(key, before, entry)
    return { position: head.position + i + 1, entry_id: entry.id, xid: entry.xid, mac: before }
  })
}

const insertLinks = (tx: Tx, links: Head[]) =>
  tx.rows(
    `insert into audit.chain (position, entry_id, xid, mac)
     select position, entry_id, xid::xid8, decode(mac, 'hex')
     from json_to_recordset($1) as l (position int8, entry_id int8, xid text, mac text)`,
    [JSON.stringify(links.map(one => ({ ...one, mac: one.mac.toString('hex') })))],
  )
