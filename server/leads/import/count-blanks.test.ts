import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openBlanks } from './count-blanks.ts'

const countedIn = (cells: string[]) => {
  const blanks = openBlanks(1)
  for (const cell of cells) blanks.see([cell])
  return blanks.counted()
}
const repeated = (cell: string, rows: number) => Array.from({ length: rows }, () => cell)
const dashes = (many: number, mark: string) =>
  Array.from({ length: many }, (_, at) => [...at.toString(2)].map(bit => (bit === '0' ? '-' : mark)).join(''))

describe('what counts as blank', () => {
  it('is named by how often it stands there, not by what comes first', () => {
    const lengths = Array.from({ length: 20 }, (_, at) => '-'.repeat(at + 1))
    const [first] = countedIn([...lengths, ...repeated('Select', 5_000)])
    assert.deepEqual(first, { column: 0, cell: 'Select', rows: 5_000 })
  })

  it('is named however many others there are, before it and among it', () => {
    const before = [...dashes(2_000, '_'), ...repeated('Select', 5_000)]
    assert.deepEqual(countedIn(before)[0], { column: 0, cell: 'Select', rows: 5_000 })
    const among = dashes(3_000, '.').flatMap((cell, at) => (at % 10 === 0 ? [cell, 'N/A'] : [cell]))
    assert.deepEqual(countedIn(among)[0], { column: 0, cell: 'N/A', rows: 300 })
    assert.equal(countedIn(among).length, 3)
  })

  it('is cut off where it is long', () => {
    const [long] = countedIn(['-'.repeat(900), '-'.repeat(901)])
    assert.deepEqual(long, { column: 0, cell: `${'-'.repeat(39)}…`, rows: 2 })
  })
})
