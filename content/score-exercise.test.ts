import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exercise } from './definition.ts'
import { scoreExercise } from './score-exercise.ts'

const items = ['a', 'b', 'c', 'd'].map(id => ({ id, text: id }))

test('a choice earns the credit of its option, and nothing for an option without credit', () => {
  const exercise: Exercise = { type: 'choice', options: items, rule: { credit: { a: 1, b: 0.25 } } }
  assert.deepEqual(
    ['a', 'b', 'c', 'toString', 7, null].map(answer => scoreExercise(exercise, answer)),
    [1, 0.25, 0, 0, 0, 0],
  )
})

test('a number earns all within the tolerance, half within the wider one, else nothing', () => {
  const exercise: Exercise = { type: 'number', rule: { answer: 12, tolerance: 0, partial_tolerance: 1 } }
  assert.deepEqual(
    [12, 11, 13, 10.9, '12', Number.NaN].map(answer => scoreExercise(exercise, answer)),
    [1, 0.5, 0.5, 0, 0, 0],
  )
  assert.equal(scoreExercise({ type: 'number', rule: { answer: 0.3, tolerance: 0 } }, 0.1 + 0.2), 1)
})

test('an order earns by the pairs that stand right, and nothing when items are missing or repeated', () => {
  const exercise: Exercise = { type: 'order', items, rule: { order: ['a', 'b', 'c', 'd'] } }
  const scores = [
    ['a', 'b', 'c', 'd'],
    ['b', 'a', 'c', 'd'],
    ['d', 'c', 'b', 'a'],
    ['a', 'b', 'c'],
    ['a', 'a', 'c', 'd'],
    'abcd',
  ].map(answer => scoreExercise(exercise, answer))
  assert.deepEqual(scores, [1, 4 / 6, 0, 0, 0, 0])
})

test('a text is matched without regard to case, spacing and end punctuation', () => {
  const exercise: Exercise = { type: 'text_match', rule: { accept: ['X4S', 'two words'] } }
  assert.deepEqual(
    [' x4s. ', 'Two  words', 'X4', 'X4ST', 4].map(answer => scoreExercise(exercise, answer)),
    [1, 1, 0, 0, 0],
  )
})

test('marks are taken off the end alone, and the answer is made plain once for all accepted texts', t => {
  const normalize = t.mock.method(String.prototype, 'normalize')
  const accept = Array.from({ length: 100 }, (_, i) => `text ${i}`)
  const exercise: Exercise = { type: 'text_match', rule: { accept } }
  assert.equal(scoreExercise(exercise, `${'\u2026'.repeat(999)}a`), 0)
  assert.equal(normalize.mock.callCount(), 101)
  assert.equal(scoreExercise(exercise, `Text 99${'\u2026'.repeat(900)}`), 1)
  assert.equal(scoreExercise({ type: 'text_match', rule: { accept: ['?!'] } }, '...'), 1)
})
