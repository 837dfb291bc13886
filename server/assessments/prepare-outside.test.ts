import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestService, testService } from '../../test/harness/index.ts'
import type { Actor, Database } from '../platform/db/index.ts'
import type { Definitions, Preparation, StoredDefinition } from './definitions.ts'
import { preparingOutside, Unprepared } from './prepare-outside.ts'

describe('a definition that is not prepared yet', () => {
  let mettle: TestService
  let people: Actor[]
  before(async () => {
    mettle = await testService()
    people = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { id } = await mettle.person('telecaller')
        return { kind: 'person', id, sees: 'own', least: 'user', origin: { requestId: '', address: '' } }
      }),
    )
  })

  /** Definitions of which each is prepared when the test says so. */
  function slowDefinitions() {
    const begun: string[] = []
    const kept = new Set<string>()
    const ends: (() => void)[] = []
    const definitions: Definitions = {
      find: id => (kept.has(id) ? ({} as Preparation) : undefined),
      keep(row) {
        begun.push(row.id)
        return new Promise(resolve =>
          ends.push(() => {
            kept.add(row.id)
            resolve({} as Preparation)
          }),
        )
      },
    }
    return { begun, definitions, end: () => ends.shift()?.() }
  }
  const taking = (db: Database, definitions: Definitions, actor: Actor, id: string, by_staff = false) =>
    db.withActor(actor, async () => {
      if (definitions.find(id, 1, null)) return id
      throw new Unprepared({ id, version: 1, calibration_id: null, by_staff } as StoredDefinition)
    })

  it('is prepared while nobody holds a connection for it, one at a time, what staff wrote first', async () => {
    const { begun, definitions, end } = slowDefinitions()
    const db = preparingOutside(mettle.db, definitions)
    const [ada, ben, cem, deb] = people as [Actor, Actor, Actor, Actor]
    const ids = [ada, ben, cem].flatMap((who, n) => [1, 2, 3, 4].map(i => [who, `${n}.${i}`] as const))
    const all = ids.map(([who, id]) => taking(db, definitions, who, id))
    await eventually(() => begun.length === 1)
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      )
      return rows.length === 0
    })
    assert.deepEqual(await mettle.db.withActor(deb, tx => tx.rows('select 1 as one')), [{ one: 1 }])

    const ofStaff = taking(db, definitions, deb, 'staff', true)
    // Until it stands in line.
    for (let turns = 0; turns < 50; turns++) await mettle.db.withActor(ada, tx => tx.rows('select 1'))
    assert.equal(begun.length, 1, 'one at a time')
    for (let n = 1; n <= 13; n++) {
      await eventually(() => begun.length === n)
      end()
    }
    assert.equal(await ofStaff, 'staff')
    assert.deepEqual(
      await Promise.all(all),
      ids.map(([, id]) => id),
    )
    assert.equal(begun[1], 'staff')
    assert.equal(new Set(begun).size, 13)
  })

  it('is prepared once for all who wait for it', async () => {
    const { begun, definitions, end } = slowDefinitions()
    const db = preparingOutside(mettle.db, definitions)
    const all = people.map(who => taking(db, definitions, who, 'same'))
    await eventually(() => begun.length === 1)
    end()
    assert.deepEqual(await Promise.all(all), ['same', 'same', 'same', 'same'])
    assert.deepEqual(begun, ['same'])
  })
})
