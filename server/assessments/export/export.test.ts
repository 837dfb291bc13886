import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { answerTo, takeAssessment } from '../../../test/harness/taker.ts'

let mettle: TestService
let admin: TestPerson
let taker: TestPerson
let id: string
const given = new Map<string, unknown>()
before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
  taker = await mettle.person('telecaller', { first_name: 'Ada' })
  id = (await mettle.call('GET', '/api/assessments', { as: admin })).body.data[0].id
  await takeAssessment(mettle, taker, id, { time: 'short' }, (question, n) => {
    const answer = answerTo(question, 1 + (n % 5))
    given.set(question.id, answer)
    return answer
  })
})

const read = async (path: string) => {
  const answer = await mettle.call('GET', `/api/assessments/${id}/export${path}`, { as: admin })
  assert.equal(answer.status, 200, answer.text)
  return { text: answer.text, rows: parse(answer.text, { columns: true }) as Record<string, string>[] }
}

describe('an export for research', () => {
  it('has every answer of a scored attempt, NA for the rest, and nobody’s name', async () => {
    const { rows, text } = await read('')
    const codebook = (await read('/codebook')).rows
    assert.equal(rows.length, 1)
    const row = rows[0] as Record<string, string>
    for (const hidden of [taker.id, 'Ada', `${taker.id}@example.com`]) assert.ok(!text.includes(hidden))
    assert.match(row.person ?? '', /^p[0-9a-f]{12}$/)
    assert.match(row.month ?? '', /^\d{4}-\d\d$/)
    assert.deepEqual(
      Object.keys(row),
      codebook.map(({ column }) => column),
    )
    const scale = codebook.filter(({ kind }) => kind === 'self')
    assert.ok(scale.length > 50)
    for (const { column, question } of scale)
      assert.equal(row[column ?? ''], String(given.get(question ?? '') ?? 'NA'), question)
    const chosen = codebook.find(
      ({ question, column }) => column?.endsWith('.best') && given.has(question ?? ''),
    )
    if (chosen)
      assert.equal(row[chosen.column ?? ''], (given.get(chosen.question ?? '') as { best: string }).best)
  })

  it('is noted in the audit log, by whom and of what', async () => {
    await read('')
    const noted = async () =>
      (await mettle.call('GET', '/api/audit?action=export&resource=attempts', { as: admin })).body.data
    const entries = await eventually(async () => {
      const found = await noted()
      return found.length > 0 && found
    })
    assert.deepEqual([entries[0].actor, entries[0].row_id], [admin.id, id])
  })

  it('can be read by R as it is: plain names, each once, as many cells in every line', async () => {
    const { rows, text } = await read('')
    const names = Object.keys(rows[0] ?? {})
    assert.equal(new Set(names).size, names.length)
    assert.deepEqual(
      names.filter(name => !/^[A-Za-z][A-Za-z0-9_.]*$/.test(name)),
      [],
    )
    for (const cells of parse(text) as string[][]) assert.equal(cells.length, names.length)
  })

  it('names people anew in each file, and needs an assessment', async () => {
    assert.notEqual((await read('')).rows[0]?.person, (await read('')).rows[0]?.person)
    const nothing = '00000000-0000-4000-8000-000000000000'
    assert.equal((await mettle.call('GET', `/api/assessments/${nothing}/export`, { as: admin })).status, 404)
  })
})
