import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import fc from 'fast-check'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { csvLine } from '../../platform/csv.ts'

let mettle: TestService
before(async () => {
  mettle = await testService()
})

// Few phones and addresses, so that rows meet each other and leads that are there.
const row = fc.record({
  name: fc.constantFrom('', 'Ada Lovelace', '=Grace', 'Zoë', 'x'),
  phone: fc.constantFrom('', '9876543210', '+91 98765 43211', '9.8E+09', '9876543212'),
  email: fc.constantFrom('', 'a@x.example', 'B@x.example', 'not one', 'c@x.example'),
  company: fc.constantFrom('', 'Navy', 'Army', 'Select'),
  status: fc.constantFrom('', 'new', 'Qualified', 'lost'),
})
const rows = fc.array(row, { minLength: 1, maxLength: 12 })
const columns = ['name', 'phone', 'email', 'company', 'status'] as const
const asCsv = (content: Record<string, string>[]) =>
  csvLine([...columns]) + content.map(cells => csvLine(columns.map(column => cells[column]))).join('')

const everything = async (as: TestPerson) => {
  const { body } = await mettle.call('GET', '/api/leads?limit=1000&sort=name', { as })
  const leads = body.data as Record<string, string>[]
  const { rows: keys } = await mettle.superuser.query(
    'select id, phone_e164, email_key, search from leads where assigned_to = $1 order by id',
    [as.id],
  )
  const shown = leads.map(({ updated_at: _, ...lead }) => lead)
  return {
    total: body.meta.total,
    keys,
    leads: shown.toSorted((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)),
  }
}

async function work(as: TestPerson, text: string, duplicates: string) {
  const call = (path: string, body: unknown, headers = {}) =>
    mettle.call('POST', `/api/leads/imports${path}`, { as, body, headers })
  const { id } = (await call('', text, { 'content-type': 'text/csv' })).body.data
  const settled = (state: string) =>
    eventually(
      async () => (await mettle.call('GET', `/api/leads/imports/${id}`, { as })).body.data.state === state,
    )
  await call(`/${id}/dry-run`, { duplicates, assign: 'me' })
  await settled('checked')
  await call(`/${id}/run`, { duplicates, assign: 'me' })
  await settled('done')
  const { checked, result } = (await mettle.call('GET', `/api/leads/imports/${id}`, { as })).body.data
  return {
    checked,
    result,
    async undo() {
      await mettle.call('POST', `/api/leads/imports/${id}/undo`, { as })
      await settled('undone')
    },
  }
}

it('an import does what its dry run said, and undone leaves everything as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      rows,
      fc.constantFrom('skip', 'update', 'create'),
      async (there, imported, duplicates) => {
        const person = await mettle.person('telecaller')
        await work(person, asCsv(there), 'skip')
        const before = await everything(person)
        const done = await work(person, asCsv(imported), duplicates)
        assert.deepEqual(done.result, done.checked)
        assert.equal((await everything(person)).total, before.total + done.result.created)
        await done.undo()
        assert.deepEqual(await everything(person), before)
      },
    ),
    { numRuns: 12 },
  )
})
