import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { ensureDatabase, fromUrl } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/index.ts'
import { migrate, runtimeLogin } from '../platform/db/migrate.ts'
import { masterKeys } from '../platform/master-key.ts'
import { connectOrStart } from '../platform/postgres/index.ts'
import { openSeal } from '../platform/seal.ts'

// The embedded server's remarks are for the service's log; what a command cannot do, it says itself.
const log = { info() {}, warn() {}, error() {} }

/** The installation's database, brought up to date: that of a running service, or one of our own until `close`. */
export async function openInstallation(config: Config) {
  const server = config.databaseUrl ? undefined : await connectOrStart({ dataDir: config.dataDir, log })
  try {
    const admin = server
      ? await ensureDatabase(server.connection, 'mettle')
      : fromUrl(config.databaseUrl as string)
    const applied = await migrate(admin)
    refuseForeignKey(config, applied)
    const keys = masterKeys(config.masterKeys, config.dataDir)
    const login = await runtimeLogin(admin, keys)
    const db = openDatabase(async () => login)
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
 * A key made here for a database that already has one would give the service's database role another password, and
 * shut the service out.
 */
function refuseForeignKey({ masterKeys: given, dataDir }: Config, applied: string[]) {
  const isNew = applied[0]?.startsWith('1 ')
  if (isNew || given !== undefined || existsSync(join(dataDir, 'mettle.key'))) return
  throw new Error(
    `This installation has a key, and it is not in ${dataDir}. Set METTLE_KEY, or METTLE_DATA to the folder with mettle.key in it.`,
  )
}
