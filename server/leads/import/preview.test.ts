import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

let mettle: TestService
let asha: TestPerson
before(async () => {
  mettle = await testService()
  asha = await mettle.person('telecaller')
})

const upload = async (body: string) => {
  const headers = { 'content-type': 'text/csv' }
  const made = await mettle.call('POST', '/api/leads/imports', { as: asha, body, headers })
  assert.equal(made.status, 201, made.text.slice(0, 500))
  return made
}
const look = (id: string) => mettle.call('GET', `/api/leads/imports/${id}`, { as: asha })
const kilobytes = (text: string) => Math.round(Buffer.byteLength(text) / 1_000)
type PreviewRow = { row: number; cells: string[] }

describe('the preview of an import', () => {
  it('is small, and quick to read, however long the rows are', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, at) => `Person ${at},${'é'.repeat(at < 1 ? 20_000 : 480_000)}`,
    )
    const made = await upload(`name,company\n${rows.join('\n')}\n`)
    const seen = await look(made.body.data.id)
    for (const { text, body } of [made, seen]) {
      assert.ok(kilobytes(text) < 20, `${kilobytes(text)} kB`)
      assert.deepEqual(body.data.preview[0].cells, ['Person 0', `${'é'.repeat(199)}…`])
      assert.equal(body.data.rows, 12)
    }
    const others = await mettle.person('telecaller')
    const many = Array.from({ length: 15 }, () => look(made.body.data.id))
    const [health, ...all] = await Promise.all([mettle.call('GET', '/api/leads', { as: others }), ...many])
    assert.deepEqual([health.status, ...new Set(all.map(({ status }) => status))], [200, 200])
  })

  it('shows ten rows, each cell whole up to 200 characters and never half a character', async () => {
    const cells = ['x'.repeat(200), 'x'.repeat(201), '😀'.repeat(150), `x${'😀'.repeat(150)}`]
    const { body } = await upload(`name,a,b,c,d\n${`Ada,${cells.join(',')}\n`.repeat(12)}`)
    const preview = body.data.preview as PreviewRow[]
    assert.equal(preview.length, 10)
    const shown = ['x'.repeat(200), `${'x'.repeat(199)}…`, `${'😀'.repeat(99)}…`, `x${'😀'.repeat(99)}…`]
    for (const row of preview) assert.deepEqual(row.cells.slice(1), shown)
  })

  it('has its limits described in the contract', async () => {
    const { schemas } = (await mettle.call('GET', '/api/openapi.json')).body.components
    const { preview, columns } = schemas.LeadImportWithPreview.properties
    const { cells } = schemas.ImportPreviewRow.properties
    assert.match(preview.description, /first 10 rows .* first 100 .* first 256 kB/)
    for (const { description } of [columns, cells])
      assert.match(description, /each up to 200 characters, fewer where there are more than 40, with …/)
    assert.match(cells.description, /up to 200; .* What is imported is not cut/)
  })

  it('is small with very many columns, and with rows of more cells than columns', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `${at} ${'n'.repeat(250)}`)
    const wide = `${names.join(',')}\n${`${names.map(() => 'é'.repeat(400)).join(',')}\n`.repeat(12)}`
    // The first rows are read from what is within 64 kB.
    const titles = names.map(name => name.slice(0, 50))
    const narrow = `${titles.join(',')}\n${`${titles.map(() => 'é'.repeat(60)).join(',')}\n`.repeat(12)}`
    const long = `name,company\nAda,x\n${`${'y,'.repeat(10_000)}z\n`.repeat(12)}`
    for (const content of [narrow, long]) {
      const { text } = await upload(content)
      assert.ok(kilobytes(text) < 220, `${kilobytes(text)} kB`)
    }
    const refused = await mettle.call('POST', '/api/leads/imports', {
      as: asha,
      body: wide,
      headers: { 'content-type': 'text/csv' },
    })
    assert.equal(refused.status, 400)
    const { body } = await mettle.call('GET', '/api/leads/imports', { as: asha })
    for (const { columns } of body.data) assert.ok((columns as string[]).join('').length <= 8_000)
  })

  it('does not look through a file that begins with blank rows', async () => {
    const { body } = await upload(`name\nAda Lovelace\n${'\n'.repeat(300_000)}Grace Hopper\n`)
    assert.deepEqual([body.data.rows, (body.data.preview as PreviewRow[]).map(({ row }) => row)], [2, [2]])
    const quoted = await upload(`name,company\nAda,x\nBen,"${'a "" b\n'.repeat(60_000)}"\n`)
    assert.deepEqual(
      (quoted.body.data.preview as PreviewRow[]).map(({ cells }) => cells),
      [['Ada', 'x']],
    )
  })

  it('cuts off nothing of what is imported, nor of the file of problems', async () => {
    const person = 'n'.repeat(95)
    const email = `ada@${'a.'.repeat(110)}example`
    const company = 'é'.repeat(300_000)
    const rows = [
      'name,company,email',
      `${person},x,${email}`,
      ...Array.from({ length: 3 }, () => `Ada,${company}`),
    ]
    const { id, preview } = (await upload(`${rows.join('\n')}\n`)).body.data
    assert.equal(preview[0].cells[2], `${email.slice(0, 199)}…`)
    await mettle.call('POST', `/api/leads/imports/${id}/run`, { as: asha })
    const done = await eventually(async () => {
      const { data } = (await look(id)).body
      return data.state === 'done' && data
    })
    assert.deepEqual(done.result, { created: 1, updated: 0, skipped: 0, failed: 3 })
    const { body } = await mettle.call('GET', `/api/leads?import=${id}`, { as: asha })
    assert.deepEqual([body.data[0].name, body.data[0].email], [person, email])
    const { text } = await mettle.call('GET', `/api/leads/imports/${id}/problems`, { as: asha })
    assert.equal(text.split(company).length, 4)
  })
})
