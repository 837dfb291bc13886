import { setTimeout as sleep } from 'node:timers/promises'
import { readOrCreateSecret } from './initialise.ts'
import { isHolder } from './lock.ts'
import type { Log } from './log.ts'
import { readPidFile } from './postmaster.ts'
import { type Connection, isUp, superuser } from './probe.ts'
import { clusterDirOf, lockDataDir, runUnderLock } from './start.ts'

/**
 * For the operator's commands: the database of the running service, which stays as it is, or else one
 * of our own until `stop`.
 */
export async function connectOrStart(options: {
  dataDir: string
  log: Log
}): Promise<{ connection: Connection; stop(): Promise<void> }> {
  for (let waited = 0; ; waited += 50) {
    const lock = await lockDataDir(options.dataDir, 'command')
    if (!isHolder(lock)) return runUnderLock(lock, options)
    const connection = runningConnection(options.dataDir)
    if (connection && (await isUp(connection))) return { connection, stop: async () => {} }
    if (waited > 60_000)
      throw new Error(
        `Mettle (process ${lock.pid}) holds ${options.dataDir}, but its database does not answer`,
      )
    await sleep(50)
  }
}

function runningConnection(dataDir: string): Connection | null {
  const running = readPidFile(clusterDirOf(dataDir))
  return running?.readyPid ? superuser(running.socketDir, readOrCreateSecret(dataDir)) : null
}
