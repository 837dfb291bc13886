import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import { noteKeyShown, restoreBackup, verifyBackup } from '../governance/index.ts'
import { recordBackup, writeBackup } from '../platform/backup/index.ts'
import type { Config } from '../platform/config.ts'
import { ensureDatabase, fromUrl } from '../platform/db/connect.ts'
import { systemActor } from '../platform/db/index.ts'
import type { ConnectionConfig } from '../platform/db/places.ts'
import { readMasterKeys } from '../platform/master-key.ts'
import { connectOrStart, startPostgres } from '../platform/postgres/index.ts'
import { masterId } from '../platform/seal.ts'
import { log, openInstallation } from './open.ts'

/** Beside the running service or without one; the database is taken as it is, and not brought up to date before. */
export async function backup(config: Config, to: string) {
  const [master] = requireKeys(config)
  const server = config.databaseUrl ? undefined : await connectOrStart({ dataDir: config.dataDir, log })
  try {
    const admin = await adminOf(config, server)
    const done = await writeBackup(admin, {
      path: resolve(to),
      master: master as Buffer,
      mettle: packageFile.version,
    })
    await recordBackup(admin, done)
    const { id, created_at, path, bytes, tables, rows, key } = done
    return JSON.stringify({ backup: id, created_at, path, bytes, tables, rows, key })
  } finally {
    await server?.stop()
  }
}

/** As the only one in the data folder: a running service is not restored under its people's feet. */
export async function restore(config: Config, from: string, say: (line: string) => void) {
  const keys = requireKeys(config)
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new Error(
      `There is no folder ${config.dataDir}. Make it, or set METTLE_DATA to the one to restore into.`,
    )
  const server = config.databaseUrl ? undefined : await startPostgres({ dataDir: config.dataDir, log })
  try {
    const admin = await adminOf(config, server)
    const restored = await restoreBackup({ admin, dataDir: config.dataDir, keys }, resolve(from))
    if (!restored.erasures_listed)
      say(
        `There is no erasures.jsonl in ${config.dataDir} or beside the backup. Whoever was erased since the backup is there again: ` +
          'if anybody was, put the list from the old data folder there and restore into an empty installation once more.',
      )
    return JSON.stringify(restored)
  } finally {
    await server?.stop()
  }
}

export async function verify(config: Config, from: string) {
  const verdict = await verifyBackup(resolve(from), { dataDir: config.dataDir, keys: requireKeys(config) })
  return { lines: [JSON.stringify(verdict)], failed: !verdict.whole }
}

/** The key that opens backups and all that is sealed in them, to be written down and kept elsewhere. */
export async function showKey(config: Config) {
  const keys = requireKeys(config)
  const { db, close } = await openInstallation(config)
  try {
    await db.withActor(systemActor('command line'), tx => noteKeyShown(tx, masterId(keys[0] as Buffer)))
  } finally {
    await close()
  }
  return keys.map(key => key.toString('base64')).join(',')
}

const adminOf = (config: Config, server: { connection: ConnectionConfig } | undefined) =>
  server ? ensureDatabase(server.connection, 'mettle') : fromUrl(config.databaseUrl as string)

function requireKeys({ masterKeys, dataDir }: Config): Buffer[] {
  const keys = readMasterKeys(masterKeys, dataDir)
  if (keys) return keys
  throw new Error(
    `The key of the installation is needed, and it is not in ${dataDir}. Set METTLE_KEY to it, or put its mettle.key there.`,
  )
}
