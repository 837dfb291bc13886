import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barChart, dotChart, funnelChart } from './index.ts'

const columns = { width: 300, nameWidth: 80, valueWidth: 20, rowHeight: 20 }
const bars = [
  { key: 'called', name: 'Called', value: 100, text: '100', before: 50 },
  { key: 'reached', name: 'Reached', value: 25, text: '25 of 100' },
]

test('bars begin at nought and compare by their lengths', () => {
  const { shapes } = barChart({ ...columns, bars })
  const rects = shapes.flatMap(shape => (shape.kind === 'rect' ? [shape.width] : []))
  assert.deepEqual(rects, [200, 50])
  const mark = shapes.find(shape => shape.role === 'before')
  assert.ok(mark?.kind === 'line')
  assert.equal(mark.x1, 180)
})

test('where everything is nought every bar is empty', () => {
  const { shapes } = barChart({
    ...columns,
    bars: bars.map(({ key, name }) => ({ key, name, value: 0, text: '0' })),
  })
  for (const shape of shapes) assert.ok(shape.kind === 'rect' && shape.width === 0)
})

test('where the words leave no room, no bar is drawn backwards', () => {
  for (const draw of [barChart, funnelChart])
    for (const shape of draw({ ...columns, width: 0, bars }).shapes)
      assert.ok(shape.kind !== 'rect' || shape.width >= 0, JSON.stringify(shape))
})

test('a funnel is centred and slopes from each step to the next', () => {
  const { shapes, labels } = funnelChart({ ...columns, bars })
  const [first, slope, second] = shapes
  assert.ok(first?.kind === 'rect' && second?.kind === 'rect' && slope?.kind === 'path')
  assert.equal(first.x + first.width / 2, second.x + second.width / 2)
  assert.equal(slope.d, 'M80,15L280,15L205,25L155,25Z')
  assert.deepEqual(
    labels.map(label => label.text),
    ['Called', '100', 'Reached', '25 of 100'],
  )
})

test('people who stand at the same place are stacked, not hidden', () => {
  const { shapes } = dotChart({
    ...columns,
    domain: [1, 10],
    bands: [{ key: 'all', label: 'all', from: 1, to: 10 }],
    threshold: 6,
    rows: [
      {
        key: 'work_ethic',
        name: 'Work Ethic',
        text: '2 strong or more',
        dots: [
          { key: 'a', value: 7, highlighted: true },
          { key: 'b', value: 7, highlighted: true },
          { key: 'c', value: 3, highlighted: false },
        ],
      },
    ],
  })
  const dots = shapes.flatMap(shape => (shape.kind === 'circle' ? [shape] : []))
  const [a, b] = ['a', 'b'].map(key => dots.find(dot => dot.key === key)!)
  assert.equal(a!.cx, b!.cx)
  assert.notEqual(a!.cy, b!.cy)
  assert.deepEqual(dots.map(dot => dot.role).sort(), ['everyone', 'you', 'you'])
  assert.equal(shapes.filter(shape => shape.role === 'threshold').length, 1)
})
