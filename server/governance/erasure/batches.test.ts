import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type TestPerson, type TestService, testService } from '../../../test/harness/index.ts'
import { readMasterKeys } from '../../platform/master-key.ts'
import { openSeal } from '../../platform/seal.ts'
import { openSealer } from '../sealer.ts'
import { inBatches } from './batches.ts'

describe('erasures that are asked for together', () => {
  let mettle: TestService
  let admin: TestPerson
  before(async () => {
    mettle = await testService()
    admin = await mettle.person('admin')
  })
  const due = async (kind: 'person' | 'lead', subject: string): Promise<string> =>
    (
      await mettle.superuser.query(
        'insert into app.erasures (kind, subject_id) values ($1, $2) returning id',
        [kind, subject],
      )
    ).rows[0].id
  const shown = async (id: string) =>
    (await mettle.call('GET', `/api/erasures/${id}`, { as: admin })).body.data

  const partsWith = (rewrite: (tables: string[]) => Promise<string[]>) => {
    const seal = openSeal(readMasterKeys(undefined as never, mettle.dataDir) as Buffer[])
    const sealer = openSealer(mettle.db, seal, mettle.dataDir, () => {})
    return { db: mettle.db, seal, sealer, dataDir: mettle.dataDir, rewrite }
  }

  it('write tables anew once, each with a receipt of its own, and one that fails fails alone', async () => {
    const body = { name: 'Together', phone: '9876500009' }
    const { data } = (await mettle.call('POST', '/api/leads', { as: admin, body })).body
    const lead = await due('lead', data.id)
    const person = await due('person', (await mettle.person('user')).id)
    const rewritten: string[][] = []
    const erase = inBatches(
      partsWith(async tables => {
        rewritten.push(tables)
        return ['public.leads', 'public.profiles']
      }),
    )
    const ended = await Promise.allSettled([erase(lead), erase('not an id'), erase(person)])
    assert.deepEqual(
      ended.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
    assert.equal(rewritten.length, 1)
    assert.equal(new Set(rewritten[0]).size, rewritten[0]?.length)
    const unusedSpaceOf = async (id: string) => {
      const { state, receipt } = await shown(id)
      assert.equal(state, 'done')
      return receipt.stayed.flatMap(({ what }: { what: string }) => /files of (.*)/.exec(what)?.[1] ?? [])
    }
    assert.deepEqual(await unusedSpaceOf(lead), ['public.leads'])
    assert.deepEqual(await unusedSpaceOf(person), ['public.profiles'])
  })

  it('that come when others have ended are a new batch', async () => {
    let rewrites = 0
    const erase = inBatches(
      partsWith(async () => {
        rewrites++
        return []
      }),
    )
    for (let n = 0; n < 2; n++) await erase(await due('person', (await mettle.person('user')).id))
    assert.equal(rewrites, 2)
  })
})
