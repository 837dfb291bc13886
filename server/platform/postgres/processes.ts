import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process that cannot be mistaken for a later one with the same number, nor for one before a reboot. */
export type ProcessIdentity = { pid: number; startedAt: string; boot: string }

export function identify(pid: number): ProcessIdentity | null {
  const stat = readProc(pid, 'stat')
  if (stat === null) return null
  // The name in parentheses may hold spaces, so fields are counted from the last one: state, then 19 further on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const startedAt = fields[19]
  if (fields[0] === 'Z' || fields[0] === 'X' || startedAt === undefined) return null
  return { pid, startedAt, boot: bootId() }
}

/** Also of one that has ended, until its parent takes note: PostgreSQL, which asks by signal, cannot tell the two apart. */
export const isListed = (pid: number) => readProc(pid, 'stat') !== null

export function isAlive(known: ProcessIdentity): boolean {
  const now = identify(known.pid)
  return now !== null && now.startedAt === known.startedAt && now.boot === known.boot
}

/** Every process with its command line, which all users may read. */
export function listProcesses(): { pid: number; commandLine: string }[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ pid: Number(name), commandLine: commandLine(Number(name)) }))
}

function commandLine(pid: number): string {
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim() ?? ''
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** True as soon as the condition holds, false when it still doesn't after the time given. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (!condition()) {
    if (performance.now() > deadline) return false
    await sleep(10)
  }
  return true
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}
