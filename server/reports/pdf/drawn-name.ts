import type { Report } from '../model.ts'
import type { Covers } from './coverage.ts'
import { isDrawn } from './drawable.ts'
import { breakable, characters } from './split.ts'

/** What stands on the cover for a name: the part that can be drawn, and where that is not all of it, words that say so. */
export type DrawnName = { shown: string | null; note: string | null; whole: string }

/** Nobody's name is a row of empty frames. What no font covers is said in words and stays in the text, unseen. */
export function drawnName({ subject, words }: Report, covers: Covers): DrawnName | null {
  const { name } = subject
  if (name === null) return null
  if (isDrawn(name, covers)) return { shown: breakable(name), note: null, whole: name }
  const drawn = characters(name).filter(character => isDrawn(character, covers))
  const part = drawn.join('').replace(/\s+/g, ' ').trim()
  const isName = /\p{L}/u.test(part)
  return {
    shown: isName ? breakable(part) : null,
    note: isName ? words.name_in_part : words.name_not_drawn,
    whole: name,
  }
}
