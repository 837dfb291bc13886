import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { openSealer } from '../sealer.ts'
import { replayErasures } from './replay.ts'

describe('erasures after a backup was restored', () => {
  let mettle: TestService
  let tara: TestPerson
  before(async () => {
    mettle = await testService()
    await mettle.person('admin')
    tara = await mettle.person('telecaller')
  })
  const parts = () => {
    const seal = openSeal(readMasterKeys(undefined as never, mettle.dataDir) as Buffer[])
    const sealer = openSealer(mettle.db, seal, mettle.dataDir, () => {})
    return { db: mettle.db, seal, sealer, dataDir: mettle.dataDir, rewrite: async () => [] }
  }
  const there = async (table: string, id: string) =>
    (await mettle.superuser.query(`select from ${table} where id = $1`, [id])).rowCount === 1
  const line = (kind: 'person' | 'lead', id: string, at: string) => ({
    kind,
    id,
    at,
    receipt: `${kind} ${id}`,
  })

  it('are done again for whoever was there before, and for nobody who came later', async () => {
    const body = { name: 'Back Again', phone: '9876533333' }
    const { id } = (await mettle.call('POST', '/api/leads', { as: tara, body })).body.data
    const soon = new Date(Date.now() + 60_000).toISOString()
    const longAgo = '2020-01-01T00:00:00.000Z'
    const later = await mettle.person('user')
    const replayed = await replayErasures(parts(), [
      line('lead', id, soon),
      line('person', tara.id, soon),
      line('person', later.id, longAgo),
      line('lead', '00000000-0000-4000-8000-000000000000', soon),
    ])
    assert.equal(replayed, 2)
    assert.ok(!(await there('leads', id)))
    assert.ok(!(await there('profiles', tara.id)))
    assert.ok(await there('profiles', later.id))
    assert.equal(await replayErasures(parts()), 0, 'the list in the data folder is done already')
  })
})
