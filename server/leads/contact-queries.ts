import type { Database } from '../platform/db/index.ts'
import { notOwn, type Page, type Person } from './queries.ts'

/** Of the leads this person can read. Contact is what it is in analytics: a call in which somebody was spoken to. */
export async function listContacts(
  db: Database,
  actor: Person,
  leads: string[],
): Promise<Pick<Page, 'body' | 'notOwn'>> {
  const [row] = await db.one<[string, string[] | null]>(actor, {
    name: 'leads.contacts',
    text: `select coalesce(json_agg(json_build_object('lead_id', l.id, 'last_contact_at', app.iso(spoken.last_at),
          'attempts', coalesce(s.attempts, 0), 'do_not_call', coalesce(s.do_not_call, false) or app.lead_refused(l.id)) order by l.id), '[]')::text,
        array_agg(l.id) filter (where ${notOwn})
      from public.leads l left join public.lead_contact_state s on s.lead_id = l.id
        cross join lateral (select max(c.occurred_at) as last_at
          from public.interactions i join public.calls c on c.interaction_id = i.id
          where i.lead_id = l.id and c.reached) spoken
      where l.id = any (string_to_array($1, ',')::uuid[])`,
    values: [leads.join(',')],
  })
  const [body, others] = row as [string, string[] | null]
  return { body, notOwn: others ?? [] }
}
