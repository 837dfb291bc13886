import type pg from 'pg'

// A table is filled fastest, and in any order, without what looks at each row: triggers, foreign keys and the indexes
// that are no constraints. The owner may take those away and put them back word for word; to switch them off for a
// session would need a superuser. All of it happens in the transaction that loads.

type Statement = { drop: string; restore: string }

const foreignKeys = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as restore
  from pg_constraint c join pg_class t on t.oid = conrelid
  where contype = 'f' and conparentid = 0 and t.relowner = 'mettle_owner'::regrole and t.relkind = 'r'`

const indexes = `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as restore
  from pg_index i join pg_class t on t.oid = indrelid
  where t.relowner = 'mettle_owner'::regrole and t.relkind = 'r'
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`

const triggers = `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as drop,
    format('alter table %s enable %s trigger %I', tgrelid::regclass,
      case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as restore
  from pg_trigger g join pg_class t on t.oid = tgrelid
  where not tgisinternal and tgenabled <> 'D' and t.relowner = 'mettle_owner'::regrole and t.relkind = 'r'`

/** Forced, row-level security holds for the owner too, and COPY FROM is not to be had with it. */
const policies = `select format('alter table %s no force row level security', c.oid::regclass) as drop,
    format('alter table %s force row level security', c.oid::regclass) as restore
  from pg_class c where relforcerowsecurity and relowner = 'mettle_owner'::regrole and relkind = 'r'`

/** Calls `load` with the tables bare, and dresses them again. */
export async function withBareTables<T>(client: pg.Client, load: () => Promise<T>): Promise<T> {
  const restores: string[] = []
  // In this order: a foreign key may stand on an index.
  for (const text of [foreignKeys, indexes, triggers, policies]) {
    const { rows } = await client.query<Statement>(text)
    for (const { drop, restore } of rows) {
      await client.query(drop)
      restores.unshift(restore)
    }
  }
  const result = await load()
  for (const restore of restores) await client.query(restore)
  return result
}
