import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'

let mettle: TestService
let admin: TestPerson
before(async () => {
  mettle = await testService()
  admin = await mettle.person('admin')
})

const refusedField = async (path: string) => {
  const { status, body } = await mettle.call('GET', `/api/${path}`, { as: admin })
  return [status, body.error?.details?.field]
}
const rowsAfter = (at: string) =>
  `analytics/leads/rows?measure=converted&cursor=${Buffer.from(`${at} ${randomUUID()}`).toString('base64url')}`

describe('a date outside the years 1 to 9999', () => {
  it('is refused by the name of its field', async () => {
    const refused = {
      [rowsAfter('0000-11-17T00:00:00.000Z')]: 'cursor',
      'follow-ups?day=0000-01-01': 'day',
      'follow-ups?from=0000-01-01T00:00:00Z': 'from',
      'audit?to=0000-01-01T00:00:00Z': 'to',
      'analytics/leads?from=0000-01-01': 'from',
      'analytics/leads?from=0001-01-01&to=0001-01-02&time_zone=Asia/Kolkata': 'from',
    }
    for (const [path, field] of Object.entries(refused))
      assert.deepEqual(await refusedField(path), [400, field], path)
  })

  it('is refused where it follows from what was given', async () => {
    for (const path of [
      'follow-ups/compliance?to=0001-01-15T00:00:00Z',
      'analytics/leads?to=0001-01-15',
      'analytics/leads?to=9999-12-31',
    ])
      assert.deepEqual(await refusedField(path), [400, 'to'], path)
  })

  it('is the only one refused', async () => {
    for (const path of [
      rowsAfter('0001-01-01T00:00:00.000Z'),
      'follow-ups?day=0001-01-01&time_zone=Asia/Kolkata',
      'follow-ups?day=9999-12-31&time_zone=America/New_York',
      'follow-ups/compliance?from=0001-01-01T00:00:00Z&to=0001-01-15T00:00:00Z',
      'leads?created_from=0001-01-01&created_to=9999-12-31&time_zone=Asia/Kolkata',
      'leads/export?created_from=0001-01-01&created_to=9999-12-31&time_zone=Asia/Kolkata',
      'audit?from=0001-01-01T00:00:00Z',
      'analytics/leads?from=0001-01-01&to=0001-01-02',
    ])
      assert.equal((await mettle.call('GET', `/api/${path}`, { as: admin })).status, 200, path)
  })
})
