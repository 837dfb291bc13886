import type { Tx } from '../../platform/db/index.ts'

export const lettersAfter = (tx: Tx, after: string, most: number) =>
  tx.rows<{ id: string; content: Buffer }>(
    `select id, content from app.mail where id > $1 and content <> '' order by id limit $2`,
    [after, most],
  )

export const removeLetters = (tx: Tx, ids: string[]) =>
  tx.rows('delete from app.mail where id = any ($1::uuid[])', [ids])

/** Digests of the links by which peers were asked to speak about somebody. */
export const linksToPeers = async (tx: Tx, person: string) =>
  new Set(
    (
      await tx.rows<{ digest: string }>(
        `select encode(t.digest, 'hex') as digest from public.peer_tokens t
         join public.peer_invitations i on i.id = t.invitation_id where i.user_id = $1`,
        [person],
      )
    ).map(({ digest }) => digest),
  )

export type Invited = {
  id: string
  email: Buffer
  key_id: string
  master_id: string
  wrapped: Buffer
}

/** Whom test takers asked, with the key of each of them. */
export const peersAfter = (tx: Tx, after: string, most: number) =>
  tx.rows<Invited>(
    `select i.id, i.email, k.id as key_id, k.master_id, k.wrapped
     from public.peer_invitations i join app.data_keys k on k.person_id = i.user_id
     where i.id > $1 order by i.id limit $2`,
    [after, most],
  )

export const unnamePeer = (tx: Tx, id: string, email: Buffer, digest: Buffer) =>
  tx.rows('select app.unname_peer($1, $2, $3)', [id, email, digest])
