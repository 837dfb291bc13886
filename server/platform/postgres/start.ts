import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chownTree, serverAccount } from './account.ts'
import { embeddedServer } from './binaries.ts'
import { type Settings, writeConfiguration } from './configuration.ts'
import { makeDataDir } from './data-folder.ts'
import { ensureCluster, readOrCreateSecret } from './initialise.ts'
import { acquireLock, type Holder, isHolder, type Lock, type Purpose } from './lock.ts'
import type { Log } from './log.ts'
import type { Cluster } from './postmaster.ts'
import { type Connection, probe, superuser } from './probe.ts'
import { openSocketDir } from './socket.ts'
import { supervise } from './supervise.ts'

type StartOptions = {
  dataDir: string
  log: Log
  /** Server settings over our own; tests switch fsync off. */
  settings?: Settings
  /** Another server's programs than the bundled ones. */
  binaries?: { binDir: string; version: string }
}

export type Postgres = {
  /** For `new pg.Pool(connection)`: the superuser. */
  connection: Connection
  version: string
  readonly pid: number
  stop(): Promise<void>
  /** Called whenever the server dies without being told to. It is started again by itself. */
  onExit(listener: (reason: string) => void): void
}

/** Starts the database in the data folder and keeps it running until `stop`. */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const lock = await lockDataDir(options.dataDir, 'service')
  if (!isHolder(lock)) return runUnderLock(lock, options)
  throw new Error(
    `Mettle is already running on ${resolve(options.dataDir)}: process ${lock.pid}, since ${lock.since}. ` +
      'Stop it first, or set METTLE_DATA to another folder.',
  )
}

/** The folder's lock, or the service that holds it; commands are waited for, as they take only seconds. */
export async function lockDataDir(dataDir: string, purpose: Purpose): Promise<Lock | Holder> {
  makeDataDir(dataDir)
  for (let waited = 0; ; waited += 50) {
    const outcome = await acquireLock(lockPath(dataDir), purpose)
    if (!isHolder(outcome) || outcome.purpose === 'service') return outcome
    if (waited > 30_000)
      throw new Error(
        `A command (process ${outcome.pid}) has been using ${resolve(dataDir)} since ${outcome.since}. Wait for it or end it.`,
      )
    await sleep(50)
  }
}

/** Runs the server under a lock already taken, and gives the lock back at the end or on failure. */
export async function runUnderLock(lock: Lock, options: StartOptions): Promise<Postgres> {
  const giveBack = [() => lock.release()]
  const release = () => {
    for (const step of giveBack.reverse()) step()
  }
  try {
    const { cluster, password } = await prepare(options)
    const socket = openSocketDir(cluster)
    giveBack.push(socket.remove)
    writeConfiguration(cluster.clusterDir, cluster.account, socket.serverPath, options.settings ?? {})
    const connection = superuser(socket.clientPath, password)
    const server = await supervise(cluster, options.log, release)
    const version = await probe(connection).catch(async error => {
      await server.stop()
      throw error
    })
    return Object.assign(server, { connection, version })
  } catch (error) {
    release()
    throw error
  }
}

async function prepare(options: StartOptions): Promise<{ cluster: Cluster; password: string }> {
  const dataDir = resolve(options.dataDir)
  const clusterDir = clusterDirOf(dataDir)
  const account = serverAccount(clusterDir)
  const binaries = options.binaries ?? embeddedServer(account, dataDir)
  const password = readOrCreateSecret(dataDir)
  await ensureCluster({
    dataDir,
    clusterDir,
    account,
    binaries,
    password,
    sync: options.settings?.fsync !== 'off',
  })
  if (statSync(clusterDir).uid === 0) chownTree(account, clusterDir)
  return { cluster: { dataDir, clusterDir, account, binaries }, password }
}

export function clusterDirOf(dataDir: string): string {
  return join(resolve(dataDir), 'pg')
}

function lockPath(dataDir: string): string {
  return join(resolve(dataDir), 'mettle.lock')
}
