import type { Tx } from '../../platform/db/index.ts'

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
