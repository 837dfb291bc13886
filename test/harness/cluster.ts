import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../server/platform/db/migrate.ts'
import { findDebianServer, startPostgres } from '../../server/platform/postgres/index.ts'

export const template = 'mettle_template'
const quiet = { info() {}, warn() {}, error() {}, debug() {} }

/**
 * One real PostgreSQL for all test files, without fsync; each test file clones the migrated template. Ours, or where
 * METTLE_TEST_POSTGRES=debian asks for it the one of this machine.
 */
export async function startCluster() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mettle-test-'))
  // Run by root, Debian's initdb walks back to this folder by name under another account; the bundled one need not.
  chmodSync(dataDir, 0o755)
  const debian = process.env.METTLE_TEST_POSTGRES === 'debian' ? findDebianServer() : undefined
  const postgres = await startPostgres({
    dataDir,
    log: quiet,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '128MB' },
    ...(debian ? { binaries: debian } : {}),
  })
  const stop = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const client = new pg.Client(postgres.connection)
    await client.connect()
    await client.query(`create database ${template}`)
    await client.end()
    await migrate({ ...postgres.connection, database: template })
  } catch (error) {
    // A migration that does not run must not leave its server running.
    await stop()
    throw error
  }
  return { connection: postgres.connection as pg.ClientConfig, stop }
}
