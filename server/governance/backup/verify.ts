import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countRows, loadBackup } from '../../platform/backup/index.ts'
import { Client } from '../../platform/db/client.ts'
import { ensureDatabase } from '../../platform/db/connect.ts'
import { openDatabase } from '../../platform/db/index.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { ConnectionConfig } from '../../platform/db/places.ts'
import { runtimeLogin } from '../../platform/db/runtime-role.ts'
import { makeDataDir } from '../../platform/postgres/data-folder.ts'
import { startPostgres } from '../../platform/postgres/index.ts'
import { openSeal } from '../../platform/seal.ts'
import { verifyAll } from '../verify.ts'

const quiet = { info() {}, warn() {}, error() {} }
const prefix = 'verify-'

/**
 * The only proof of a backup is its restore: into a database of its own on the embedded server, in a folder that goes
 * afterwards. Every table must have the rows that the backup says, and the audit chain must hold.
 */
export async function verifyBackup(path: string, { dataDir, keys }: { dataDir: string; keys: Buffer[] }) {
  makeDataDir(dataDir)
  for (const name of readdirSync(dataDir).filter(name => name.startsWith(prefix))) remove(join(dataDir, name))
  const folder = mkdtempSync(join(dataDir, prefix))
  try {
    const postgres = await startPostgres({ dataDir: folder, log: quiet, settings: { fsync: 'off' } })
    try {
      const admin = await ensureDatabase(postgres.connection, 'mettle')
      return await verifyIn(admin, path, keys)
    } finally {
      await postgres.stop()
    }
  } finally {
    remove(folder)
  }
}

async function verifyIn(admin: ConnectionConfig, path: string, keys: Buffer[]) {
  const { header, counts } = await loadBackup(admin, path, keys)
  const there = await counted(admin)
  const different = [...counts].filter(([table, rows]) => there.get(table) !== rows).map(([table]) => table)
  await migrate(admin)
  const login = await runtimeLogin(admin, keys)
  const db = openDatabase(login)
  try {
    const { intact, entries, broken_at } = await verifyAll(db, openSeal(keys), { known: undefined }, () => {})
    const rows = [...counts.values()].reduce((sum, n) => sum + n, 0)
    return {
      backup: header.id,
      created_at: header.created_at,
      tables: counts.size,
      rows,
      whole: different.length === 0 && intact,
      different,
      audit: { intact, entries, broken_at },
    }
  } finally {
    await db.close()
  }
}

async function counted(admin: ConnectionConfig) {
  const client = new Client({
    ...admin,
    application_name: 'mettle verify',
    longest: Number.POSITIVE_INFINITY,
  })
  await client.connect()
  return countRows(client).finally(() => client.end())
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
