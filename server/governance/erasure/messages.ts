import { emptyMessages, messagesAfter, renameMessage } from './message-queries.ts'
import { type EraseParts, system } from './parts.ts'
import type { Running } from './queries.ts'
import { asAddress, unescaped } from './words.ts'

/** A message may have a megabyte. */
const atOnce = 20
const firstId = '00000000-0000-0000-0000-000000000000'
const place = (id: string) => ({ table: 'webhook_deliveries', row: id, column: 'body' })

/**
 * Messages of providers and the content site that name somebody are emptied: done again, one would bring them back. By
 * addresses and numbers alone, since others bear the same name and have paid too.
 */
export async function emptyMessagesAbout(
  { db, seal }: Pick<EraseParts, 'db' | 'seal'>,
  { subject_id, pseudonym }: Running,
  words: (string | null)[],
): Promise<number> {
  const patterns = words.flatMap(word => (word?.trim() ? asAddress(word.trim()) : []))
  let emptied = 0
  for (let after: string | undefined = firstId; after; ) {
    const from: string = after
    after = await db.withActor(system, async tx => {
      const messages = await messagesAfter(tx, from, atOnce)
      const about = messages.filter(({ id, body }) => {
        const text = unescaped(seal.openSecret(place(id), body))
        return id === subject_id || patterns.some(pattern => pattern.test(text))
      })
      await emptyMessages(
        tx,
        about.map(({ id }) => id),
      )
      emptied += about.length
      return messages.at(-1)?.id
    })
  }
  await db.withActor(system, tx => renameMessage(tx, subject_id, pseudonym))
  return emptied
}
