import type { Tx } from '../../platform/db/index.ts'
import { notOwn } from '../queries.ts'
import { json } from '../record.ts'

/** Enough to look through; whoever has more wants a search. */
const mostShown = 100

type Duplicates = { body: string; shown: number; all: number; notOwn: string[] | null }

/** Leads with the same phone or e-mail that the caller can read, and how many there are in all; undefined: no such lead. */
export async function listDuplicates(tx: Tx, lead: string): Promise<Duplicates | undefined> {
  const [row] = await tx.rows<Duplicates>(
    `with own as (select id, phone_e164, email_key from public.leads where id = $1),
     same as materialized (select app.duplicates($1) as id),
     page as (select l.*, l.phone_e164 is not distinct from o.phone_e164 and l.phone_e164 is not null as same_phone,
         l.email_key is not distinct from o.email_key and l.email_key is not null as same_email
       from public.leads l, own o where l.id = any (array (select id from same)) order by l.created_at desc, l.id desc limit ${mostShown})
     select coalesce((select json_agg(json_build_object('lead', ${json}, 'same_phone', same_phone, 'same_email', same_email)
         order by created_at desc, id desc) from page), '[]')::text as body,
       (select count(id) from same) as shown, (select count(*) from same) as all,
       (select array_agg(id) filter (where ${notOwn}) from page) as "notOwn"
     from own`,
    [lead],
  )
  return row
}

const merge = `json_build_object('id', id, 'survivor_id', survivor_id, 'absorbed_id', absorbed_id, 'absorbed_name', absorbed_name, 'merged_by', merged_by,
  'merged_at', app.iso(merged_at), 'undone_at', app.iso(undone_at),
  'undoable_until', case when undone_at is null and merged_at > now() - interval '30 days' then app.iso(merged_at + interval '30 days') end)`

export async function mergeLeads(
  tx: Tx,
  survivor: string,
  absorbed: string,
  chosen: string[],
): Promise<string> {
  const [made] = await tx.rows<{ id: string }>('select app.merge_leads($1, $2, $3) as id', [
    survivor,
    absorbed,
    chosen,
  ])
  const [row] = await tx.rows<{ body: string }>(
    `select json_build_object('merge', m.merge, 'lead', app.lead_json(l))::text as body
     from (select survivor_id, ${merge} as merge from public.lead_merges where id = $1) m join public.leads l on l.id = m.survivor_id`,
    [made?.id],
  )
  return (row as { body: string }).body
}

export async function undoMerge(tx: Tx, id: string): Promise<string> {
  const [made] = await tx.rows<{ id: string }>('select app.undo_merge($1) as id', [id])
  const [row] = await tx.rows<{ body: string }>(
    'select app.lead_json(l)::text as body from public.leads l where id = $1',
    [made?.id],
  )
  return (row as { body: string }).body
}

export const listMerges = (tx: Tx, lead: string, limit: number, offset: number) =>
  tx.rows<{ total: number; merge: object | null; notOwn: boolean }>(
    `select (select count(*) from public.lead_merges where survivor_id = l.id) as total, m.merge, ${notOwn} as "notOwn"
     from public.leads l left join lateral (
       select ${merge} as merge from public.lead_merges where survivor_id = l.id order by merged_at desc, id limit $2 offset $3) m on true
     where l.id = $1`,
    [lead, limit, offset],
  )
