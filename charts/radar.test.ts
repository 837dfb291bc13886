import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RadarAxis, radarChart } from './index.ts'

const axes: RadarAxis[] = ['a', 'b', 'c', 'd'].map(key => ({
  key,
  name: key.toUpperCase(),
  estimate: { score: 7, low: 4, high: 10 },
}))
const draw = (over: readonly RadarAxis[] = axes) =>
  radarChart({
    width: 200,
    height: 200,
    margin: { x: 50, y: 50 },
    domain: [1, 10],
    rings: [{ at: 10, text: '10' }],
    axes: over,
    middle: 5,
  })

test('the first axis points up, the others follow clockwise', () => {
  const scores = draw().shapes.flatMap(shape =>
    shape.kind === 'circle' ? [[shape.key, shape.cx, shape.cy]] : [],
  )
  // (7 − 1) of 9 on 50 units.
  assert.deepEqual(scores, [
    ['a', 100, 66.67],
    ['b', 133.33, 100],
    ['c', 100, 133.33],
    ['d', 66.67, 100],
  ])
})

test('the area of uncertainty has a hole where the lower ends are', () => {
  const area = draw().shapes.find(shape => shape.role === 'interval')
  assert.ok(area?.kind === 'path')
  assert.equal(area.d.match(/M/g)?.length, 2)
  assert.match(area.d, /^M100,50L150,100L100,150L50,100Z/)
})

test('names stand outside the web and within the square', () => {
  for (const label of draw().labels.filter(each => each.role === 'name')) {
    assert.ok(Math.hypot(label.x - 100, label.y - 100) > 50, label.text)
    assert.ok(label.width > 0 && label.x >= 0 && label.x <= 200, label.text)
  }
})

test('with one or two dimensions there are points and no outline', () => {
  const { shapes } = draw(axes.map((axis, i) => (i === 0 ? axis : { key: axis.key, name: axis.name })))
  assert.equal(shapes.filter(shape => shape.role === 'score').length, 1)
  assert.equal(shapes.filter(shape => shape.role === 'you').length, 0)
})

test('no number in a path is written with an exponent or is not a number', () => {
  for (const shape of draw().shapes) if (shape.kind === 'path') assert.match(shape.d, /^[MLZ\d.,-]+$/)
})
