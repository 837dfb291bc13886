import { type Database, systemActor } from '../../platform/db/index.ts'
import type { DataKey, Seal } from '../../platform/seal.ts'
import { columnsOf, type Exported } from '../register/held.ts'
import { register } from '../register/index.ts'
import { heldRows, keysOf, type Row, type Wanted } from './queries.ts'

const system = systemActor('export')
const atOnce = 500

type Parts = { db: Database; seal: Seal }
type Opener = (table: string, row: Row, column: string, names: string) => unknown

/** Each table of which something is held about such a subject. */
const sections = (kind: Wanted['kind']) =>
  Object.entries(register).flatMap(([table, { exported }]) => {
    const by = 'no' in exported ? undefined : exported[kind]
    return by ? [{ table, by, exported: exported as Exported }] : []
  })
const leftOut = (kind: Wanted['kind'], isOwn: boolean) =>
  sections(kind).flatMap(({ table, exported: { omit = {}, own } }) => [
    ...Object.entries(omit).map(([columns, why]) => ({ what: `${table}: ${columns}`, why })),
    ...(own && !isOwn ? [{ what: `${table}: ${own}`, why: 'for nobody but the person themselves' }] : []),
  ])
const notGiven = () =>
  Object.entries(register).flatMap(([table, { exported }]) =>
    'no' in exported ? [{ what: table, why: exported.no }] : [],
  )

/**
 * Everything held, as JSON: first an index of what follows and of what does not, then each table's rows with what is sealed
 * opened. A page of rows at a time, so that whoever has a long history costs no more memory.
 */
export async function* gather(parts: Parts, wanted: Wanted): AsyncGenerator<Buffer> {
  const { db } = parts
  const { kind, subject_id } = wanted
  const isOwn = kind === 'person' && wanted.requested_by === subject_id
  const open = await openerFor(parts, wanted)
  const found = sections(kind)

  const index = {
    about: { kind, id: subject_id, made_at: new Date().toISOString() },
    sections: found.map(({ table }) => table),
    left_out: leftOut(kind, isOwn),
    not_exported: notGiven(),
  }
  yield Buffer.from(`{"index":${JSON.stringify(index, null, 2)},\n"data":{`)
  for (const [i, { table, by, exported }] of found.entries()) {
    const hidden = [...Object.keys(exported.omit ?? {}), isOwn ? '' : (exported.own ?? '')].flatMap(columnsOf)
    yield Buffer.from(`${i === 0 ? '' : ','}\n${JSON.stringify(table)}:[`)
    let separator = ''
    for (let after: Row | null | undefined = null; after !== undefined; ) {
      const from: Row | null = after
      const rows: { row: Row }[] = await db.withActor(system, tx =>
        heldRows(tx, table, by, subject_id, from, atOnce),
      )
      for (const { row } of rows) {
        yield Buffer.from(`${separator}\n${JSON.stringify(shown(table, row, exported, hidden, open))}`)
        separator = ','
      }
      after = rows.length < atOnce ? undefined : rows.at(-1)?.row
    }
    yield Buffer.from(']')
  }
  yield Buffer.from('}}\n')
}

function shown(table: string, row: Row, { opens = {} }: Exported, hidden: string[], open: Opener): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.includes(column))
      .map(([column, value]) => [
        column,
        opens[column] && value ? open(table, row, column, opens[column]) : value,
      ]),
  )
}

/** A value names the key it was sealed with; one from before that opens with the subject's own. */
async function openerFor({ db, seal }: Parts, { kind, subject_id }: Wanted): Promise<Opener> {
  const rows = await db.withActor(system, tx => keysOf(tx, kind, subject_id))
  const own = rows.find(({ moved }) => !moved)
  const keyNamed = (sealed: Buffer, row: Row): DataKey | undefined => {
    const id = sealed[0] === 2 ? sealed.subarray(1, 17).toString('hex') : undefined
    const named = rows.find(
      key => key.id === row.key_id || (id !== undefined && key.id.replaceAll('-', '') === id),
    )
    const found = named ?? own
    return found && seal.unwrap(found)
  }
  return (table, row, column, names) => {
    const sealed = Buffer.from(String(row[column]).replace(/^\\x/, ''), 'hex')
    const key = keyNamed(sealed, row)
    if (!key) return null
    const name = names.split('/').map(one => String(row[one]))
    const text = seal.open(key, { table: table.split('.')[1] as string, row: name.join('/'), column }, sealed)
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
}
