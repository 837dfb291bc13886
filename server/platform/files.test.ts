import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { eventually } from '../../test/harness/eventually.ts'
import { testDatabase, undoLater } from '../../test/harness/index.ts'
import { type Actor, type Database, openDatabase, systemActor } from './db/index.ts'
import { runtimeLogin } from './db/runtime-role.ts'
import { type Files, type NewFile, openFiles } from './files.ts'
import { openSeal } from './seal.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let files: Files
let [ada, ben] = ['', '']
before(async () => {
  database = await testDatabase()
  const login = await runtimeLogin(database.connection, [Buffer.alloc(32)])
  db = openDatabase(login)
  files = openFiles(db, openSeal([Buffer.alloc(32)]))
  undoLater(async () => {
    await db.close()
    await database.drop()
  })
  const made = await database.superuser.query(
    `insert into profiles (id, role) values (gen_random_uuid(), 'telecaller'), (gen_random_uuid(), 'telecaller') returning id`,
  )
  ada = made.rows[0].id
  ben = made.rows[1].id
})

const newFile = (more: Partial<NewFile> = {}): NewFile => ({
  owner: ada,
  purpose: 'report',
  mediaType: 'text/plain',
  most: 10_000_000,
  keepDays: 7,
  ...more,
})
const person = (id: string): Actor => ({
  kind: 'person',
  id,
  sees: 'own',
  least: 'user',
  origin: { requestId: '', address: '' },
})
async function* inChunks(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const contentOf = async (actor: Actor, id: string) => {
  const found = await files.get(actor, id)
  if (!found) return undefined
  const pieces: Buffer[] = []
  for await (const piece of found.content) pieces.push(piece)
  return Buffer.concat(pieces)
}
const count = async (table: string, id?: string) =>
  Number(
    (
      await database.superuser.query(
        `select count(*) as n from ${table} ${id ? `where file_id = '${id}'` : ''}`,
      )
    ).rows[0].n,
  )

describe('a file', () => {
  it('comes back as it was put, in pieces of one size, for whoever owns it and for nobody else', async () => {
    for (const length of [0, 1, 1_000_000, 2_500_001]) {
      const bytes = randomBytes(length)
      const { id, size } = await files.put(newFile(), inChunks(bytes, 300_007))
      assert.equal(size, length)
      assert.ok((await contentOf(person(ada), id))?.equals(bytes), `${length} bytes`)
      assert.ok((await contentOf(systemActor('test'), id))?.equals(bytes))
      assert.equal(await files.get(person(ben), id), undefined)
      assert.equal(await count('app.file_pieces', id), Math.ceil(length / 1_000_000))
    }
  })

  it('is sealed, piece by piece, each bound to its place', async () => {
    const secret = randomUUID()
    const { id } = await files.put(newFile(), inChunks(Buffer.from(secret.repeat(60_000)), 65_536))
    const { rows } = await database.superuser.query(
      'select sealed from app.file_pieces where file_id = $1 order by number',
      [id],
    )
    assert.ok(rows.length > 1 && rows.every(({ sealed }) => !sealed.includes(secret)))
    await database.superuser.query(
      'update app.file_pieces set sealed = (select sealed from app.file_pieces where file_id = $1 and number = 1) where file_id = $1 and number = 0',
      [id],
    )
    await assert.rejects(contentOf(person(ada), id))
  })

  it('that is too large or breaks off leaves nothing', async () => {
    const before = await count('app.files')
    await assert.rejects(
      files.put(newFile({ most: 1_500_000 }), inChunks(randomBytes(1_500_001), 65_536)),
      /up to 1500000/,
    )
    async function* broken() {
      yield randomBytes(1_200_000)
      throw new Error('the sender went away')
    }
    await assert.rejects(files.put(newFile(), broken()), /went away/)
    assert.equal(await count('app.files'), before)
  })

  it('is not taken from whoever has as much for the same as is kept, and they are told until when', async () => {
    const few = () =>
      files.put(newFile({ purpose: 'much', mostTogether: 1_000 }), inChunks(randomBytes(600), 100))
    await few()
    await few()
    await assert.rejects(few(), /Your files for this are 0.001 MB together.*The oldest goes on 20/)
    await files.put(newFile({ purpose: 'another', mostTogether: 1_000 }), inChunks(randomBytes(600), 100))
  })

  it('goes when it is removed, when its time is over and with its owner', async () => {
    const put = (more: Partial<NewFile> = {}) => files.put(newFile(more), inChunks(Buffer.from('x'), 1))
    const [removed, old, kept] = [await put(), await put(), await put()]
    await files.remove(removed.id)
    await database.superuser.query(`update app.files set expires_at = now() where id = $1`, [old.id])
    assert.equal(await files.get(person(ada), old.id), undefined, 'not shown, though not yet cleared away')
    await files.expire()
    for (const { id } of [removed, old]) assert.equal(await count('app.file_pieces', id), 0)
    assert.equal((await contentOf(person(ada), kept.id))?.toString(), 'x')
    const other = await put({ owner: ben })
    await database.superuser.query('delete from profiles where id = $1', [ben])
    assert.equal(await count('app.file_pieces', other.id), 0)
  })

  it('whose writer was killed half way is seen by nobody, and cleared away', async () => {
    const writer = spawn(
      process.execPath,
      [join(import.meta.dirname, 'files.fixture.ts'), database.url, ada],
      {
        stdio: 'ignore',
      },
    )
    const ended = new Promise(resolve => writer.once('exit', resolve))
    const half = await eventually(async () => {
      const { rows } = await database.superuser.query(
        `select f.id from app.files f join app.file_pieces on file_id = f.id where size is null`,
      )
      return rows[0]?.id as string | undefined
    })
    writer.kill('SIGKILL')
    await ended
    assert.equal(await files.get(systemActor('test'), half), undefined)
    await files.expire()
    assert.ok((await count('app.file_pieces', half)) > 0, 'one that may still be under way is left alone')
    await database.superuser.query(
      `update app.files set created_at = now() - interval '2 hours' where id = $1`,
      [half],
    )
    await files.expire()
    assert.equal(await count('app.file_pieces', half), 0)
  })
})
