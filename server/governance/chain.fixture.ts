import assert from 'node:assert/strict'
import type pg from 'pg'

/** Does what only somebody who owns the server can: the guard is taken away, the log changed, and put back later. */
export async function tamperWith(
  superuser: pg.Client,
  statement: string,
  values: unknown[],
  look: () => Promise<void>,
) {
  const disable = (how: string) =>
    superuser.query(
      `alter table audit.entries ${how} trigger all; alter table audit.chain ${how} trigger all`,
    )
  // No entry is written between what is kept and what is changed, nor while it is put back.
  const locked = (statements: string) =>
    superuser.query(`begin; lock table audit.entries, audit.chain in exclusive mode; ${statements}; commit`)
  await disable('disable')
  await locked(
    'create table kept_entries as table audit.entries; create table kept_chain as table audit.chain',
  )
  const { rowCount } = await superuser.query(statement, values)
  assert.ok((rowCount ?? 0) > 0, 'something was tampered with')
  try {
    await look()
  } finally {
    // What was written meanwhile stays: a chain that went back would be found out.
    await locked(`delete from audit.chain where position in (select position from kept_chain);
      delete from audit.entries e where id in (select id from kept_entries)
        or (actor = 'nobody' and not exists (select from audit.chain c where c.entry_id = e.id));
      insert into audit.entries overriding system value select * from kept_entries;
      insert into audit.chain select * from kept_chain; drop table kept_entries, kept_chain`)
    await disable('enable')
  }
}
