import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lineChart, type Series } from './index.ts'
import { spread } from './spread.ts'

const draw = (...series: Series[]) =>
  lineChart({
    width: 300,
    height: 120,
    margin: { left: 30, right: 80, top: 10, bottom: 20 },
    series,
    xTicks: [
      { at: 0, text: 'June' },
      { at: 2, text: 'August' },
    ],
    yText: value => `${value}`,
    labelHeight: 12,
  })
const flat = (key: string, y: number): Series => ({
  key,
  name: key,
  points: [0, 1, 2].map(x => ({ x, y })),
})

test('every line carries its own name at its end, apart from the others', () => {
  const { labels } = draw(flat('Asha', 50), flat('Dev', 50), flat('Everyone', 49))
  const names = labels.filter(label => label.role.startsWith('series-'))
  assert.deepEqual(names.map(label => label.text).sort(), ['Asha', 'Dev', 'Everyone'])
  const heights = names.map(label => label.y).sort((a, b) => a - b)
  for (const [i, y] of heights.entries()) if (i > 0) assert.ok(y - heights[i - 1]! >= 11.99)
})

test('a gap interrupts the line', () => {
  const { shapes } = draw({
    key: 'gap',
    name: 'gap',
    points: [
      { x: 0, y: 1 },
      { x: 1, y: 2 },
      { x: 2, y: null },
      { x: 3, y: 4 },
      { x: 4, y: 4 },
    ],
  })
  const path = shapes.find(shape => shape.kind === 'path')
  assert.ok(path?.kind === 'path')
  assert.equal(path.d.match(/M/g)?.length, 2)
})

test('no lines, and lines of nothing but gaps, draw the empty axes', () => {
  for (const drawing of [draw(), draw({ key: 'a', name: 'a', points: [{ x: 0, y: null }] })]) {
    assert.equal(drawing.shapes.filter(shape => shape.kind === 'path').length, 0)
    assert.ok(!JSON.stringify(drawing).includes('null'), 'no coordinate is NaN')
  }
})

test('an axis of counts is marked at whole numbers, each once, also when there is nothing to count', () => {
  const shown = (y: number) =>
    lineChart({
      width: 300,
      height: 120,
      margin: { left: 30, right: 80, top: 10, bottom: 20 },
      series: [flat('calls', y)],
      xTicks: [],
      yText: value => value.toFixed(0),
      counts: true,
      labelHeight: 12,
    }).labels.flatMap(({ role, text }) => (role === 'tick' ? [text] : []))
  assert.deepEqual(shown(0), ['0', '1'])
  assert.deepEqual(shown(2), ['0', '1', '2'])
  assert.deepEqual(shown(40), ['0', '10', '20', '30', '40'])
})

test('labels spread apart keep their order, their distance and their bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 }), wishes => {
      const places = spread(wishes, 10, [0, 100])
      const order = wishes.map((_, i) => i).sort((a, b) => wishes[a]! - wishes[b]! || a - b)
      const sorted = order.map(i => places[i]!)
      for (const [i, place] of sorted.entries()) {
        assert.ok(place >= -1e-9 && place <= 100 + 1e-9)
        if (i > 0) assert.ok(place - sorted[i - 1]! >= 10 - 1e-9)
      }
    }),
  )
  assert.deepEqual(spread([20, 80], 10, [0, 100]), [20, 80], 'what does not collide is not moved')
})
