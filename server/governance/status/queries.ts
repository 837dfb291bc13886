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

export const readJobs = async (tx: Tx) => {
  const [row] = await asRole(tx, 'mettle_jobs', () =>
    tx.rows<{ waiting: number; failed: number; oldest: Date | null }>(
      `select count(*) filter (where state <> 'failed') as waiting, count(*) filter (where state = 'failed') as failed,
         min(created_on) filter (where state <> 'failed' and start_after <= now()) as oldest
       from pgboss.job where state in ('created', 'retry', 'failed') and name not like '\\_\\_%'`,
    ),
  )
  const { waiting, failed, oldest } = row as NonNullable<typeof row>
  return { waiting, failed, oldest_waiting_at: oldest?.toISOString() ?? null }
}

export const readMail = async (tx: Tx) => {
  const [row] = await tx.rows<{ waiting: number; kept: number; failed: number }>(
    `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'kept') as kept,
       count(*) filter (where state = 'failed') as failed from app.mail where state <> 'sent'`,
  )
  return row as NonNullable<typeof row>
}
