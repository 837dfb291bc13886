import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'
import { type Cluster, hasExited, launch, stopServer } from './postmaster.ts'

type Supervised = {
  readonly pid: number
  stop(): Promise<void>
  onExit(listener: (reason: string) => void): void
}

const minBackoff = 100
const maxBackoff = 30_000
const stableAfter = 60_000

/** Starts the server, and starts it again whenever it dies without being told to. */
export async function supervise(cluster: Cluster, log: Log, release: () => void): Promise<Supervised> {
  const ending = new AbortController()
  const listeners: ((reason: string) => void)[] = []
  let child: ChildProcess | undefined
  let startedAt: number
  let pause = minBackoff
  let recovery = Promise.resolve()
  let stopped: Promise<void> | null = null

  // Whatever ends this process in order takes the server along; only a kill by force leaves it behind.
  const atExit = () => {
    child?.kill('SIGINT')
    release()
  }
  process.once('exit', atExit)
  // A signal nobody listens to would end this process without an exit.
  const unhandledSignals = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).filter(
    signal => process.listenerCount(signal) === 0,
  )
  const exitOnSignal = () => process.exit(1)
  for (const signal of unhandledSignals) process.once(signal, exitOnSignal)
  const removeListeners = () => {
    process.off('exit', atExit)
    for (const signal of unhandledSignals) process.off(signal, exitOnSignal)
  }

  await start().catch(error => {
    removeListeners()
    throw error
  })

  return {
    get pid() {
      return child?.pid ?? 0
    },
    onExit: listener => void listeners.push(listener),
    stop: () => (stopped ??= stop()),
  }

  async function start(): Promise<void> {
    const started = await launch(cluster, log, ending.signal, spawned => {
      child = spawned
    })
    startedAt = performance.now()
    if (hasExited(started)) throw new Error('PostgreSQL died right after its start')
    started.once('exit', (code, signal) => {
      if (!ending.signal.aborted) recovery = recover(`PostgreSQL died (${signal ?? `exit code ${code}`})`)
    })
  }

  async function recover(reason: string): Promise<void> {
    log.error(`${reason}; starting it again`)
    for (const listener of listeners) listener(reason)
    if (performance.now() - startedAt > stableAfter) pause = minBackoff
    while (!ending.signal.aborted) {
      try {
        await sleep(pause, undefined, { signal: ending.signal })
        pause = Math.min(pause * 2, maxBackoff)
        await start()
        log.info('PostgreSQL is back')
        return
      } catch (error) {
        if (!ending.signal.aborted) log.error(`PostgreSQL could not be started again: ${error}`)
      }
    }
  }

  async function stop(): Promise<void> {
    ending.abort()
    await recovery
    if (child) await stopServer(child)
    removeListeners()
    release()
  }
}
