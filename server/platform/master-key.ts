import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './postgres/data-folder.ts'
import { parseMasterKeys } from './seal.ts'

/** From METTLE_KEY, or from a file in the data folder, made at first start and readable by nobody else. */
export function masterKeys(given: string | undefined, dataDir: string): Buffer[] {
  if (given !== undefined) return parseMasterKeys(given)
  const path = join(dataDir, 'mettle.key')
  try {
    return parseMasterKeys(readFileSync(path, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    makeDataDir(dataDir)
    if (code !== 'ENOENT') throw error
  }
  // Written whole under another name and linked: two first starts agree on one key, and a kill leaves none half made.
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
