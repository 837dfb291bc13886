import { randomUUID } from 'node:crypto'
import { access, type FileHandle, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { diskTrouble, inTurn, isDiskSilent, onDisk } from './disk.ts'

const draftOf = (path: string) => `${path}.${randomUUID()}.partial`

/** A slow disk may take long for what was written since it was last brought there. */
const mostMs = 5 * 60_000
const bytesBetweenSyncs = 64 * 1_048_576
const answered = <T>(call: () => Promise<T>) => onDisk(call, mostMs)

/**
 * Written under another name, brought to the disk, and only then given its own: whoever finds the file finds all of it.
 * What a kill left of an earlier try goes first.
 */
export async function writeWhole(path: string, content: AsyncIterable<Buffer>): Promise<number> {
  const draft = draftOf(path)
  let file: FileHandle | undefined
  try {
    if (await answered(() => isThere(path)))
      throw new Error(`${path} is there already. Give the backup another name.`)
    await answered(() => removeDrafts(path))
    const opened = await answered(() => open(draft, 'wx', 0o600))
    file = opened
    const bytes = await fill(opened, content)
    await answered(() => opened.close())
    await answered(() => rename(draft, path))
    await answered(() => syncFolder(dirname(path)))
    return bytes
  } catch (error) {
    const clear = async () => {
      await file?.close()
      await rm(draft, { force: true })
    }
    if (isDiskSilent()) inTurn(clear).catch(() => {})
    else await answered(clear).catch(() => {})
    throw inWords(path, error as NodeJS.ErrnoException)
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function fill(file: FileHandle, content: AsyncIterable<Buffer>) {
  let bytes = 0
  let unsynced = 0
  for await (const piece of content) {
    await answered(() => file.writeFile(piece))
    bytes += piece.length
    unsynced += piece.length
    if (unsynced < bytesBetweenSyncs) continue
    await answered(() => file.datasync())
    unsynced = 0
  }
  await answered(() => file.sync())
  return bytes
}

async function removeDrafts(path: string) {
  const begin = `${basename(path)}.`
  for (const name of await readdir(dirname(path)))
    if (name.startsWith(begin) && name.endsWith('.partial'))
      await rm(join(dirname(path), name), { force: true })
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

function inWords(path: string, error: NodeJS.ErrnoException) {
  const reason = diskTrouble(error, dirname(path))
  return reason
    ? new Error(`The backup could not be written to ${path}: ${reason}.`, { cause: error })
    : error
}
