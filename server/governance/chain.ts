import { createHmac, type KeyObject } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import type { Seal } from '../platform/seal.ts'

// Each entry is linked to the one before with a key the database does not hold, so that whoever alters or removes a row
// cannot mend the chain.

/** What the first entry is linked to. */
export const start: Buffer = Buffer.alloc(32)

export const entryColumns = `e.id, e.at::text as at, e.actor, e.action, e.resource, e.row_id, e.row_ids, e.fields, e.request_id, e.address, e.times`
/** The same for whoever reads many: lists that are nearly always empty are not taken apart, and come as nothing. */
export const entryColumnsAtOnce = entryColumns
  .replace('e.row_ids', `nullif(e.row_ids, '{}') as row_ids`)
  .replace('e.fields', `nullif(e.fields, '{}') as fields`)
export type Entry = { id: number; at: string; times: number; [column: string]: unknown }

export function link(key: KeyObject, before: Buffer, entry: Entry): Buffer {
  const { id, at, actor, action, resource, row_id, row_ids, fields, request_id, address, times } = entry
  const told = [id, at, actor, action, resource, row_id, row_ids ?? [], fields ?? [], request_id, address]
  // Entries from before they could be counted say nothing of it, and are linked without.
  const text = JSON.stringify(times === 1 ? told : [...told, times])
  return createHmac('sha256', key).update(before).update(text).digest()
}

export const chainKey = (tx: Tx, seal: Seal) => seal.secret(tx, 'audit chain')

export type Head = { position: number; mac: Buffer; xid: string; entry_id: number }

export const beforeFirst: Head = { position: 0, mac: start, xid: '0', entry_id: 0 }

/** The link at a position; what comes before the first is the start. */
export async function linkAt(tx: Tx, position: number): Promise<Head | undefined> {
  if (position === 0) return beforeFirst
  const found = await tx.rows<Head>(
    'select position, mac, xid::text, entry_id from audit.chain where position = $1',
    [position],
  )
  return found[0]
}

export async function lastLink(tx: Tx): Promise<Head> {
  const found = await tx.rows<Head>(
    'select position, mac, xid::text, entry_id from audit.chain order by position desc limit 1',
  )
  return found[0] ?? beforeFirst
}

/** The log outgrows its statistics within seconds: by them, reading and sorting all of it would seem cheap. */
export const byIndex = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort']
  .map(way => `set_config('${way}', 'off', true)`)
  .join(', ')

/** One look-up an entry, where `not exists` could become a join with the whole chain. */
export const unlinked = `(select c.position from audit.chain c where c.entry_id = e.id) is null`
