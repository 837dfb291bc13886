import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ageFrom, ageNames, agesFrom, bounds, typedOf, wrongAges } from './ages.ts'

type Schema = { minimum?: number; maximum?: number; type?: unknown; properties?: Record<string, Schema> }
const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../contract/openapi.json'), 'utf8'))
const setting: Schema = document.components.schemas.RetentionSetting

const ages = {
  leads: { new: null, contacted: null, qualified: null, converted: null, lost: 730 },
  interactions: 400,
  answers: null,
  results: null,
  audit: null,
  sessions: 7,
  mail: 30,
  webhooks: 90,
  imports: 90,
  events: 3,
}

describe('ages of what is kept', () => {
  it('have the bounds that the service has, and none is missing', () => {
    const known = Object.entries(setting.properties ?? {}).flatMap(([name, schema]) =>
      schema.properties
        ? Object.entries(schema.properties).map(([status, age]) => [`${name}.${status}`, age] as const)
        : [[name, schema] as const],
    )
    const theirs = known.map(([name, { minimum, maximum, type }]) => [
      name,
      { least: minimum, most: maximum, orNever: Array.isArray(type) },
    ])
    assert.deepEqual(Object.fromEntries(theirs), bounds)
    assert.equal(ageNames.length, theirs.length)
  })

  it('come out as they went in', () => {
    assert.deepEqual(agesFrom(typedOf(ages)), ages)
    assert.deepEqual(wrongAges(typedOf(ages)), [])
  })

  it('are refused beyond their bounds; empty means for good only where that may be', () => {
    assert.equal(ageFrom('leads.lost', ''), null)
    assert.equal(ageFrom('mail', ''), undefined)
    assert.equal(ageFrom('leads.lost', '29'), undefined)
    assert.equal(ageFrom('audit', '364'), undefined)
    assert.equal(ageFrom('events', '31'), undefined)
    assert.equal(ageFrom('events', '2.5'), undefined)
    assert.equal(ageFrom('events', ' 30 '), 30)
  })
})
