import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectOrStart } from '../../server/platform/postgres/index.ts'

const root = new URL('../../', import.meta.url)
const quiet = { info() {}, warn() {}, error() {} }

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

async function up(port: number, path: string, child: ChildProcess) {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (child.exitCode !== null) throw new Error('The service did not start.')
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('The service did not answer in time.')
}

/** Mettle as `npm start` runs it, in a process and a data folder of its own, with limits out of the way. */
export async function startBenchService(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mettle-bench-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      METTLE_DATA: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_AUTHENTICATED: '1000000000',
      RATE_LIMIT_ANONYMOUS: '1000000000',
      ...settings,
    },
  })
  await up(port, '/api/health', child)
  const { connection } = await connectOrStart({ dataDir, log: quiet })
  const superuser = new pg.Client({ ...connection, database: 'mettle' })
  await superuser.connect()
  return {
    port,
    dataDir,
    pid: child.pid as number,
    superuser,
    connection: { ...connection, database: 'mettle' },
    async stop() {
      await superuser.end()
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A bare web server that says hello: what the HTTP layer alone costs here and now. */
export async function startHello() {
  const port = await freePort()
  const code = `import Fastify from 'fastify'; const app = Fastify(); app.get('/', async () => ({ hello: 'world' })); app.listen({ port: ${port} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: root, stdio: 'ignore' })
  await up(port, '/', child)
  return { port, pid: child.pid as number, stop: () => child.kill('SIGKILL') }
}

/** CPU milliseconds a process has used so far, all its threads together. */
export const cpuMilliseconds = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e6
  }, 0)

/** CPU milliseconds that a process and all it started have used so far: unlike a clock's, a neighbour's load hardly moves them. */
export function cpuMillisecondsOfTree(root: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .flatMap(name => {
        try {
          const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
          return [[Number(name), Number(parent)] as const]
        } catch {
          return []
        }
      }),
  )
  const within = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && within(parents.get(pid)))
  return [...parents.keys()].filter(within).reduce((sum, pid) => {
    try {
      return sum + cpuMilliseconds(pid)
    } catch {
      // It has ended since it was listed.
      return sum
    }
  }, 0)
}
