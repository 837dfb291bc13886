import type { Tx } from '../../platform/db/index.ts'

export const messagesAfter = (tx: Tx, after: string, most: number) =>
  tx.rows<{ id: string; body: Buffer }>(
    `select id, body from app.webhook_deliveries where id > $1 and body <> '' order by id limit $2 for update`,
    [after, most],
  )

/** What was still to be done about them is not done any more. */
export const emptyMessages = (tx: Tx, ids: string[]) =>
  tx.rows(
    `update app.webhook_deliveries set body = '',
       outcome = case when state = 'received' then 'Whom it names was erased.' else outcome end,
       state = case when state = 'received' then 'ignored' else state end
     where id = any ($1::uuid[])`,
    [ids],
  )

/** A lead has the id of the message it came with. */
export const renameMessage = (tx: Tx, id: string, pseudonym: string) =>
  tx.rows(`update app.webhook_deliveries set id = $2 where id = $1 and body = ''`, [id, pseudonym])
