import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { testDatabase } from '../test/harness/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'mettle-main-'))
after(() => rmSync(folder, { recursive: true }))

/** What is said by a start that cannot succeed. */
async function failedStart(settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', PORT: '0', METTLE_DATA: folder, ...settings },
    cwd: '/',
  })
  const ended = once(child, 'exit')
  const said = (await child.stderr.toArray()).join('')
  assert.deepEqual(await ended, [1, null])
  return said
}

describe('a start that fails says in one sentence', async () => {
  const database = await testDatabase()
  after(database.drop)

  it('that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const said = await failedStart({ DATABASE_URL: database.url, PORT: String(port) })
    other.close()
    assert.equal(
      said,
      `Mettle could not start: it cannot listen on PORT ${port} of HOST 127.0.0.1: another program does already\n`,
    )
  })

  it('that this machine does not have the address', async () => {
    const said = await failedStart({ DATABASE_URL: database.url, HOST: '192.0.2.1' })
    assert.match(
      said,
      /^Mettle could not start: .* HOST 192\.0\.2\.1: this machine does not have that address\n$/,
    )
  })

  it('that the database is not there', async () => {
    const said = await failedStart({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/mettle' })
    assert.match(said, /^Mettle could not start: PostgreSQL cannot be reached, .*127\.0\.0\.1:1\n$/)
  })
})
