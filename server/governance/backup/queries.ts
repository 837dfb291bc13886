import type { Tx } from '../../platform/db/index.ts'

export type BackupRow = {
  id: string
  scheduled: boolean
  state: 'running' | 'done' | 'failed' | 'removed'
  path: string
  bytes: number | null
  record_count: number | null
  problem: string | null
  started_at: string
  ended_at: string | null
}

const columns = `id, scheduled, state, path, bytes, record_count, problem, app.iso(started_at) as started_at,
  app.iso(ended_at) as ended_at`

export const insertBackup = (tx: Tx, id: string, path: string, at: Date) =>
  tx.rows(
    `insert into app.backups (id, scheduled, state, path, started_at) values ($1, true, 'running', $2, $3)`,
    [id, path, at],
  )

export const endBackup = (
  tx: Tx,
  id: string,
  { state, bytes, rows, problem }: { state: string; bytes?: number; rows?: number; problem?: string },
) =>
  tx.rows(
    `update app.backups set state = $2, bytes = $3, record_count = $4, problem = left($5, 1000),
       ended_at = clock_timestamp() where id = $1`,
    [id, state, bytes ?? null, rows ?? null, problem ?? null],
  )

/** One that was killed left its row; whoever holds the lock is still at it. */
export const failCutOff = (tx: Tx) =>
  tx.rows(
    `update app.backups set state = 'failed', problem = 'It was cut off.', ended_at = clock_timestamp()
     where state = 'running' and not app.backup_under_way() and started_at < now() - interval '1 minute'`,
  )

export const scheduledSince = (tx: Tx, since: Date) =>
  tx.rows<BackupRow>(`select ${columns} from app.backups where scheduled and app.backups.started_at > $1`, [
    since,
  ])

/** Those of the clock that should still lie where they were put, newest first. */
export const keptBackups = (tx: Tx) =>
  tx.rows<BackupRow>(
    `select ${columns} from app.backups where scheduled and state = 'done' order by app.backups.started_at desc`,
  )

export const lastBackups = async (tx: Tx) => {
  const last = async (condition: string) =>
    (
      await tx.rows<BackupRow>(
        `select ${columns} from app.backups where ${condition} order by app.backups.started_at desc limit 1`,
      )
    )[0] ?? null
  return {
    done: await last(`state in ('done', 'removed')`),
    failed: await last(`state = 'failed' and scheduled`),
    lists: await last(listsTrouble),
  }
}

// What the operator makes by hand is entered when it is done, so that this can be nothing else.
const listsTrouble = `state = 'failed' and not scheduled`

/** False where it stands there already. */
export const noteListsTrouble = async (tx: Tx, folder: string, problem: string) =>
  (
    await tx.rows(
      `insert into app.backups (id, scheduled, state, path, problem, ended_at)
       select gen_random_uuid(), false, 'failed', $1, left($2, 1000), clock_timestamp()
       where not exists (select from app.backups where ${listsTrouble}) returning id`,
      [folder, problem],
    )
  ).length > 0

export const forgetListsTrouble = (tx: Tx) => tx.rows(`delete from app.backups where ${listsTrouble}`)

/** Failures and rows of files long gone tell nobody anything after a year. */
export const forgetOldBackups = (tx: Tx) =>
  tx.rows(
    `delete from app.backups where state in ('failed', 'removed') and started_at < now() - interval '1 year'`,
  )

export const adminAddresses = async (tx: Tx) =>
  (
    await tx.rows<{ email: string }>(
      `select a.email from public.profiles p join identity.accounts a using (id)
       where p.role = 'admin' and a.disabled_at is null and a.email_verified_at is not null order by a.email limit 50`,
    )
  ).map(({ email }) => email)

/** Those who stand for somebody erased are nobody to shut out. */
export const disabledPeople = async (tx: Tx) =>
  (
    await tx.rows<{ id: string }>(
      `select a.id from identity.accounts a join public.profiles p using (id)
       where a.disabled_at is not null and p.erased_at is null order by a.id`,
    )
  ).map(({ id }) => id)

/** How many of them were not. */
export const disableAgain = async (tx: Tx, ids: string[]) =>
  (
    await tx.rows(
      `insert into identity.accounts as a (id, disabled_at) select id, clock_timestamp() from public.profiles
       where id = any ($1::uuid[])
       on conflict (id) do update set disabled_at = excluded.disabled_at where a.disabled_at is null returning id`,
      [ids],
    )
  ).length

/** Sign-ins and links by which one can get in. */
export const endAllSessions = (tx: Tx) =>
  tx.rows(
    `with links as (delete from identity.tickets where kind in ('reset', 'exchange')), streams as (delete from app.realtime_tickets)
     update identity.sessions set revoked_at = clock_timestamp() where revoked_at is null`,
  )

export const isKeyShown = async (tx: Tx, keyId: string) =>
  (await tx.rows('select from app.key_copies where id = $1', [keyId])).length > 0

export const noteKeyShown = (tx: Tx, keyId: string) =>
  tx.rows('insert into app.key_copies (id) values ($1) on conflict do nothing', [keyId])
