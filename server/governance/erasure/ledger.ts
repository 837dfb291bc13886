import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../platform/db/index.ts'
import { system } from './parts.ts'
import { type Done, doneErasures, type Kind } from './queries.ts'
import { receiptDigest } from './receipt.ts'

// Beside the database and not in its backups: whoever restores one learns from it whom to erase again.

/** No personal data: an id that names nobody any more. */
export type Line = { kind: Kind; id: string; at: string; receipt: string }

const pathOf = (dataDir: string) => join(dataDir, 'erasures.jsonl')

export const isThereALedger = (dataDir: string) => existsSync(pathOf(dataDir))

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
  if (lines.length === 0) return
  const known = new Set((await readLedger(dataDir)).map(({ receipt }) => receipt))
  const fresh = lines.filter(({ receipt }) => !known.has(receipt))
  if (fresh.length === 0) return
  await mkdir(dataDir, { recursive: true })
  // Begins with a line's end, so that it does not grow onto one that was cut off.
  await appendFile(pathOf(dataDir), fresh.map(line => `\n${JSON.stringify(line)}`).join(''), { mode: 0o600 })
}

const atOnce = 1_000
/** A transaction that ends later than another may have begun before it. */
const overlapMs = 600_000

/** What is done and not in the list yet, whichever instance did it; answers from when on to look the next time. */
export async function completeLedger(db: Database, dataDir: string, from = '-infinity'): Promise<string> {
  let last = from
  for (let more = true; more; ) {
    const done = await db.withActor(system, tx => doneErasures(tx, last, atOnce))
    await appendToLedger(dataDir, done.map(lineOf))
    const newest = done.at(-1)?.finished_at ?? last
    more = done.length === atOnce && newest !== last
    last = newest
  }
  return last === '-infinity' ? last : new Date(Date.parse(last) - overlapMs).toISOString()
}

const lineOf = ({ kind, subject_id: id, finished_at: at, receipt }: Done): Line => ({
  kind,
  id,
  at,
  receipt: receiptDigest(receipt),
})
