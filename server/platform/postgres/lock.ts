import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isAlive, type ProcessIdentity } from './processes.ts'

/** A service stays until it is stopped; an operator's command holds the folder for seconds. */
export type Purpose = 'service' | 'command'
export type Holder = ProcessIdentity & { purpose: Purpose; since: string }
export type Lock = { release(): void }

/** The lock, or whoever holds it. */
export async function acquireLock(path: string, purpose: Purpose): Promise<Lock | Holder> {
  const mine = JSON.stringify({ ...identify(process.pid), purpose, since: new Date().toISOString() })
  for (;;) {
    if (createAtomically(path, mine)) return { release: () => releaseIfMine(path, mine) }
    const found = readLock(path)
    if (found === null) continue
    if (found.holder !== null && isAlive(found.holder)) return found.holder
    await removeStale(path, found.text)
  }
}

export function isHolder(outcome: Lock | Holder): outcome is Holder {
  return 'pid' in outcome
}

/** Nobody ever sees a lock file half written: it appears under its name complete, or not at all. */
function createAtomically(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/**
 * Two processes may find the same dead holder, and the slower one must not remove the faster one's
 * new lock. Whoever removes holds a second lock, and looks again once it has it.
 */
export async function removeStale(path: string, staleText: string): Promise<void> {
  const guard = await acquireLock(`${path}.takeover`, 'command')
  if (isHolder(guard)) {
    await sleep(10)
    return
  }
  if (readLock(path)?.text === staleText) rmSync(path, { force: true })
  guard.release()
}

function readLock(path: string): { text: string; holder: Holder | null } | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    return { text, holder: JSON.parse(text) as Holder }
  } catch {
    return { text, holder: null } // emptied by a full disk or by hand: nobody's
  }
}

function releaseIfMine(path: string, mine: string): void {
  if (readLock(path)?.text === mine) rmSync(path, { force: true })
}
