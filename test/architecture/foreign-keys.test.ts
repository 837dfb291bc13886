import assert from 'node:assert/strict'
import { it } from 'node:test'
import { testDatabase } from '../harness/index.ts'

// Deleting what is pointed at looks for those that point: without an index, by reading their whole table.
const unindexed = `
  select k.conrelid::regclass || ' (' || (
      select string_agg(a.attname, ', ' order by u.place)
      from unnest(k.conkey) with ordinality u (column_number, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.column_number) || ')' as name
  from pg_constraint k
  where k.contype = 'f' and k.connamespace::regnamespace::text in ('public', 'app', 'identity', 'audit')
    and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indisvalid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)',
          (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1])))
        and (select array_agg(c::int2 order by c) from unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) c)
          = (select array_agg(c order by c) from unnest(k.conkey) c))
  order by 1`

it('every foreign key has an index that begins with its columns', async () => {
  const database = await testDatabase()
  const keys = await database.superuser.query(`select from pg_constraint where contype = 'f'
    and connamespace::regnamespace::text in ('public', 'app', 'identity', 'audit')`)
  const { rows } = await database.superuser.query<{ name: string }>(unindexed)
  await database.drop()
  assert.ok(keys.rows.length > 20)
  assert.deepEqual(
    rows.map(row => row.name),
    [],
  )
})
