import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { testDatabase } from '../../test/harness/index.ts'
import { makeMasterKey, readMasterKeys, writeKeyFile } from './master-key.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'mettle-key-'))
  after(() => rmSync(made, { recursive: true, force: true }))
  return made
}
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')

describe('the master key', () => {
  it('is written once, readable by nobody else, and found again', () => {
    const dataDir = join(folder(), 'not-there-yet')
    assert.equal(readMasterKeys(undefined, dataDir), undefined)
    const [made] = writeKeyFile(dataDir)
    assert.equal(made?.length, 32)
    assert.equal(statSync(join(dataDir, 'mettle.key')).mode & 0o777, 0o600)
    assert.deepEqual(readMasterKeys(undefined, dataDir), [made])
    assert.deepEqual(readdirSync(dataDir), ['mettle.key'])
  })

  it('comes from the settings when it is there, newest first', () => {
    const dataDir = folder()
    const keys = readMasterKeys(`${key(2)}, ${key(1)}`, dataDir)
    assert.deepEqual(keys, [Buffer.alloc(32, 2), Buffer.alloc(32, 1)])
    assert.deepEqual(readdirSync(dataDir), [])
  })

  it('is refused when it is not 32 bytes, without being repeated', () => {
    const refused = { message: /32 bytes in base64/ }
    assert.throws(() => readMasterKeys('c2hvcnQ=', folder()), refused)
    const dataDir = folder()
    writeFileSync(join(dataDir, 'mettle.key'), 'half a ke')
    assert.throws(() => readMasterKeys(undefined, dataDir), refused)
  })

  it('is found in a folder that cannot be written to', () => {
    const dataDir = folder()
    const [made] = writeKeyFile(dataDir)
    chmodSync(dataDir, 0o500)
    assert.deepEqual(readMasterKeys(undefined, dataDir), [made])
    chmodSync(dataDir, 0o700)
  })

  it('is the same for many that start at once', async () => {
    const dataDir = folder()
    const script = `import { writeKeyFile } from '${join(import.meta.dirname, 'master-key.ts')}'
      console.log(writeKeyFile(${JSON.stringify(dataDir)})[0].toString('hex'))`
    const starts = Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script])
      return (await child.stdout.toArray()).join('').trim()
    })
    const seen = new Set(await Promise.all(starts))
    assert.equal(seen.size, 1)
    assert.match([...seen][0] as string, /^[0-9a-f]{64}$/)
  })

  it('is made where nothing is sealed yet, and never in place of one that was lost', async () => {
    const database = await testDatabase()
    after(database.drop)
    const dataDir = folder()
    const made = await makeMasterKey(dataDir, database.connection)
    await database.superuser.query(`insert into app.secrets (name, sealed) values ('any', 'sealed')`)
    assert.deepEqual(await makeMasterKey(dataDir, database.connection), made, 'one made meanwhile is taken')
    const elsewhere = folder()
    await assert.rejects(makeMasterKey(elsewhere, database.connection), {
      message: /no .*mettle\.key, and METTLE_KEY is not set.*Put mettle\.key back/,
    })
    assert.deepEqual(readdirSync(elsewhere), [])
  })
})
