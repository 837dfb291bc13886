import type { Report } from '../model.ts'
import type { Covers } from './coverage.ts'
import { breakable, characters } from './split.ts'

/** What stands on the cover for a name: the part that can be drawn, and where that is not all of it, words that say so. */
export type DrawnName = { shown: string | null; note: string | null; whole: string }

// Joiners and variation selectors have no picture of their own.
const unseen = /\p{Cf}|\p{Variation_Selector}/u

/** Nobody's name is a row of empty frames. What no font covers is said in words and stays in the text, unseen. */
export function drawnName({ subject, words }: Report, covers: Covers): DrawnName | null {
  if (subject.name === null) return null
  const isDrawn = (character: string) =>
    [...character].every(one => unseen.test(one) || covers(one.codePointAt(0) as number))
  const all = characters(subject.name)
  if (all.every(isDrawn)) return { shown: breakable(subject.name), note: null, whole: subject.name }
  const part = all.filter(isDrawn).join('').replace(/\s+/g, ' ').trim()
  const isName = /\p{L}/u.test(part)
  return {
    shown: isName ? breakable(part) : null,
    note: isName ? words.name_in_part : words.name_not_drawn,
    whole: subject.name,
  }
}
