import { asRole, type Tx } from '../../platform/db/index.ts'
import type { By } from '../register/held.ts'

export type Kind = 'person' | 'lead'
export type DataExport = {
  id: string
  kind: Kind
  subject_id: string
  state: 'waiting' | 'ready' | 'taken' | 'failed'
  size: number | null
  requested_at: string
  finished_at: string | null
  expires_at: string
}
export type Wanted = DataExport & { requested_by: string; file_id: string | null }

const shown = `id, kind, subject_id, state, size, app.iso(requested_at) as requested_at,
  app.iso(finished_at) as finished_at, app.iso(expires_at) as expires_at`

export const canReadLead = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.rows('select from public.leads where id = $1', [id])).length > 0

export const isPerson = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.rows('select from public.profiles where id = $1 and erased_at is null', [id])).length > 0

/** One at a time for each subject: while one is under way, it is the answer. */
export async function requestExport(
  tx: Tx,
  kind: Kind,
  subject: string,
  by: string,
): Promise<{ made: DataExport; isNew: boolean }> {
  return asRole(tx, 'mettle_system', async () => {
    const [made] = await tx.rows<DataExport>(
      `insert into app.data_exports (kind, subject_id, requested_by) values ($1, $2, $3)
       on conflict do nothing returning ${shown}`,
      [kind, subject, by],
    )
    if (made) return { made, isNew: true }
    const [found] = await tx.rows<DataExport>(
      `select ${shown} from app.data_exports where requested_by = $1 and subject_id = $2 and state = 'waiting'`,
      [by, subject],
    )
    return { made: found as DataExport, isNew: false }
  })
}

/** Row-level security shows it to whoever asked for it. */
export const findExport = async (tx: Tx, id: string): Promise<DataExport | undefined> =>
  (await tx.rows<DataExport>(`select ${shown} from app.data_exports where id = $1`, [id]))[0]

export const findWanted = async (tx: Tx, id: string): Promise<Wanted | undefined> =>
  (
    await tx.rows<Wanted>(
      `select ${shown}, requested_by, file_id from app.data_exports where id = $1 and state = 'waiting'`,
      [id],
    )
  )[0]

export const exportReady = (tx: Tx, id: string, file: string, size: number) =>
  tx.rows(
    `update app.data_exports set state = 'ready', file_id = $2, size = $3, finished_at = clock_timestamp() where id = $1`,
    [id, file, size],
  )

export const exportFailed = (tx: Tx, id: string) =>
  tx.rows(`update app.data_exports set state = 'failed', finished_at = clock_timestamp() where id = $1`, [id])

/** Of two who take it at once, one gets it. */
export const takeExport = async (tx: Tx, id: string, by: string): Promise<Wanted | undefined> =>
  (
    await tx.rows<Wanted>(
      `update app.data_exports set state = 'taken', taken_at = clock_timestamp()
       where id = $1 and requested_by = $2 and state = 'ready' and expires_at > now()
       returning ${shown}, requested_by, file_id`,
      [id, by],
    )
  )[0]

export const giveBackExport = (tx: Tx, id: string) =>
  tx.rows(`update app.data_exports set state = 'ready' where id = $1 and state = 'taken'`, [id])

/** Where the database was away when a download broke off, or when its file was to go. */
export const giveBackAbandoned = (tx: Tx) =>
  tx.rows(
    `update app.data_exports set state = 'ready' where state = 'taken' and file_id is not null
       and coalesce(taken_at, '-infinity') < now() - interval '1 hour'`,
  )

export const removeOldExports = (tx: Tx) => tx.rows('delete from app.data_exports where expires_at < now()')

export type Row = Record<string, unknown>

export const heldRows = (tx: Tx, table: string, by: By, subject: string, after: Row | null, most: number) => {
  const [column, , parent, , key] = by.split(' ')
  const [, parentTable, parentColumn] = /^(.+)\.(\w+)$/.exec(parent ?? '') ?? []
  return tx.rows<{ row: Row }>(
    'select row from app.held_rows($1::regclass, $2, $3::regclass, $4, $5, $6, $7, $8) as row',
    [
      table,
      column,
      parentTable ?? null,
      parentColumn ?? null,
      key ?? null,
      subject,
      after === null ? null : JSON.stringify(after),
      most,
    ],
  )
}

export const keysOf = (tx: Tx, kind: Kind, subject: string) =>
  tx.rows<{ id: string; master_id: string; wrapped: Buffer; moved: boolean }>(
    `select id, master_id, wrapped, moved_at is not null as moved from app.data_keys where ${kind}_id = $1`,
    [subject],
  )
