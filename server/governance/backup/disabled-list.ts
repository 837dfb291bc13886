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

export async function readDisabled(folder: string): Promise<string[]> {
  try {
    return JSON.parse(await textIn(folder))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(
      `${pathIn(folder)}, the list of people who were disabled, is damaged. A running service writes it anew within a minute; where there is none, remove it, and disable those people again after the restore. Nothing was changed.`,
    )
  }
}

/** Whole or not at all. */
export async function writeDisabled(folder: string, ids: string[]) {
  const text = JSON.stringify(ids)
  const path = pathIn(folder)
  if ((await textIn(folder)) === text) return
  await writeFile(`${path}.new`, text, { mode: 0o600 })
  await rename(`${path}.new`, path)
}
