import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bleed, type IntervalRow, intervalChart, type Shape } from './index.ts'

const bands = [
  { key: 'growth', label: 'growth', from: 1, to: 2 },
  { key: 'developing', label: 'developing', from: 2, to: 4 },
  { key: 'moderate', label: 'moderate', from: 4, to: 6 },
  { key: 'strong', label: 'strong', from: 6, to: 8 },
  { key: 'exceptional', label: 'exceptional', from: 8, to: 10 },
]
const draw = (...rows: IntervalRow[]) =>
  intervalChart({
    width: 500,
    nameWidth: 100,
    valueWidth: 40,
    rowHeight: 40,
    domain: [1, 10],
    bands,
    axis: 'names',
    middle: 5,
    rows,
  })
const row = (over: Partial<IntervalRow>): IntervalRow => ({
  key: 'a',
  name: 'Work Ethic',
  value: '7.4',
  word: 'strong',
  estimate: { score: 7.4, low: 6.2, high: 8.6 },
  ...over,
})
const of = (shapes: Shape[], role: Shape['role']) => shapes.filter(shape => shape.role === role)

test('a score stands on its interval, and both on the scale from 1 to 10', () => {
  const { shapes } = draw(row({}))
  const [interval] = of(shapes, 'interval')
  const [score] = of(shapes, 'score')
  assert.equal(interval?.kind, 'rect')
  assert.equal(score?.kind, 'circle')
  if (interval?.kind !== 'rect' || score?.kind !== 'circle') return
  // 360 units for 9 points: 40 units a point.
  assert.equal(interval.x, 100 + (6.2 - 1) * 40)
  assert.equal(interval.width, 96)
  assert.equal(score.cx, 100 + (7.4 - 1) * 40)
  assert.equal(score.cy, interval.y + interval.height / 2)
})

test('an interval that reaches beyond the scale ends where the scale ends', () => {
  const { shapes } = draw(row({ estimate: { score: 9.8, low: 8.9, high: 11.2 } }))
  const [interval] = of(shapes, 'interval')
  assert.ok(interval?.kind === 'rect')
  assert.equal(interval.x + interval.width, 460)
})

test('a score at either end of the scale stands there as a whole dot, within what may reach beyond the drawing', () => {
  const ends = [
    { score: 1, low: 1, high: 1.8 },
    { score: 10, low: 9.4, high: 10 },
  ]
  const places = { domain: [1, 10] as const, bands, axis: 'none' as const, nameWidth: 0, valueWidth: 0 }
  const rows = ends.map((estimate, n) => row({ key: String(n), estimate }))
  const { shapes } = intervalChart({ ...places, width: 300, rowHeight: 38, rows })
  const dots = of(shapes, 'score').flatMap(shape => (shape.kind === 'circle' ? [shape] : []))
  assert.deepEqual(
    dots.map(({ cx }) => cx),
    [0, 300],
  )
  const outline = 1
  for (const { r } of dots) assert.ok(r + outline <= bleed, `${r}`)
})

test('a dimension that was not measured keeps its row, its bands and its words', () => {
  const { shapes, labels, height } = draw(row({}), {
    key: 'b',
    name: 'Learning Agility',
    value: '–',
    word: 'not measured',
  })
  assert.equal(of(shapes, 'interval').length, 1)
  assert.equal(of(shapes, 'band').length, 10)
  assert.ok(labels.some(label => label.text === 'not measured' && label.key === 'b'))
  assert.ok(height >= 80)
})

test('what cannot be trusted is drawn in grey', () => {
  const { shapes } = draw(row({ uncertain: true }))
  assert.equal(of(shapes, 'interval').length, 0)
  assert.equal(of(shapes, 'uncertain-interval').length, 1)
})

test('a group stands behind the interval of the person, with its own middle', () => {
  const { shapes } = draw(row({ group: { low: 4, middle: 5.5, high: 6 } }))
  const roles = shapes.map(shape => shape.role)
  assert.ok(roles.indexOf('everyone') < roles.indexOf('interval'))
  const group = shapes.find(shape => shape.role === 'everyone')
  assert.ok(group?.kind === 'rect')
  assert.deepEqual([group.x, group.width], [220, 80])
  assert.ok(shapes.some(shape => shape.kind === 'line' && shape.key === 'a' && shape.x1 === 280))
})

test('bands do not touch each other and are named once, under the rows', () => {
  const { shapes, labels } = draw(row({}))
  const blocks = of(shapes, 'band').flatMap(shape => (shape.kind === 'rect' ? [shape] : []))
  for (const [i, block] of blocks.entries()) {
    const next = blocks[i + 1]
    if (next) assert.ok(block.x + block.width < next.x, `${block.key} ends before ${next.key}`)
  }
  const ticks = labels.filter(label => label.role === 'tick')
  assert.deepEqual(
    ticks.map(label => label.text),
    bands.map(band => band.label),
  )
  assert.ok(ticks.every(label => label.y >= 40))
})

test('without bands, the middle of everyone is one line through all rows', () => {
  const places = { domain: [-1, 1] as const, bands: [], axis: 'none' as const, nameWidth: 0, valueWidth: 0 }
  const rows = [row({ key: 'a' }), row({ key: 'b' })]
  const { shapes } = intervalChart({ ...places, width: 300, rowHeight: 38, middle: 0, rows })
  const lines = of(shapes, 'middle').flatMap(shape => (shape.kind === 'line' ? [shape] : []))
  assert.deepEqual(
    lines.map(({ x1, y1, y2 }) => [x1, y1, y2]),
    [
      [150, 0, 38],
      [150, 38, 76],
    ],
  )
})

test('the name of a narrow first band ends with it and does not reach into the next', () => {
  const [first, second] = draw(row({})).labels.filter(label => label.role === 'tick')
  assert.ok(first && second)
  assert.equal(first.anchor, 'end')
  assert.ok(first.x <= second.x - second.width / 2)
})

test('the same rows give the same drawing, and it can be kept as JSON', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(draw(row({})))), draw(row({})))
})
