import type pg from 'pg'
import type { Seal } from '../../platform/seal.ts'

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

/** Everything sealed that may hold text, and what names its row. */
const sealed = [
  ['app.delivery_attempts', 'answer', 'id'],
  ['app.file_pieces', 'sealed', `file_id || '/' || number`],
  ['app.mail', 'content', 'id'],
  ['app.replays', 'answer', `person || '/' || key`],
  ['app.webhook_deliveries', 'body', 'id'],
  ['public.assessment_responses', 'sealed', `attempt_id || '/' || number`],
  ['public.assessment_results', 'sealed', 'id'],
  ['public.attempts', 'intake', 'id'],
  ['public.interactions', 'content', 'id'],
  ['public.peer_answers', 'sealed', 'invitation_id'],
  ['public.peer_invitations', 'email', 'id'],
  ['public.reports', 'sealed', 'id'],
] as const
const underTheMaster = ['app.delivery_attempts', 'app.mail', 'app.webhook_deliveries']

/** Every table in which a text stands once all that can still be opened is opened. */
export async function sealedTraceOf(superuser: pg.Client, seal: Seal, text: string): Promise<string[]> {
  const { rows: keys } = await superuser.query('select id, master_id, wrapped from app.data_keys')
  const found = new Set<string>()
  for (const [table, column, row] of sealed) {
    const { rows } = await superuser.query<{ row: string; bytes: Buffer }>(
      `select (${row})::text as row, ${column} as bytes from ${table} where length(${column}) > 0`,
    )
    for (const { row, bytes } of rows) {
      const place = { table: table.split('.')[1] as string, row, column }
      const named = bytes.subarray(1, 17).toString('hex')
      const key = keys.find(({ id }) => id.replaceAll('-', '') === named)
      const isMasters = underTheMaster.includes(table)
      if (!isMasters && !key) continue
      const opened = isMasters ? seal.openSecret(place, bytes) : seal.open(seal.unwrap(key), place, bytes)
      if (opened.toLowerCase().includes(text.toLowerCase())) found.add(table)
    }
  }
  return [...found]
}
