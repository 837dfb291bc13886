import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, testService } from '../../test/harness/index.ts'
import { type Actor, type Database, systemActor } from '../platform/db/index.ts'
import type { Definitions, Preparation } from './definitions.ts'
import { preparedFor } from './journey/attempts.ts'
import { type CurrentDefinition, currentDefinition } from './journey/queries.ts'
import { preparingOutside, Unprepared } from './prepare-outside.ts'

describe('a definition that is not prepared yet', () => {
  let mettle: TestService
  let people: Actor[]
  let staff: TestPerson
  let stranger: TestPerson
  before(async () => {
    mettle = await testService()
    staff = await mettle.person('telecaller')
    stranger = await mettle.person('user')
    people = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { id } = await mettle.person('telecaller')
        return { kind: 'person', id, sees: 'own', least: 'user', origin: { requestId: '', address: '' } }
      }),
    )
  })

  const write = async (as: TestPerson) =>
    (await mettle.call('POST', '/api/assessments', { as, body: { title: 'Any' } })).body.data.id as string

  /** Definitions of which each is prepared when the test says so. */
  function slowDefinitions() {
    const begun: string[] = []
    const kept = new Set<string>()
    const ends: (() => void)[] = []
    const definitions: Definitions = {
      find: id => (kept.has(id) ? ({} as Preparation) : undefined),
      keep(row) {
        begun.push(row.id)
        if (kept.has(row.id)) return Promise.resolve({} as Preparation)
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

  /** Definitions for which there is no room once they are prepared. */
  function forgottenDefinitions() {
    const begun: string[] = []
    const definitions: Definitions = {
      find: () => undefined,
      async keep(row) {
        assert.ok(begun.push(row.id) < 100, 'without end')
        return {} as Preparation
      },
    }
    return { begun, definitions }
  }

  /** Notes of which definitions the contents were read. */
  function watched(reads: unknown[]): Database {
    const { withActor } = mettle.db
    return {
      ...mettle.db,
      withActor: (actor, work) =>
        withActor(actor, tx =>
          work({
            ...tx,
            rows(text, values, options) {
              if (/\bquestions\b/.test(text)) reads.push(values?.[0])
              return tx.rows(text, values, options)
            },
          }),
        ),
    }
  }

  const taking = (db: Database, definitions: Definitions, actor: Actor, id: string) =>
    db.withActor(actor, async tx => {
      await preparedFor(tx, definitions, id, 1, null)
      return id
    })
  /** Until what was begun before stands in line. */
  const settled = async () => {
    for (let turns = 0; turns < 50; turns++) await mettle.db.withActor(systemActor('test'), async () => {})
  }

  it('is prepared while nobody holds a connection for it, one at a time, what staff wrote first', async () => {
    const { begun, definitions, end } = slowDefinitions()
    const db = preparingOutside(mettle.db, definitions)
    const [ada, ben, cem, deb] = people as [Actor, Actor, Actor, Actor]
    const ids = await Promise.all(Array.from({ length: 12 }, () => write(stranger)))
    const byStaff = await write(staff)
    const all = ids.map((id, n) => taking(db, definitions, [ada, ben, cem][n % 3] as Actor, id))
    await eventually(() => begun.length === 1)
    await eventually(async () => {
      const { rows } = await mettle.superuser.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      )
      return rows.length === 0
    })
    assert.deepEqual(await mettle.db.withActor(deb, tx => tx.rows('select 1 as one')), [{ one: 1 }])

    const ofStaff = taking(db, definitions, deb, byStaff)
    await settled()
    assert.equal(begun.length, 1, 'one at a time')
    for (let n = 1; n <= 13; n++) {
      await eventually(() => begun.length === n)
      end()
    }
    assert.equal(await ofStaff, byStaff)
    assert.deepEqual(await Promise.all(all), ids)
    assert.equal(begun[1], byStaff)
    assert.equal(new Set(begun).size, 13)
  })

  it('is read and prepared once for all who wait for it, and not before its turn', async () => {
    const { begun, definitions, end } = slowDefinitions()
    const reads: unknown[] = []
    const db = preparingOutside(watched(reads), definitions)
    const [first, same] = [await write(stranger), await write(stranger)]
    const all = [taking(db, definitions, people[0] as Actor, first)]
    await eventually(() => begun.length === 1)
    all.push(...people.map(who => taking(db, definitions, who, same)))
    await settled()
    assert.deepEqual(reads, [first])
    end()
    await eventually(() => begun.length === 2)
    end()
    assert.deepEqual(await Promise.all(all), [first, same, same, same, same])
    assert.deepEqual(begun, [first, same])
    assert.deepEqual(reads, [first, same])
  })

  it('is waited for without what is in it', async () => {
    const { definitions } = slowDefinitions()
    const id = await write(stranger)
    await assert.rejects(taking(mettle.db, definitions, people[0] as Actor, id), error => {
      assert.ok(error instanceof Unprepared)
      assert.deepEqual({ ...error }, { needed: { id, version: 1, calibration_id: null, by_staff: false } })
      return true
    })
  })

  it('is another one where it was changed before its turn', async () => {
    const { begun, definitions, end } = slowDefinitions()
    const db = preparingOutside(mettle.db, definitions)
    const [first, changed] = [await write(stranger), await write(stranger)]
    const ahead = taking(db, definitions, people[0] as Actor, first)
    await eventually(() => begun.length === 1)
    const taken = db.withActor(people[1] as Actor, async tx => {
      const current = (await currentDefinition(tx, changed)) as CurrentDefinition
      await preparedFor(tx, definitions, changed, current.version, null)
      return current.version
    })
    await settled()
    const body = { title: 'Changed' }
    const put = await mettle.call('PUT', `/api/assessments/${changed}`, { as: stranger, body })
    assert.equal(put.status, 200, put.text)
    end()
    await Promise.race([taken, eventually(() => begun.length === 2)])
    end()
    assert.equal(await taken, 2)
    await ahead
    assert.deepEqual(begun, [first, changed])
  })

  it('is waited for by so many together, for definitions of staff and for others', async () => {
    const { begun, definitions, end } = slowDefinitions()
    const db = preparingOutside(mettle.db, definitions)
    const [id, byStaff] = [await write(stranger), await write(staff)]
    const codes: string[] = []
    // Not by `taking`: those in front may not have waited too long before the last one comes.
    const coming = (n: number, which: string) =>
      db
        .withActor(systemActor(`waiting ${n % 30}`), async () => {
          if (definitions.find(which, 1, null)) return which
          throw new Unprepared({ id: which, version: 1, calibration_id: null, by_staff: which === byStaff })
        })
        .catch(({ code }) => codes.push(code))
    const all = [coming(0, id)]
    await eventually(() => begun.length === 1)
    for (let n = 1; n <= 501; n++) all.push(coming(n, id))
    await eventually(() => codes.length > 0, 20_000)
    assert.deepEqual(codes, ['UNAVAILABLE'])
    const ofStaff = coming(0, byStaff)
    await settled()
    assert.equal(codes.length, 1, 'for those of staff there is room')
    end()
    await eventually(() => begun.length === 2)
    end()
    assert.equal(await ofStaff, byStaff)
    await Promise.all(all)
    assert.equal(codes.length, 1)
    assert.equal(await coming(0, id), id)
  })

  it('is at hand with another that takes its room', async () => {
    const { begun, definitions } = forgottenDefinitions()
    const db = preparingOutside(mettle.db, definitions)
    const [one, other] = [await write(stranger), await write(stranger)]
    await db.withActor(people[0] as Actor, async tx => {
      await preparedFor(tx, definitions, one, 1, null)
      await preparedFor(tx, definitions, other, 1, null)
    })
    assert.deepEqual(begun, [one, one, other])
  })

  it('is given up where ever another one is needed', async () => {
    const { definitions } = forgottenDefinitions()
    const db = preparingOutside(mettle.db, definitions)
    const ids = [await write(stranger), await write(stranger), await write(stranger)]
    const endless = db.withActor(people[0] as Actor, async tx => {
      for (const id of ids) await preparedFor(tx, definitions, id, 1, null)
    })
    await assert.rejects(endless, { code: 'UNAVAILABLE' })
  })
})
