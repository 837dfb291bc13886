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

export type Replay = {
  person: string
  key: string
  answer: Buffer
  key_id: string
  master_id: string
  wrapped: Buffer
}

/** Answers that are kept for a day, with the key that opens each. */
export const replaysAfter = (tx: Tx, after: { person: string; key: string }, most: number) =>
  tx.rows<Replay>(
    `select r.person, r.key, r.answer, k.id as key_id, k.master_id, k.wrapped
     from app.replays r join app.data_keys k on k.person_id = r.person
     where r.answer is not null and (r.person, r.key) > ($1::uuid, $2) order by r.person, r.key limit $3`,
    [after.person, after.key, most],
  )

export const removeReplay = (tx: Tx, person: string, key: string) =>
  tx.rows('delete from app.replays where person = $1 and key = $2', [person, key])

/** Files that leads were imported from, once nobody needs them any more: any of them may hold this lead. */
export const removeImportedFiles = async (tx: Tx): Promise<number> =>
  (
    await tx.rows(
      `delete from app.files where purpose = 'import' and id in (
         select file_id from public.lead_imports where state in ('done', 'failed', 'undone')) returning id`,
    )
  ).length
