import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from './db/client.ts'
import type { ConnectionConfig } from './db/places.ts'
import { makeDataDir } from './postgres/data-folder.ts'
import { parseMasterKeys } from './seal.ts'

const pathIn = (dataDir: string) => join(dataDir, 'mettle.key')

/** From METTLE_KEY, or from the key file in the data folder; undefined where there is neither. */
export function readMasterKeys(given: string | undefined, dataDir: string): Buffer[] | undefined {
  if (given !== undefined) return parseMasterKeys(given)
  try {
    return parseMasterKeys(readFileSync(pathIn(dataDir), 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    // A folder that is closed to this user says so in words.
    if (code !== undefined) makeDataDir(dataDir)
    throw error
  }
}

/**
 * The key file of a new installation, readable by nobody else. A lost key is never replaced: what it sealed would stay
 * closed, and the new key would hide why.
 */
export async function makeMasterKey(dataDir: string, admin: ConnectionConfig): Promise<Buffer[]> {
  const sealed = await holdsSealed(admin)
  // Whoever started at the same moment has written theirs before sealing anything with it.
  const made = readMasterKeys(undefined, dataDir)
  if (made) return made
  if (sealed)
    throw new Error(
      `the key of this installation is missing. There is no ${pathIn(dataDir)}, and METTLE_KEY is not set. ` +
        'What the database holds sealed opens with that key alone, so no new one is made. Put mettle.key back from ' +
        'your copy of it, or set METTLE_KEY to it, or METTLE_DATA to the folder it is in.',
    )
  return writeKeyFile(dataDir)
}

/** Written whole under another name and linked: two first starts agree on one key, and a kill leaves none half made. */
export function writeKeyFile(dataDir: string): Buffer[] {
  makeDataDir(dataDir)
  const path = pathIn(dataDir)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return parseMasterKeys(readFileSync(path, 'utf8'))
}

async function holdsSealed(admin: ConnectionConfig): Promise<boolean> {
  const client = new Client({ ...admin, application_name: 'mettle setup' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local role mettle_owner')
    const { rows } = await client.query(
      `select exists (select from app.secrets) or exists (select from app.data_keys)
         or exists (select from identity.signing_keys) as sealed`,
    )
    await client.query('commit')
    return rows[0]?.sealed === true
  } finally {
    await client.end()
  }
}
