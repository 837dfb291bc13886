import assert from 'node:assert/strict'
import { foldAll } from '../../server/analytics/index.ts'
import type { TestService } from '../harness/index.ts'

/** How many rows each table holds and which transaction wrote last to it. The audit chain, its key, where it grows, how far the outbox was read and from where people come are written by themselves. */
async function fingerprint({ superuser }: TestService): Promise<Record<string, string>> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'app', 'identity', 'audit')
       and c.oid not in ('audit.chain'::regclass, 'audit.servers'::regclass, 'app.secrets'::regclass, 'app.outbox_readers'::regclass,
         'identity.places'::regclass) order by 1`,
  )
  assert.ok(tables.length > 10)
  const { rows } = await superuser.query<{ name: string; state: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' rows, ' || max(xmin::text::int8) as state from ${name}`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

/** Whatever is done, the database is as it was before. */
export async function leavesDatabaseUnchanged<T>(mettle: TestService, work: () => Promise<T>): Promise<T> {
  // What happened before is counted by itself, at a moment of its own choosing.
  await foldAll(mettle.db)
  const before = await fingerprint(mettle)
  const result = await work()
  assert.deepEqual(await fingerprint(mettle), before)
  return result
}
