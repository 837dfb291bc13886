import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from './queries.ts'

// Beside the database and not in its backups: whoever restores one learns from it whom to erase again.

/** No personal data: an id that names nobody any more. */
export type Line = { kind: Kind; id: string; at: string; receipt: string }

const pathOf = (dataDir: string) => join(dataDir, 'erasures.jsonl')

export function readLedger(dataDir: string): Line[] {
  const path = pathOf(dataDir)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8').split('\n').flatMap(parseLine)
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
export function appendToLedger(dataDir: string, lines: Line[]) {
  const known = new Set(readLedger(dataDir).map(({ receipt }) => receipt))
  const fresh = lines.filter(({ receipt }) => !known.has(receipt))
  if (fresh.length === 0) return
  mkdirSync(dataDir, { recursive: true })
  // Begins with a line's end, so that it does not grow onto one that was cut off.
  appendFileSync(pathOf(dataDir), fresh.map(line => `\n${JSON.stringify(line)}`).join(''), { mode: 0o600 })
}
