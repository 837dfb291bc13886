import type { Tx } from '../../platform/db/index.ts'

export type LeadContact = { name: string; email: string | null; phone: string | null }

/** As people with the role of the service see it: the system has no sight of leads. */
export const contactOfLead = async (tx: Tx, id: string): Promise<LeadContact | undefined> =>
  (
    await tx.rows<{ row: LeadContact }>(
      `select row from app.held_rows('public.leads', 'id', null, null, null, $1, null, 1) as row`,
      [id],
    )
  )[0]?.row

/** Files that leads were imported from, once nobody needs them any more: any of them may hold this lead. */
export const removeImportedFiles = async (tx: Tx): Promise<number> =>
  (
    await tx.rows(
      `delete from app.files where purpose = 'import' and id in (
         select file_id from public.lead_imports where state in ('done', 'failed', 'undone')) returning id`,
    )
  ).length
