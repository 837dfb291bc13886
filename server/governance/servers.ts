import { createHmac, type KeyObject } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import { beforeFirst, type Head } from './chain.ts'

// The sealer follows the count of transactions, and every server counts its own. In a database restored from a dump the
// count may be far behind the chain's last link, and pass it at any time: so the chain notes on which server it grows,
// and from where on.

type Server = {
  number: number
  epoch: string
  /** Where the chain ended when it came here. */
  xid: string
  entry_id: number
  /** The highest id in the chain then: whatever is written here has a higher one. */
  newest: number
  /** The highest id in the log then; 0 where the count goes on as the chain does. A link beyond it was made of an entry
   * written here, and from there on the count alone decides. */
  until: number
}

const sign = (key: KeyObject, { number, epoch, xid, entry_id, newest, until }: Server) =>
  createHmac('sha256', key)
    .update(`server ${JSON.stringify([number, epoch, xid, entry_id, newest, until])}`)
    .digest()

const now = `select app.outbox_epoch() as epoch, s.number, s.epoch as server_epoch, s.xid::text as server_xid,
    s.entry_id as server_entry_id, s.newest, s.until, s.signature, h.position, h.mac, h.xid::text, h.entry_id,
    h.xid >= pg_snapshot_xmax(pg_current_snapshot()) as ahead
  from (values (1)) one
  left join lateral (select * from audit.chain order by position desc limit 1) h on true
  left join lateral (select * from audit.servers order by number desc limit 1) s on true`

type Row = Omit<Head, 'position'> & {
  position: number | null
  ahead: boolean | null
  epoch: string
  number: number | null
  server_epoch: string
  server_xid: string
  server_entry_id: number
  newest: number
  until: number
  signature: Buffer | null
}

/** Whether the log holds entries whose numbers are not of this server's count, or may come before the chain's last. */
const arrival = `select c.newest, greatest(c.newest, (select max(id) from audit.entries)) as until,
    $1::xid8 >= app.settled_below()
    or exists (select from audit.entries e where e.xid >= pg_snapshot_xmax(pg_current_snapshot()))
    or exists (select from audit.entries e where e.id > c.newest and (e.xid, e.id) < ($1::xid8, $2)) as mixed
  from (select coalesce(max(entry_id), 0) as newest from audit.chain) c`

/** The end of the chain, and the server it is on; a new one is still to be noted. */
export async function readChainEnd(tx: Tx, key: KeyObject) {
  const [row] = (await tx.rows<Row>(now)) as [Row]
  const { position, mac, xid, entry_id } = row
  const head: Head = position === null ? beforeFirst : { position, mac, xid, entry_id }
  const noted = notedServer(key, row)
  const arriving = noted !== undefined && isArriving(head, noted)
  if (noted?.epoch === row.epoch && (arriving || !row.ahead)) return { head, server: noted, isNew: false }

  const from = arriving ? noted : head
  const [found] = await tx.rows<{ newest: number; until: number; mixed: boolean }>(arrival, [
    from.xid,
    from.entry_id,
  ])
  const { newest, until, mixed } = found as { newest: number; until: number; mixed: boolean }
  const server: Server = {
    number: (row.number ?? 0) + 1,
    epoch: row.epoch,
    xid: from.xid,
    entry_id: from.entry_id,
    newest: arriving ? noted.newest : newest,
    until: mixed || arriving ? until : 0,
  }
  return { head, server, isNew: true }
}

function notedServer(key: KeyObject, { number, newest, until, signature, ...row }: Row): Server | undefined {
  if (number === null || signature === null) return
  const server = {
    number,
    epoch: row.server_epoch,
    xid: row.server_xid,
    entry_id: row.server_entry_id,
    newest,
    until,
  }
  return sign(key, server).equals(signature) ? server : undefined
}

export async function noteServer(tx: Tx, key: KeyObject, server: Server) {
  const { number, epoch, xid, entry_id, newest, until } = server
  await tx.rows(
    `insert into audit.servers (number, epoch, xid, entry_id, newest, until, signature)
     values ($1, $2, $3::xid8, $4, $5, $6, $7)`,
    [number, epoch, xid, entry_id, newest, until, sign(key, server)],
  )
}

const isArriving = (head: Head, { until }: Server) => until > 0 && head.entry_id <= until

/** Where what is not sealed yet may stand: behind this link, or, on a server that the chain has just come to, beyond this id. */
export type Unsealed = { arriving: boolean; xid: string; entry_id: number; beyond: number }

export const unsealedFrom = (head: Head, server: Server): Unsealed =>
  isArriving(head, server)
    ? { arriving: true, xid: server.xid, entry_id: server.entry_id, beyond: server.newest }
    : { arriving: false, xid: head.xid, entry_id: head.entry_id, beyond: Number.MAX_SAFE_INTEGER }
