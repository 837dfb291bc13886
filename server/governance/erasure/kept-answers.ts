import { removeReplay, replaysAfter } from './kept-answer-queries.ts'
import { type EraseParts, system } from './parts.ts'
import { asAddress, unescaped } from './words.ts'

type Place = { person: string; key: string }

const first: Place = { person: '00000000-0000-0000-0000-000000000000', key: '' }
const atOnce = 500

/** Answers that are kept for repeated requests, whoever made them, and show one of these ids or addresses. How many. */
export async function removeKeptAnswersAbout(
  { db, seal }: Pick<EraseParts, 'db' | 'seal'>,
  words: string[],
): Promise<number> {
  const patterns = words.map(asAddress)
  let removed = 0
  for (let after: Place | undefined = first; after; ) {
    const from: Place = after
    after = await db.withActor(system, async tx => {
      const replays = await replaysAfter(tx, from, atOnce)
      for (const { person, key, answer, key_id, master_id, wrapped } of replays) {
        const place = { table: 'replays', row: `${person}/${key}`, column: 'answer' }
        const text = unescaped(seal.open(seal.unwrap({ id: key_id, master_id, wrapped }), place, answer))
        if (!patterns.some(pattern => pattern.test(text))) continue
        await removeReplay(tx, person, key)
        removed++
      }
      return replays.at(-1)
    })
  }
  return removed
}
