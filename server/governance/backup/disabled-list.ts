import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Beside the database and not in its backups, as the list of erasures is: a backup knows nothing of who was disabled after
// it, and whoever restores one must not let them in again.

const pathIn = (folder: string) => join(folder, 'disabled.json')

/** No list is one of nobody. */
const textIn = (folder: string) =>
  readFile(pathIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return '[]'
  })

export const readDisabled = async (folder: string): Promise<string[]> => JSON.parse(await textIn(folder))

/** Whole or not at all. */
export async function writeDisabled(folder: string, ids: string[]) {
  const text = JSON.stringify(ids)
  const path = pathIn(folder)
  if ((await textIn(folder)) === text) return
  await writeFile(`${path}.new`, text, { mode: 0o600 })
  await rename(`${path}.new`, path)
}
