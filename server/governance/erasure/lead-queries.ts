import type { Tx } from '../../platform/db/index.ts'

export type LeadContact = { name: string; email: string | null; phone: string | null }

/** The system has no sight of leads, but of what is held. One that was absorbed is as it was before, while that is known. */
export async function contactOfLead(tx: Tx, id: string): Promise<LeadContact | undefined> {
  const [found] = await tx.rows<{ row: LeadContact | null }>(
    `select row from app.held_rows('public.leads', 'id', null, null, null, $1, null, 1) as row
     union all select nullif(row -> 'before' -> 'absorbed', 'null')
       from app.held_rows('public.lead_merges', 'absorbed_id', null, null, null, $1, null, 1) as row
     limit 1`,
    [id],
  )
  return found?.row ?? undefined
}

/** Files that leads were imported from, once nobody needs them any more: any of them may hold this lead. */
export const removeImportedFiles = async (tx: Tx): Promise<number> =>
  (
    await tx.rows(
      `delete from app.files where purpose = 'import' and id in (
         select file_id from public.lead_imports where state in ('done', 'failed', 'undone')) returning id`,
    )
  ).length
