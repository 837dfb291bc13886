import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const draftOf = (path: string) => `${path}.${randomUUID()}.partial`

/**
 * Written under another name, brought to the disk, and only then given its own: whoever finds the file finds all of it.
 * What a kill left of an earlier try goes first.
 */
export async function writeWhole(path: string, content: AsyncIterable<Buffer>): Promise<number> {
  if (existsSync(path)) throw new Error(`${path} is there already. Give the backup another name.`)
  const draft = draftOf(path)
  try {
    await removeDrafts(path)
    const file = await open(draft, 'wx', 0o600)
    const bytes = await fill(file, content).finally(() => file.close())
    await rename(draft, path)
    await syncFolder(dirname(path))
    return bytes
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw inWords(path, error as NodeJS.ErrnoException)
  }
}

async function fill(file: FileHandle, content: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const piece of content) {
    await file.writeFile(piece)
    bytes += piece.length
  }
  await file.sync()
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
  const reason = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of the disk is used up',
    ENOENT: `there is no folder ${dirname(path)}`,
    ENOTDIR: `${dirname(path)} is not a folder`,
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'the disk is read-only',
    EIO: 'the disk reports an error',
  }[error.code ?? '']
  return reason
    ? new Error(`The backup could not be written to ${path}: ${reason}.`, { cause: error })
    : error
}
