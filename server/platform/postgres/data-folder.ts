import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes the data folder where there is none, and says in words why it cannot be used. */
export function makeDataDir(dataDir: string): void {
  try {
    // As root, the server's account must pass through to its own folder inside, but list nothing.
    makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  } catch (cause) {
    throw new Error(
      `The data folder ${dataDir} cannot be made: ${(cause as Error).message}. Set METTLE_DATA to one that can.`,
      { cause },
    )
  }
  try {
    accessSync(dataDir, constants.W_OK)
  } catch (cause) {
    throw new Error(
      `The data folder ${dataDir} belongs to another user, or cannot be written to. Run this as the user who runs Mettle, or as root.`,
      { cause },
    )
  }
}

/** Node's own recursive mkdir tries for ever where the folder above is there but takes none, as in /proc. */
function makeFolder(path: string, mode: number): void {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (!isFolder(path)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
