import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseCsv, readProblems, shownProblems } from './problems.ts'

describe('the problems of an import', () => {
  it('are read with commas, quotes and new lines inside cells', () => {
    const text = 'row,field,problem\r\n2,phone,"is not a number, ""9.8E+09"""\r\n3,,"two\nlines"\r\n'
    assert.deepEqual(parseCsv(text), [
      ['row', 'field', 'problem'],
      ['2', 'phone', 'is not a number, "9.8E+09"'],
      ['3', '', 'two\nlines'],
    ])
  })

  it('leave out a last row that was cut off', () => {
    assert.deepEqual(parseCsv('a,b\n1,"cut'), [['a', 'b']])
  })

  it('are as many as a page shows, and it is said that there are more', async () => {
    const lines = Array.from({ length: shownProblems + 5 }, (_, n) => `${n},email,is misspelt\n`)
    const { problems, more } = await readProblems(new Blob(['row,field,problem\n', ...lines]).stream())
    assert.equal(problems.length, shownProblems)
    assert.equal(more, true)
    assert.deepEqual(problems[0], { row: '0', field: 'email', problem: 'is misspelt' })
  })

  it('of a huge file are not all fetched', async () => {
    let given = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given++
        controller.enqueue(new TextEncoder().encode('1,name,is required\n'.repeat(1_000)))
      },
    })
    const { more } = await readProblems(endless)
    assert.equal(more, true)
    assert.ok(given < 100)
  })
})
