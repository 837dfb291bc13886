import assert from 'node:assert/strict'
import { it } from 'node:test'
import { testService } from '../../../test/harness/index.ts'
import { systemActor } from '../../platform/db/index.ts'
import { builtInId } from '../built-in.ts'
import { findDefinition, isByStaff } from './queries.ts'

it('a definition is by staff where its author is a telecaller or above, and where it comes with Mettle', async () => {
  const mettle = await testService()
  const writtenBy = async (role: 'user' | 'telecaller') => {
    const as = await mettle.person(role)
    return (await mettle.call('POST', '/api/assessments', { as, body: { title: 'Any' } })).body.data.id
  }
  for (const [id, expected] of [
    [await writtenBy('user'), false],
    [await writtenBy('telecaller'), true],
    [builtInId, true],
  ] as const) {
    const found = await mettle.db.withActor(systemActor('test'), async tx => [
      (await findDefinition(tx, id, 1, null))?.by_staff,
      await isByStaff(tx, id),
    ])
    assert.deepEqual(found, [expected, expected], id)
  }
})
