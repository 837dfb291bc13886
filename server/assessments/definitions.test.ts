import assert from 'node:assert/strict'
import { it } from 'node:test'
import { openDefinitions } from './definitions.ts'

it('the twenty definitions used last are kept ready, each by its version and calibration', () => {
  const definitions = openDefinitions()
  const keep = (version: number) =>
    definitions.keep({
      id: 'a',
      version,
      title: 'None',
      description: null,
      questions: [],
      scoring_rules: null,
      calibration_id: null,
      calibration_number: null,
      parameters: null,
    })
  for (let version = 1; version <= 20; version++) keep(version)
  assert.ok(definitions.find('a', 1, null), 'used again')
  assert.equal(definitions.find('a', 1, 'b'), undefined)
  keep(21)
  assert.equal(definitions.find('a', 2, null), undefined, 'the one not used for longest makes room')
  assert.ok(definitions.find('a', 1, null) && definitions.find('a', 21, null))
})
