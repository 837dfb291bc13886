import assert from 'node:assert/strict'
import { createCipheriv, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { testDatabase } from '../../test/harness/index.ts'
import { type Database, openDatabase, systemActor, type Tx } from './db/index.ts'
import { runtimeLogin } from './db/runtime-role.ts'
import { openSeal, type Place } from './seal.ts'

const place: Place = { table: 'interactions', row: 'row-1', column: 'content' }
const system = systemActor('test')
const dataKey = { id: randomUUID(), key: createSecretKey(randomBytes(32)) }

/** As 0.1.0 wrote it. */
function sealedBy010(key: KeyObject, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('interactions\0row-1\0content'))
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body])
}

describe('a sealed value', () => {
  const seal = openSeal([randomBytes(32)])

  it('opens where it was sealed and holds nothing readable', () => {
    const sealed = seal.seal(dataKey, place, 'They want a call after Diwali – ₹50,000')
    assert.equal(seal.open(dataKey, place, sealed), 'They want a call after Diwali – ₹50,000')
    assert.ok(!sealed.includes('Diwali'))
  })

  it('is never the same twice', () => {
    assert.notDeepEqual(seal.seal(dataKey, place, 'same'), seal.seal(dataKey, place, 'same'))
  })

  it('does not open in another table, row or column, nor with another key', () => {
    const sealed = seal.seal(dataKey, place, 'text')
    for (const moved of [{ table: 'replays' }, { row: 'row-2' }, { column: 'notes' }])
      assert.throws(() => seal.open(dataKey, { ...place, ...moved }, sealed))
    // The parts of a place cannot run into one another.
    assert.throws(() => seal.open(dataKey, { ...place, table: 'interactionsrow', row: '-1' }, sealed))
    assert.throws(() => seal.open({ ...dataKey, key: createSecretKey(randomBytes(32)) }, place, sealed))
  })

  it('names the key that sealed it, and is refused by any other', () => {
    const sealed = seal.seal(dataKey, place, 'text')
    assert.equal(sealed.subarray(1, 17).toString('hex'), dataKey.id.replaceAll('-', ''))
    assert.throws(() => seal.open({ ...dataKey, id: randomUUID() }, place, sealed), /sealed with another key/)
  })

  it('opens still when it was sealed before values named their key', () => {
    assert.equal(seal.open(dataKey, place, sealedBy010(dataKey.key, 'from before')), 'from before')
  })

  it('leaves its key in memory for a while and no longer', async () => {
    const brief = openSeal([randomBytes(32)], 50)
    const { key: _, ...row } = brief.makeKey()
    brief.unwrap(row)
    const destroyed = { ...row, wrapped: Buffer.alloc(0) }
    assert.equal(brief.unwrap(destroyed).id, row.id)
    await eventually(() => {
      try {
        return !brief.unwrap(destroyed)
      } catch {
        return true
      }
    })
  })

  it('does not open when any byte of it was changed, or its end was cut off', () => {
    const sealed = seal.seal(dataKey, place, 'every byte counts')
    for (let i = 0; i < sealed.length; i++) {
      const bent = Buffer.from(sealed)
      bent[i] = (bent[i] as number) ^ 1
      assert.throws(() => seal.open(dataKey, place, bent), `byte ${i}`)
    }
    assert.throws(() => seal.open(dataKey, place, sealed.subarray(0, -1)))
  })
})

