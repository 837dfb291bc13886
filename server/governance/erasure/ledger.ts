import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from './queries.ts'

// Beside the database and not in its backups: whoever restores one learns from it whom to erase again.

/** No personal data: an id that names nobody any more. */
export type Line = { kind: Kind; id: string; at: string; receipt: string }

const pathOf = (dataDir: string) => join(dataDir, 'erasures.jsonl')

export async function readLedger(dataDir: string): Promise<Line[]> {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(passOverMissing)
  return text.split('\n').flatMap(parseLine)
}

function passOverMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return ''
}

/** A line that a kill cut off is written again by whoever notices that it is missing. */
function parseLine(line: string): Line[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Line]
  } catch {
    return []
  }
}

/** Those that are not there yet. */
export async function appendToLedger(dataDir: string, lines: Line[]) {
  const known = new Set((await readLedger(dataDir)).map(({ receipt }) => receipt))
  const fresh = lines.filter(({ receipt }) => !known.has(receipt))
  if (fresh.length === 0) return
  await mkdir(dataDir, { recursive: true })
  // Begins with a line's end, so that it does not grow onto one that was cut off.
  await appendFile(pathOf(dataDir), fresh.map(line => `\n${JSON.stringify(line)}`).join(''), { mode: 0o600 })
}
