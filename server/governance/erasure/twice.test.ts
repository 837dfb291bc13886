import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { openSealer } from '../sealer.ts'
import { erase } from './erase.ts'
import { readLedger } from './ledger.ts'

describe('an erasure that is asked for twice', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  /** Its time has come, and no job has begun it. */
  async function due() {
    const person = await mettle.person('user')
    const asked = await mettle.call('POST', `/api/people/${person.id}/erasure`, { as: person })
    assert.equal(asked.status, 202, asked.text)
    const { id } = asked.body.data
    await mettle.superuser.query('update app.erasures set due_at = now() where id = $1', [id])
    return { id, person: person.id }
  }
  const shown = async (id: string) =>
    (await mettle.call('GET', `/api/erasures/${id}`, { as: admin })).body.data

  it('is left alone while somebody is at it, and done when they have gone', async () => {
    const { id, person } = await due()
    const ask = () => mettle.call('POST', `/api/people/${person}/erasure`, { as: admin })
    const lock = (which: string) =>
      mettle.superuser.query(`select ${which}(hashtextextended('erasure ' || $1, 0))`, [id])
    await lock('pg_advisory_lock')
    assert.equal((await ask()).body.data.id, id)
    await eventually(
      async () =>
        (
          await mettle.superuser.query(
            `select from pgboss.job where name = 'erasure' and data ->> 'id' = $1 and state = 'completed'`,
            [id],
          )
        ).rowCount === 1,
    )
    assert.equal((await shown(id)).state, 'waiting')
    await lock('pg_advisory_unlock')
    await ask()
    await eventually(async () => (await shown(id)).state === 'done')
  })

  it('has one receipt, even if both came to its end', async () => {
    const { id, person } = await due()
    const seal = openSeal(readMasterKeys(undefined as never, mettle.dataDir) as Buffer[])
    const sealer = openSealer(mettle.db, seal, mettle.dataDir, () => {})
    const parts = { db: mettle.db, seal, sealer, dataDir: mettle.dataDir }
    let atTheEnd = 0
    const rewrite = async () => {
      atTheEnd++
      await eventually(() => atTheEnd === 2)
      return []
    }
    await Promise.all([erase({ ...parts, rewrite }, id), erase({ ...parts, rewrite }, id)])
    assert.equal((await readLedger(mettle.dataDir)).filter(line => line.id === person).length, 1)
    assert.equal((await shown(id)).state, 'done')
  })
})
