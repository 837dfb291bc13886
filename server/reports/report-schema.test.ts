import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Ajv } from 'ajv'
import { buildReport } from './build/index.ts'
import { languages } from './model.ts'
import { somebody } from './people.fixture.ts'
import { ReportData } from './report-schema.ts'
import { sampleReport } from './sample.fixture.ts'

/** Everything that the schema does not name would be lost on its way out. */
const closed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  )

it('the API describes the whole report, field by field', () => {
  const check = new Ajv({ strict: false }).compile(closed(ReportData))
  const reports = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => buildReport(somebody(seed)))
  for (const report of [...reports, ...languages.map(language => sampleReport(language))])
    assert.ok(check(report), JSON.stringify(check.errors))
})
