import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { bareEnvironment } from '../test/harness/bare-environment.ts'
import { testDatabase, testService } from '../test/harness/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'mettle-main-'))
after(() => rmSync(folder, { recursive: true }))

/** What is said, and what was logged before, by a start that cannot succeed. */
async function failedStart(settings: Record<string, string>, logged: string[] = []): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...bareEnvironment, LOG_LEVEL: 'fatal', PORT: '0', METTLE_DATA: folder, ...settings },
    cwd: '/',
  })
  const ended = once(child, 'exit')
  child.stdout.on('data', chunk => logged.push(String(chunk)))
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

  it('that the port is taken, after a warning that links in letters will not work elsewhere', async () => {
    const other = createServer().listen(0, '0.0.0.0')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const logged: string[] = []
    await failedStart(
      { DATABASE_URL: database.url, PORT: String(port), HOST: '0.0.0.0', LOG_LEVEL: 'warn' },
      logged,
    )
    other.close()
    assert.match(logged.join(''), /"PUBLIC_URL is not set: /)
  })

  it('that this machine does not have the address', async () => {
    const said = await failedStart({ DATABASE_URL: database.url, HOST: '192.0.2.1' })
    assert.match(
      said,
      /^Mettle could not start: .* HOST 192\.0\.2\.1: this machine does not have that address\n$/,
    )
  })

  it('that the key is lost, and leaves no new one in its place', async () => {
    const service = await testService()
    const lost = mkdtempSync(join(folder, 'lost-'))
    const said = await failedStart({ DATABASE_URL: service.databaseUrl, METTLE_DATA: lost })
    assert.match(said, /^Mettle could not start: the key of this installation is missing\. .*\n$/)
    assert.deepEqual(readdirSync(lost), [])
  })

  it('that the database does not let it in', async () => {
    const said = await failedStart({ DATABASE_URL: database.url.replace(/password=[^&]*/, 'password=wrong') })
    assert.match(
      said,
      /^Mettle could not start: PostgreSQL cannot be reached, or does not let Mettle in: .*\n$/,
    )
  })
})