describe('keys', () => {
  const oldKey = randomBytes(32)
  const newKey = randomBytes(32)
  let database: Awaited<ReturnType<typeof testDatabase>>
  let db: Database
  const run = <T>(work: (tx: Tx) => Promise<T>) => db.withActor(system, work)

  before(async () => {
    database = await testDatabase()
    const login = await runtimeLogin(database.connection, [oldKey])
    db = openDatabase(login)
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  async function newPerson(): Promise<string> {
    const { rows } = await database.superuser.query(
      'insert into profiles (id) values (gen_random_uuid()) returning id',
    )
    return rows[0].id
  }

  it('are one for each subject, however many ask at once', async () => {
    const seal = openSeal([oldKey])
    const id = await newPerson()
    const made = await Promise.all(
      Array.from({ length: 8 }, () => run(tx => seal.keyFor(tx, { kind: 'person', id }))),
    )
    assert.equal(new Set(made.map(key => key.key.export().toString('hex'))).size, 1)
    const other = await run(async tx => seal.keyFor(tx, { kind: 'person', id: await newPerson() }))
    assert.ok(made[0] && !other.key.equals(made[0].key))
  })

  it('do not open in another’s row', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    const rows: { id: string; master_id: string; wrapped: Buffer }[] = []
    for (const id of [one, two]) {
      await run(tx => openSeal([oldKey]).keyFor(tx, { kind: 'person', id }))
      const found = await database.superuser.query('select * from app.data_keys where person_id = $1', [id])
      rows.push(found.rows[0])
    }
    const [mine, theirs] = rows as [(typeof rows)[0], (typeof rows)[0]]
    assert.ok(openSeal([oldKey]).unwrap(mine))
    assert.throws(() => openSeal([oldKey]).unwrap({ ...mine, wrapped: theirs.wrapped }))
  })

  it('of a lead move to another with what they sealed, and go with that one', async () => {
    const seal = openSeal([oldKey])
    const newLead = async () =>
      (await database.superuser.query(`insert into leads (name) values ('Twice') returning id`)).rows[0].id
    const [from, to] = [await newLead(), await newLead()]
    const keyOf = (id: string) => run(tx => seal.keyFor(tx, { kind: 'lead', id }))
    const [moved, own] = [await keyOf(from), await keyOf(to)]
    await run(tx => seal.moveLeadKeys(tx, from, to))
    await database.superuser.query('delete from leads where id = $1', [from])
    const keys = async () =>
      (await database.superuser.query('select id from app.data_keys where lead_id = $1', [to])).rows.map(
        r => r.id,
      )
    assert.deepEqual((await keys()).toSorted(), [moved.id, own.id].toSorted())
    assert.equal((await keyOf(to)).id, own.id, 'what is new is sealed with its own')
    const { rows } = await database.superuser.query('select app.sealed_with($1) as id', [
      seal.seal(moved, place, 'text'),
    ])
    assert.equal(rows[0].id, moved.id)
    await database.superuser.query('delete from leads where id = $1', [to])
    assert.deepEqual(await keys(), [])
  })

  it('go with the person they belong to', async () => {
    const id = await newPerson()
    const first = await run(tx => openSeal([oldKey]).keyFor(tx, { kind: 'person', id }))
    await database.superuser.query('delete from profiles where id = $1', [id])
    const { rows } = await database.superuser.query('select from app.data_keys where id = $1', [first.id])
    assert.equal(rows.length, 0)
  })

  it('move to a new master key while both are known, and then need the old one no more', async () => {
    const people: string[] = []
    for (let i = 0; i < 5; i++) people.push(await newPerson())
    const before = openSeal([oldKey])
    const sealed = await run(async tx => {
      const values: Buffer[] = []
      for (const id of people)
        values.push(
          before.seal(await before.keyFor(tx, { kind: 'person', id }), { ...place, row: id }, `for ${id}`),
        )
      return values
    })
    const secret = await run(tx => before.secret(tx, 'signing'))
    const readAll = (seal: ReturnType<typeof openSeal>) =>
      run(async tx => {
        const texts: string[] = []
        for (const [i, id] of people.entries())
          texts.push(
            seal.open(
              await seal.keyFor(tx, { kind: 'person', id }),
              { ...place, row: id },
              sealed[i] as Buffer,
            ),
          )
        return texts
      })
    const texts = people.map(id => `for ${id}`)

    await assert.rejects(readAll(openSeal([newKey])), /is not among those in METTLE_KEY/)
    await assert.rejects(
      run(tx => openSeal([newKey]).secret(tx, 'signing')),
      /not among those in METTLE_KEY/,
    )

    const between = openSeal([newKey, oldKey])
    assert.deepEqual(await readAll(between), texts)
    let moved = 0
    for (let step = 1; step > 0; moved += step) step = await run(tx => between.rewrap(tx, 2))
    assert.ok(moved >= people.length)

    assert.deepEqual(await readAll(openSeal([newKey])), texts)
    assert.deepEqual(await run(tx => openSeal([newKey]).secret(tx, 'signing')), secret)
    await assert.rejects(readAll(openSeal([oldKey])), /is not among those in METTLE_KEY/)
  })
})
