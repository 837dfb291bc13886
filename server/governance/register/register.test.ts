import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestDatabase, testDatabase, undoLater } from '../../../test/harness/index.ts'
import { columnsOf, type Held, retentionKinds } from './held.ts'
import { register } from './index.ts'

type Column = { table: string; column: string; type: string }

let database: TestDatabase
let schema: Column[]
before(async () => {
  database = await testDatabase()
  undoLater(() => database.drop())
  const found = await database.superuser.query<Column>(
    `select format('%s.%s', c.relnamespace::regnamespace, c.relname) as table, a.attname as column,
       format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'app', 'identity', 'audit')`,
  )
  schema = found.rows
})

const placed = ({ gone, people, leads, kept = {} }: Held) => [
  ...columnsOf(gone),
  ...columnsOf(people),
  ...columnsOf(leads),
  ...Object.keys(kept).flatMap(columnsOf),
]
const spelled = (table: string, columns: string[]) => columns.map(column => `${table}.${column}`)

describe('the register of what is held about people and leads', () => {
  it('says of every column whether it is erased, pseudonymised or kept, and of none that is not there', () => {
    const entered = Object.entries(register).flatMap(([table, held]) => spelled(table, placed(held)))
    assert.deepEqual(entered.toSorted(), schema.map(({ table, column }) => `${table}.${column}`).toSorted())
  })

  it('says of every table how long it is kept, and whether and by what it is exported, or why not', () => {
    for (const [table, { exported, retention }] of Object.entries(register)) {
      if (typeof retention === 'object') assert.ok(retention.none.length > 5, table)
      else assert.ok(retentionKinds.includes(retention), table)
      if ('no' in exported) assert.ok(exported.no.length > 5, table)
      else assert.ok(exported.person ?? exported.lead, table)
    }
  })

  it('exports by columns that are there, and leaves out or opens only such', () => {
    const there = new Set(schema.map(({ table, column }) => `${table}.${column}`))
    const wanted = Object.entries(register).flatMap(([table, { exported }]) => {
      if ('no' in exported) return []
      const by = [exported.person, exported.lead].flatMap(one => {
        const [column = '', , parent, , key] = one?.split(' ') ?? []
        const through = parent ? [parent, parent.replace(/\w+$/, key as string)] : []
        return one ? [`${table}.${column}`, ...through] : []
      })
      const rowNames = Object.values(exported.opens ?? {}).flatMap(name => name.split('/'))
      const named = [
        ...Object.keys(exported.omit ?? {}),
        ...Object.keys(exported.opens ?? {}),
        ...rowNames,
        exported.own ?? '',
      ]
      return [...by, ...spelled(table, named.flatMap(columnsOf))]
    })
    assert.deepEqual(
      wanted.filter(one => !there.has(one)),
      [],
    )
  })

  it('has a pseudonym for every column that points at a person and outlives them', async () => {
    const { rows } = await database.superuser.query<{ table: string; column: string }>(
      `select format('%s.%s', c.relnamespace::regnamespace, c.relname) as table, a.attname as column
       from pg_constraint k join pg_class c on c.oid = k.conrelid
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
       where k.contype = 'f' and k.confrelid = 'public.profiles'::regclass and k.confdeltype = 'n'`,
    )
    const without = rows.filter(({ table, column }) => !columnsOf(register[table]?.people).includes(column))
    assert.ok(rows.length > 10)
    assert.deepEqual(without, [])
  })

  it('finds whoever a row names by an index, so that erasing them does not read whole tables', async () => {
    const { rows } = await database.superuser.query<{ indexed: string }>(
      `select format('%s.%s.%s', c.relnamespace::regnamespace, c.relname, a.attname) as indexed
       from pg_index i join pg_class c on c.oid = i.indrelid
         join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]`,
    )
    const small = {
      'app.person_sums.person': 'a row for each person and day',
      'app.activity_marks.person': 'what waits a minute to be counted',
    }
    const found = new Set([...rows.map(({ indexed }) => indexed), ...Object.keys(small)])
    const naming = Object.entries(register).flatMap(([table, { people, leads }]) =>
      spelled(table, [...columnsOf(people), ...columnsOf(leads)]),
    )
    assert.deepEqual(
      naming.filter(column => !found.has(column)),
      [],
    )
  })
})
