import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

// A file of lines beside the process. A line is with the kernel before the reader gets an answer, so a killed process
// loses none; only a machine that loses power may.

const nameOf = (id: string) => `notes-${id}.journal`
const nameForm = /^notes-([0-9a-f-]{36})\.journal$/

export type Journal = ReturnType<typeof openJournal>

export function openJournal(folder: string, id: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, nameOf(id))
  let file = openSync(path, 'a', 0o600)

  return {
    append(line: string) {
      writeSync(file, `${line}\n`)
    },
    /** Everything so far stands in the database, but for these lines. */
    keepOnly(lines: string[]) {
      // Another start in the same folder may have taken this journal for a dead one's, and cleared it away.
      if (!existsSync(path)) {
        closeSync(file)
        file = openSync(path, 'a', 0o600)
      }
      ftruncateSync(file)
      if (lines.length > 0) writeSync(file, `${lines.join('\n')}\n`)
    },
    close(isWritten: boolean) {
      closeSync(file)
      if (isWritten) rmSync(path, { force: true })
    },
  }
}

/** What processes that are no more have left behind. A line that was cut off by the end is passed over. */
export function* leftJournals(
  folder: string,
): Generator<{ id: string; notes: unknown[]; remove: () => void }> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const id = name.match(nameForm)?.[1]
    if (!id) continue
    const path = join(folder, name)
    const notes = readFileSync(path, 'utf8').split('\n').flatMap(parseLine)
    yield { id, notes, remove: () => rmSync(path, { force: true }) }
  }
}

function parseLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
