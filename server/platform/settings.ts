import type { Static, TSchema } from 'typebox'
import type { Role, Tx } from './db/index.ts'
import { checked } from './http/validation.ts'

/**
 * What an admin can change while the service runs, each declared once in the domain it belongs to. Its value is an
 * object, so that it can gain a field; until somebody changes it, the default holds.
 */
export type Setting<T extends TSchema = TSchema> = {
  /** As it stands in the address: GET /settings/call-outcomes. */
  name: string
  description: string
  schema: T
  default: Static<T>
  readableBy: Role
  /** Admins, unless said otherwise; the policies of app.settings say the same. */
  changeableBy?: 'manager'
  /** What the schema cannot say: throws a Failure that names the field. */
  refuse?: (value: Static<T>) => void | Promise<void>
  /** What only the database knows: the same, in the transaction of the change. */
  refuseIn?: (tx: Tx, value: Static<T>) => Promise<void>
  /** What has to follow, in the same transaction. */
  changed?: (tx: Tx) => Promise<void>
  meetsSchema: (value: unknown) => boolean
}

export function defineSetting<T extends TSchema>(declared: Omit<Setting<T>, 'meetsSchema'>): Setting<T> {
  const check = checked(declared.schema)
  return { ...declared, meetsSchema: value => check(value) === undefined }
}

type Row = { value: unknown; version: number; updated_at: string; updated_by: string | null }

const columns = `value, (extract(epoch from updated_at) * 1000)::int8 as version, app.iso(updated_at) as updated_at, updated_by`

/** Its value now, in the caller's own transaction. One that a later version's schema no longer takes counts as not set. */
export async function readSetting<T extends TSchema>(tx: Tx, setting: Setting<T>): Promise<Static<T>> {
  return (await findSetting(tx, setting)).value as Static<T>
}

export async function findSetting(tx: Tx, setting: Setting) {
  const [row] = await tx.rows<Row>(`select ${columns} from app.settings where id = $1`, [setting.name])
  return shown(setting, row)
}

function shown(setting: Setting, row: Row | undefined) {
  const known = row !== undefined && setting.meetsSchema(row.value)
  return {
    name: setting.name,
    description: setting.description,
    value: known ? row.value : setting.default,
    default: setting.default,
    changed: known,
    updated_at: row?.updated_at ?? null,
    updated_by: row?.updated_by ?? null,
    version: row?.version ?? 0,
  }
}

export async function listSettings(tx: Tx, settings: Setting[]) {
  const rows = await tx.rows<Row & { id: string }>(`select id, ${columns} from app.settings`)
  return settings.map(setting =>
    shown(
      setting,
      rows.find(row => row.id === setting.name),
    ),
  )
}

/** Two admins who change one setting at the same time wait for each other here, whether it has a row or not. */
export async function lockSetting(tx: Tx, setting: Setting) {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('setting ' || $1, 0))`, [setting.name])
  return findSetting(tx, setting)
}

export async function changeSetting(tx: Tx, setting: Setting, value: unknown, person: string) {
  await setting.refuse?.(value)
  await setting.refuseIn?.(tx, value)
  await tx.rows(
    `insert into app.settings as s (id, value, updated_by) values ($1, $2, $3)
     on conflict (id) do update set value = excluded.value, updated_by = excluded.updated_by
     where s.value <> excluded.value`,
    [setting.name, JSON.stringify(value), person],
  )
  await setting.changed?.(tx)
  return findSetting(tx, setting)
}
