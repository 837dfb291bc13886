import type { Tx } from '../platform/db/index.ts'
import type { LeadValues } from './queries.ts'

/** How many others have its phone or e-mail, up to a thousand; null where the lead is there already. */
export const receiveLead = async (tx: Tx, id: string, lead: Omit<LeadValues, 'status'>) =>
  (
    await tx.rows<{ duplicates: number | null }>('select app.receive_lead($1, $2) as duplicates', [
      id,
      JSON.stringify(lead),
    ])
  )[0]?.duplicates ?? null

export const leadsOfEmail = async (tx: Tx, key: string) =>
  (await tx.rows<{ id: string }>('select app.leads_of_email($1) as id', [key])).map(({ id }) => id)

export const insertNote = (tx: Tx, lead: string, id: string, sealed: Buffer) =>
  tx.rows('select app.note_on_lead($1, $2, $3)', [lead, id, sealed])
