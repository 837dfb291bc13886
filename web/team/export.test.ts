import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PersonNumbers } from './data.ts'
import { peopleAsCsv } from './export.ts'

const rate = { numerator: 3, denominator: 12 }
const person = {
  rank: null,
  first_name: '=cmd()',
  last_name: 'Rao, "Dev"',
  total_calls: 12,
  connected_calls: 3,
  connection_rate: 0.25,
  connection_rate_of: rate,
  talk_time_seconds: 600,
  conversions: 0,
  conversion_rate: null,
  conversion_rate_of: { numerator: 0, denominator: 0 },
  follow_up_compliance: 0.5,
  follow_up_compliance_of: { numerator: 1, denominator: 2 },
} as unknown as PersonNumbers

test('the people of a team as a file: rates with their denominators, formulas defused, nothing where nothing is known', () => {
  assert.equal(
    peopleAsCsv([person]),
    'rank,first_name,last_name,calls,connected_calls,connection_rate,talk_time_seconds,conversions,conversion_rate,' +
      'conversion_rate_of_leads,follow_up_compliance,follow_ups_due\r\n' +
      `,'=cmd(),"Rao, ""Dev""",12,3,0.25,600,0,,0,0.5,2\r\n`,
  )
})
