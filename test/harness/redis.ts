import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { after } from 'node:test'

const program = ['redis-server', 'valkey-server'].find(
  name => spawnSync(name, ['--version']).error === undefined,
)

/** For a suite's skip option: says by name that Redis is missing. */
export const withoutRedis = program ? false : 'no redis-server on this machine'

const started: ChildProcess[] = []
after(() => {
  for (const server of started) server.kill('SIGKILL')
})

/** A real one, with nothing on disk, until the tests of the file are over. */
export function startRedis(port: number) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program as string, options, { stdio: 'ignore', cwd: '/' })
  started.push(server)
  return server
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}
