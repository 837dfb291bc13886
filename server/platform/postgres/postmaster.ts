import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, canReach } from './account.ts'
import type { Binaries } from './binaries.ts'
import { ownFolder, serverEnvironment } from './initialise.ts'
import type { Log } from './log.ts'
import { identify, isListed, listProcesses, signal, waitUntil } from './processes.ts'

export type Cluster = { dataDir: string; clusterDir: string; account: Account; binaries: Binaries }

/** Starts the server and waits until it takes connections, however long its recovery takes. */
export async function launch(
  cluster: Cluster,
  log: Log,
  ending: AbortSignal,
  onSpawn: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const { clusterDir, account, binaries } = cluster
  await stopLeftoverServer(clusterDir, log)
  const logFile = join(cluster.dataDir, 'postgres.log')
  const logStart = rotate(logFile)
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(
    join(binaries.binDir, 'postgres'),
    [
      '-D',
      canReach(account, clusterDir) ? clusterDir : ownFolder,
      '-c',
      `cluster_name=${clusterNameOf(clusterDir)}`,
    ],
    // A group of its own: Ctrl-C reaches Node alone, which stops the server after its last request.
    {
      ...account,
      cwd: clusterDir,
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  child.unref()
  onSpawn(child)
  let failure: Error | null = null
  child.once('error', error => (failure = error))
  for (
    let waited = 0;
    readPidFile(clusterDir)?.readyPid !== child.pid || child.pid === undefined;
    waited += 10
  ) {
    if (failure) throw failure
    if (hasExited(child))
      throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8').slice(logStart).trim()}`)
    if (ending.aborted) {
      await stopServer(child)
      throw new Error('PostgreSQL was told to stop while it was starting')
    }
    if (waited > 0 && waited % 10_000 === 0)
      log.warn(`PostgreSQL is still starting, probably recovering; see ${logFile}`)
    await sleep(10)
  }
  return child
}

/** Fast first (open transactions are rolled back), then without the closing checkpoint, then by force. */
export async function stopServer(child: ChildProcess): Promise<void> {
  for (const [name, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (hasExited(child)) return
    child.kill(name)
    if (await waitUntil(() => hasExited(child), patience)) return
  }
  throw new Error(`PostgreSQL (process ${child.pid}) does not end`)
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** What postmaster.pid says: whose it is, where the socket is, and whether connections are taken. */
export function readPidFile(
  clusterDir: string,
): { pid: number; readyPid: number | null; socketDir: string } | null {
  let lines: string[]
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  const socketDir = lines[4] === ownFolder ? clusterDir : (lines[4] ?? '')
  return { pid, readyPid: lines[7]?.trim() === 'ready' ? pid : null, socketDir }
}

/**
 * Node killed by force leaves the whole server running, the server killed by force leaves its
 * children finishing what they do. Either keeps a new one from starting. We hold the folder's lock,
 * so whatever still runs on it is left over.
 */
async function stopLeftoverServer(clusterDir: string, log: Log): Promise<void> {
  const mark = clusterNameOf(clusterDir)
  const isMain = (line: string) => line.endsWith(`cluster_name=${mark}`)
  const leftOver = () =>
    listProcesses().filter(({ pid, commandLine }) => {
      const ours = isMain(commandLine) || commandLine.startsWith(`postgres: ${mark}:`)
      return ours && identify(pid) !== null
    })
  const none = () => leftOver().length === 0
  const main = leftOver().filter(found => isMain(found.commandLine))
  if (main.length > 0)
    log.warn(`Stopping the PostgreSQL that an earlier run left behind (process ${main[0]?.pid})`)
  for (const { pid } of main) signal(pid, 'SIGINT')
  let gone = none() || (await waitUntil(none, main.length > 0 ? 10_000 : 1_000))
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    if (gone) break
    for (const { pid } of leftOver()) signal(pid, name)
    gone = await waitUntil(none, 5_000)
  }
  await clearPidFile(clusterDir)
}

/**
 * PostgreSQL itself clears a pid file that names a dead process, but not one whose number has gone to
 * another process since, as happens after every restart of a container, nor one that is still listed
 * because nobody takes note of its end, as happens in a container without an init.
 */
async function clearPidFile(clusterDir: string): Promise<void> {
  const found = readPidFile(clusterDir)
  if (found === null) return
  if (await answers(join(found.socketDir, '.s.PGSQL.5432')))
    throw new Error(
      `Another PostgreSQL server (process ${found.pid}, perhaps in another container) uses ${clusterDir}. Stop it first.`,
    )
  if (!isListed(found.pid)) return
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) rmSync(join(clusterDir, name), { force: true })
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Shown in the command line of every process of this cluster, and of no other: it stays when the folder moves. */
function clusterNameOf(clusterDir: string): string {
  const { dev, ino } = statSync(clusterDir)
  return `mettle-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 12)}`
}

function rotate(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size < 10 * 1024 * 1024) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}
