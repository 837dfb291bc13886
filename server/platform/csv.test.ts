import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { csvLine, csvStream, defused, undefused } from './csv.ts'

describe('a line of CSV', () => {
  it('has nothing in it that a spreadsheet would run', () => {
    for (const attack of [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      `=cmd|' /C calc'!A0`,
      `'=1`,
      `''@x`,
      '＝1+1',
      '＠SUM(A1)',
    ]) {
      const [[cell]] = parse(csvLine([attack])) as [[string]]
      assert.equal(cell, `'${attack}`)
    }
    assert.equal(csvLine(['a-b', "O'Hara", -3, null, true]), "a-b,O'Hara,-3,,true\r\n")
  })

  it('comes back as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), cells => {
        const rows = parse(csvLine(cells), { record_delimiter: '\r\n' }) as string[][]
        assert.deepEqual(rows[0]?.map(undefused) ?? [''], cells)
      }),
    )
    fc.assert(fc.property(fc.string(), text => undefused(defused(text)) === text))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '=', '+', 'a', '\t') }),
        text => undefused(defused(text)) === text,
      ),
    )
  })
})

describe('a file that is made while it is read', () => {
  it('fails at once where its beginning fails, and breaks off where a later part does', async () => {
    // biome-ignore lint/correctness/useYield: it fails before
    async function* atOnce(): AsyncGenerator<string> {
      throw new Error('no database')
    }
    await assert.rejects(csvStream(atOnce()), /no database/)
    async function* afterNames() {
      yield 'name\r\n'
      throw new Error('no rows')
    }
    await assert.rejects(csvStream(afterNames()), /no rows/)
    async function* later() {
      yield 'name\r\n'
      yield 'a\r\n'
      throw new Error('gone')
    }
    const stream = await csvStream(later())
    await assert.rejects(stream.toArray(), /gone/)
  })
})
