import type pg from 'pg'

/** Every table of ours and of the job queue in which a text stands, in whatever column. */
export async function traceOf(superuser: pg.Client, text: string): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `select format('%s.%I', c.relnamespace::regnamespace, c.relname) as name from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'app', 'identity', 'audit', 'pgboss')
     order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await superuser.query(`select from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text])
    if (hit.rowCount) found.push(name)
  }
  return found
}
