import type { Tx } from '../platform/db/index.ts'
import { type LeadValues, setChanged } from './queries.ts'

export const insertLeads = (tx: Tx, person: string | null, leads: (LeadValues & { id: string })[]) =>
  tx.rows(
    `insert into public.leads (id, name, email, phone, company, status, source, phone_e164, email_key, assigned_to)
     select id, name, email, phone, company, status, source, phone_e164, email_key, $2
     from json_to_recordset($1) as r (id uuid, name text, email text, phone text, company text, status text, source text,
       phone_e164 text, email_key text)`,
    [JSON.stringify(leads), person],
  )

/** Locks those there are, so that what is checked now still holds when it is changed. */
export const lockLeads = (tx: Tx, ids: string[]) =>
  tx.rows<{ id: string; assigned_to: string | null }>(
    'select id, assigned_to from public.leads where id = any ($1::uuid[]) order by id for update',
    [ids],
  )

/** Each row changes the fields it names and no others. */
export const updateLeads = (tx: Tx, changes: { id: string; change: object }[]) =>
  tx.rows(
    `update public.leads l set ${setChanged}
     from jsonb_to_recordset($1) as r (id uuid, change jsonb) where l.id = r.id`,
    [JSON.stringify(changes)],
  )

export const deleteLeads = (tx: Tx, ids: string[]) =>
  tx.rows('delete from public.leads where id = any ($1::uuid[])', [ids])

export const knownPeople = async (tx: Tx, ids: string[]) =>
  (await tx.rows<{ id: string }>('select id from app.people_among($1::uuid[]) as id', [ids])).map(
    row => row.id,
  )
