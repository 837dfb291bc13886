import type { Database, Tx } from '../platform/db/index.ts'
import type { Person } from '../platform/http/app-types.ts'

// A name only while the lead is the reader's own: reading another's is for the audit log, and a reminder is no reason to.
const withLead = `app.notification_json(n)::jsonb || jsonb_build_object('lead',
  (select json_build_object('id', l.id, 'name', l.name) from public.leads l
   where l.id = (n.data ->> 'lead_id')::uuid and l.assigned_to = app.user_id()))`

/** One's own: row-level security shows nobody anybody else's. */
export async function listNotifications(
  db: Database,
  actor: Person,
  { unread, lead, limit, offset }: { unread: boolean; lead: boolean; limit: number; offset: number },
) {
  const mine = 'n.person = app.user_id()'
  const wanted = unread ? `${mine} and n.read_at is null` : mine
  const shown = lead ? withLead : 'app.notification_json(n)'
  const [row] = await db.one<[string, number, number]>(actor, {
    name: `notifications.list.${unread ? 'unread' : 'all'}${lead ? '.lead' : ''}`,
    text: `select coalesce((select json_agg(${shown} order by n.created_at desc, n.id)
          from (select * from public.notifications n where ${wanted} order by n.created_at desc, n.id
            limit $1 offset $2) n), '[]')::text,
        (select count(*) from public.notifications n where ${wanted}),
        (select count(*) from public.notifications n where ${mine} and n.read_at is null)`,
    values: [limit, offset],
  })
  const [body, total, unreadCount] = row as [string, number, number]
  return { body, total, unread: unreadCount }
}

/** Answers how many are left. */
export async function markRead(tx: Tx, { ids, until }: { ids: string[] | null; until: string | null }) {
  await tx.rows(
    `update public.notifications set read_at = clock_timestamp()
     where person = app.user_id() and read_at is null and (id = any ($1::uuid[]) or created_at <= $2)`,
    [ids, until],
  )
  const [left] = await tx.rows<{ unread: number }>(
    'select count(*) as unread from public.notifications where person = app.user_id() and read_at is null',
  )
  return (left as { unread: number }).unread
}
