import { createHash } from 'node:crypto'
import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Seal } from '../../platform/seal.ts'
import { lettersAfter, removeLetters } from './letter-queries.ts'
import { asWord, unescaped } from './words.ts'

const system = systemActor('erasure')
const atOnce = 200
const place = (id: string) => ({ table: 'mail', row: id, column: 'content' })

/** Links in letters end with a token, of which only the digest is kept elsewhere. */
const digestsIn = (letter: string) =>
  [...letter.matchAll(/#token=([\w-]+)/g)].map(([, token]) =>
    createHash('sha256')
      .update(token as string)
      .digest('hex'),
  )

/**
 * Letters that wait, were kept or failed, and are to somebody or speak of them, or have one of these links in them. Those
 * that were sent are empty.
 */
export async function removeLettersAbout(
  { db, seal }: { db: Database; seal: Seal },
  words: (string | null)[],
  links: Set<string> = new Set(),
): Promise<number> {
  const patterns = words.flatMap(word => (word && word.trim().length > 1 ? asWord(word.trim()) : []))
  let removed = 0
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
    const from: string = after
    after = await db.withActor(system, async tx => {
      const letters = await lettersAfter(tx, from, atOnce)
      const about = letters.filter(({ id, content }) => {
        const letter = unescaped(seal.openSecret(place(id), content))
        return patterns.some(pattern => pattern.test(letter)) || digestsIn(letter).some(one => links.has(one))
      })
      if (about.length > 0)
        await removeLetters(
          tx,
          about.map(({ id }) => id),
        )
      removed += about.length
      return letters.at(-1)?.id
    })
  }
  return removed
}
