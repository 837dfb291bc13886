import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { assertNotRestoring } from '../platform/backup/index.ts'
import type { Config } from '../platform/config.ts'
import { ensureDatabase, fromUrl } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/index.ts'
import { migrate } from '../platform/db/migrate.ts'
import { runtimeLogin } from '../platform/db/runtime-role.ts'
import { readMasterKeys, writeKeyFile } from '../platform/master-key.ts'
import { connectOrStart } from '../platform/postgres/index.ts'
import { openSeal } from '../platform/seal.ts'

// The embedded server's remarks are for the service's log; what a command cannot do, it says itself.
export const log = { info() {}, warn() {}, error() {} }

/** All of a command is a start: nobody waits for a request. */
const starting = () => true

/** The installation's database, brought up to date: that of a running service, or one of our own until `close`. */
export async function openInstallation(config: Config) {
  const server = config.databaseUrl ? undefined : await connectOrStart({ dataDir: config.dataDir, log })
  try {
    const admin = server
      ? await ensureDatabase({ ...server.connection, starting }, 'mettle')
      : { ...fromUrl(config.databaseUrl as string), starting }
    await assertNotRestoring(admin)
    const applied = await migrate(admin)
    const isNew = applied[0]?.startsWith('1 ') === true
    const keys = readMasterKeys(config.masterKeys, config.dataDir) ?? newKey(config.dataDir, isNew)
    const login = await runtimeLogin(admin, keys)
    const db = openDatabase(login)
    const close = async () => {
      await db.close()
      await server?.stop()
    }
    return { admin, db, seal: openSeal(keys), applied, close }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

/**
 * A command makes nothing in a folder that was mistyped or forgotten in the environment. A folder made for it, empty, is
 * no mistake.
 */
export function requireInstallation({ databaseUrl, dataDir }: Config) {
  if (databaseUrl || existsSync(join(dataDir, 'pg')) || isEmptyFolder(dataDir)) return
  throw new Error(
    `There is no installation in ${dataDir}. Set METTLE_DATA to the folder of yours, or DATABASE_URL to its database. ` +
      'For a new one, start Mettle there first, or make the empty folder.',
  )
}

/** One that is closed to this user is refused later, with the reason. */
function isEmptyFolder(path: string) {
  try {
    return readdirSync(path).length === 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

/**
 * A key made here for a database that already has one would give the service's database role another password, and
 * shut the service out.
 */
function newKey(dataDir: string, isNew: boolean) {
  if (isNew) return writeKeyFile(dataDir)
  throw new Error(
    `This installation has a key, and it is not in ${dataDir}. Set METTLE_KEY, or METTLE_DATA to the folder with mettle.key in it.`,
  )
}
