import { createHmac, type KeyObject } from 'node:crypto'
import type { Tx } from '../platform/db/index.ts'
import { type Entry, entryColumns, type Head, start, unlinked } from './chain.ts'

// An entry about somebody who was erased names a pseudonym instead. Its link cannot be worked out from it any more; what
// it says now is signed together with its links before and after, with the key of the chain.

type Linked = Entry & Pick<Head, 'position' | 'mac'>

function sign(key: KeyObject, before: Buffer, entry: Linked): Buffer {
  const {
    position,
    mac,
    id,
    at,
    actor,
    action,
    resource,
    row_id,
    row_ids,
    fields,
    request_id,
    address,
    times,
  } = entry
  const told = [id, at, actor, action, resource, row_id, row_ids, fields, request_id, address, times]
  const links = [position, before.toString('hex'), mac.toString('hex')]
  return createHmac('sha256', key)
    .update(`redaction ${JSON.stringify([links, told])}`)
    .digest()
}

export const redactionHolds = (key: KeyObject, before: Buffer, entry: Linked, signature: Buffer) =>
  sign(key, before, entry).equals(signature)

const about = `(e.actor = $1 or e.row_id = $1 or (e.row_ids <> '{}' and e.row_ids @> array[$1]))
  and e.at <= $2::timestamptz`
const found = `select c.position, c.mac, b.mac as before, ${entryColumns}
  from audit.entries e join audit.chain c on c.entry_id = e.id left join audit.chain b on b.position = c.position - 1
  where ${about} order by e.id limit $3`

/** Takes somebody's name out of some entries. How many, and whether some have still to be sealed first. */
export async function redactSome(
  tx: Tx,
  key: KeyObject,
  { subject, pseudonym, until, most }: { subject: string; pseudonym: string; until: Date; most: number },
): Promise<{ redacted: number; unsealed: boolean }> {
  const entries = await tx.rows<Linked & { before: Buffer | null }>(found, [subject, until, most])
  const renamed = <T>(id: T) => (id === subject ? pseudonym : id)
  const changes = entries.map(({ before, ...entry }) => {
    const changed = {
      ...entry,
      actor: renamed(entry.actor),
      row_id: renamed(entry.row_id),
      row_ids: (entry.row_ids as string[]).map(renamed),
      address: null,
    } as Linked
    const { id, actor, row_id, row_ids } = changed
    const signature = sign(key, before ?? start, changed).toString('hex')
    return { id, actor, row_id, row_ids, signature }
  })
  if (changes.length > 0) await tx.rows('select audit.redact($1)', [JSON.stringify(changes)])
  const [left] = await tx.rows<{ waiting: boolean }>(
    `select exists (select from audit.entries e where ${about} and ${unlinked}) as waiting`,
    [subject, until],
  )
  return { redacted: changes.length, unsealed: left?.waiting ?? false }
}
