import { asRole, type Tx } from '../../platform/db/index.ts'

export const readDatabase = async (tx: Tx) => {
  const [row] = await tx.rows<{ postgres: string; size_bytes: number; tables: number }>(
    `select current_setting('server_version') as postgres, sum(pg_total_relation_size(c.oid))::int8 as size_bytes,
       count(*) as tables
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'app', 'audit', 'identity', 'pgboss')`,
  )
  return row as NonNullable<typeof row>
}

/** What the clock asks for is mended by the next time it was done; anything else waits for somebody. */
const stillFailed = `state = 'failed' and not (exists (select from pgboss.schedule s where s.name = j.name)
  and exists (select from pgboss.job c where c.name = j.name and c.state = 'completed' and c.completed_on > j.completed_on))`

export const readJobs = (tx: Tx) =>
  asRole(tx, 'mettle_jobs', async () => {
    const [row] = await tx.rows<{ waiting: number; oldest: Date | null }>(
      `select count(*) as waiting, min(created_on) filter (where start_after <= now()) as oldest
       from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_%'`,
    )
    const found = await tx.rows<{ queue: string; jobs: number; last: Date; problem: string | null }>(
      `select name as queue, count(*) as jobs, max(completed_on) as last,
         left((array_agg(output ->> 'message' order by completed_on desc))[1], 300) as problem
       from pgboss.job j where ${stillFailed} and name not like '\\_\\_%' group by name order by max(completed_on) desc limit 50`,
    )
    const { waiting, oldest } = row as NonNullable<typeof row>
    return {
      waiting,
      failed: found.reduce((sum, { jobs }) => sum + jobs, 0),
      oldest_waiting_at: oldest?.toISOString() ?? null,
      failures: found.map(({ last, ...rest }) => ({ ...rest, last_at: last.toISOString() })),
    }
  })

export const readMail = async (tx: Tx) => {
  const [row] = await tx.rows<{ waiting: number; kept: number; failed: number }>(
    `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'kept') as kept,
       count(*) filter (where state = 'failed') as failed from app.mail where state <> 'sent'`,
  )
  return row as NonNullable<typeof row>
}

export const recordJobs = (tx: Tx, action: 'update' | 'delete', queue: string) =>
  tx.rows(`select audit.record($1, 'jobs', $2, '{}')`, [action, queue])
