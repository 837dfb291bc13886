import type { Database, Tx } from '../platform/db/index.ts'
import type { Person } from './queries.ts'
import type { Statements } from './statements.ts'

export type NewScript = { source?: string | null; status?: string | null; title: string; body: string }

const shown = `json_build_object('id', id, 'source', source, 'status', status, 'title', title, 'body', body,
  'created_at', app.iso(created_at), 'updated_at', app.iso(updated_at))`
const version = '(extract(epoch from updated_at) * 1000)::int8'

export type ScriptRow = { body: string; version: number; id: string }
const rowOf = (row: [string, number, string] | undefined): ScriptRow | undefined =>
  row && { body: row[0], version: row[1], id: row[2] }

const valuesOf = ({ source, status, title, body }: NewScript) => [source ?? null, status ?? null, title, body]

export async function listScripts(db: Database, actor: Person, limit: number, offset: number) {
  const [row] = await db.one<[string, number]>(actor, {
    name: 'scripts.list',
    text: `select coalesce(json_agg(${shown} order by source nulls last, status nulls last, id), '[]')::text,
        (select count(*) from public.call_scripts)
      from (select * from public.call_scripts order by source nulls last, status nulls last, id limit $1 offset $2) page`,
    values: [limit, offset],
  })
  const [body, total] = row as [string, number]
  return { body, total }
}

export async function getScript(db: Database, actor: Person, id: string) {
  const [row] = await db.one<[string, number, string]>(actor, {
    name: 'scripts.get',
    text: `select ${shown}::text, ${version}, id from public.call_scripts where id = $1`,
    values: [id],
  })
  return rowOf(row)
}

export async function insertScript({ write }: Statements, script: NewScript) {
  const [row] = await write<[string, number, string]>({
    name: 'scripts.create',
    text: `insert into public.call_scripts (source, status, title, body) values ($1, $2, $3, $4)
      returning ${shown}::text as body, ${version} as version, id`,
    values: valuesOf(script),
  })
  return rowOf(row) as ScriptRow
}

export const lockScript = async (tx: Tx, id: string) =>
  (
    await tx.rows<{ version: number }>(
      `select ${version} as version from public.call_scripts where id = $1 for update`,
      [id],
    )
  )[0]

export const replaceScript = async (tx: Tx, id: string, script: NewScript) =>
  (
    await tx.rows<ScriptRow>(
      `update public.call_scripts set source = $1, status = $2, title = $3, body = $4 where id = $5
       returning ${shown}::text as body, ${version} as version, id`,
      [...valuesOf(script), id],
    )
  )[0] as ScriptRow

export async function deleteScript(db: Database, actor: Person, id: string) {
  const [row] = await db.alone<[string, number, string]>(actor, {
    name: 'scripts.delete',
    text: `delete from public.call_scripts where id = $1 returning ${shown}::text, ${version}, id`,
    values: [id],
  })
  return rowOf(row)
}
