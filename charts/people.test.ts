import assert from 'node:assert/strict'
import { test } from 'node:test'
import { peopleRow, type Shape } from './index.ts'

const circles = (shapes: Shape[]) => shapes.flatMap(shape => (shape.kind === 'circle' ? [shape] : []))

test('everybody is one dot, those who count come first', () => {
  const dots = circles(peopleRow({ width: 400, height: 24, people: 5, highlighted: 2 }).shapes)
  assert.deepEqual(
    dots.map(({ role }) => role),
    ['you', 'you', 'everyone', 'everyone', 'everyone'],
  )
})

test('however many there are, they stand beside each other and inside', () => {
  for (const people of [1, 16, 50]) {
    const dots = circles(peopleRow({ width: 150, height: 24, people, highlighted: people }).shapes)
    assert.equal(dots.length, people)
    for (const [n, { cx, r }] of dots.entries()) {
      assert.ok(cx - r >= 0 && cx + r <= 150.01, `${people}: ${cx} ± ${r}`)
      const next = dots[n + 1]
      if (next) assert.ok(cx + r < next.cx - next.r)
    }
  }
  assert.deepEqual(peopleRow({ width: 150, height: 24, people: 0, highlighted: 0 }).shapes, [])
})
