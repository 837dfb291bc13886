import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readingGrade, wordsOf } from './readability.ts'

/** The formula turned round: what one sentence of `words` words was taken to have in syllables. */
const syllables = (text: string) => {
  const words = wordsOf(text).length
  return Math.round(((readingGrade(text) + 15.59 - 0.39 * words) / 11.8) * words)
}

const known: [string, number][] = [
  ['cat', 1],
  ['make', 1],
  ['called', 1],
  ['changes', 2],
  ['wanted', 2],
  ['table', 2],
  ['idea', 3],
  ['customer', 3],
  ['colleague', 2],
  ['decision', 3],
  ['create', 2],
  ['reliable', 4],
  ['usual', 3],
  ['organisation', 5],
  ['people', 2],
  ['notices', 3],
  ['makes', 1],
  ['helped', 1],
  ['explained', 2],
  ['people’s', 2],
]

test('syllables of common words are counted as they are spoken', () => {
  assert.deepEqual(
    known.map(([word]) => [word, syllables(word)]),
    known,
  )
})

test('the grade follows the published formula', () => {
  // 6 words, 1 sentence, 6 syllables.
  assert.equal(readingGrade('The cat sat on the mat.').toFixed(2), '-1.45')
  // 8 words, 2 sentences, 12 syllables.
  assert.equal(
    readingGrade('I called a customer. The customer was pleased.').toFixed(2),
    (0.39 * 4 + (11.8 * 12) / 8 - 15.59).toFixed(2),
  )
})

test('longer words and longer sentences raise the grade; no words have none', () => {
  assert.ok(readingGrade('I use long words.') < readingGrade('I employ extensive terminology.'))
  assert.ok(readingGrade('I call. I write.') < readingGrade('I call and then I write.'))
  assert.equal(readingGrade(' … '), 0)
})
