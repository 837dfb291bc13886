import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { chownTo, serverAccount } from '../../server/platform/postgres/account.ts'
import { eventually } from '../harness/eventually.ts'
import { undoLater } from '../harness/index.ts'
import { freePort } from './proxy.ts'
import { dataFolder } from './running.ts'

export type Server = { port: number; folder: string; process: ChildProcess; client: pg.Client }

/** A primary and a standby that every commit waits for, made by hand from a PostgreSQL's programs. */
export async function startReplicated(binDir: string): Promise<{ primary: Server; standby: Server }> {
  const base = dataFolder()
  const account = serverAccount(base)
  chownTo(account, base)
  const run = (program: string, ...given: string[]) =>
    promisify(execFile)(join(binDir, program), given, { ...account, cwd: base, env: { LANG: 'C.UTF-8' } })

  async function start(folder: string): Promise<Server> {
    const port = await freePort()
    appendFileSync(
      join(folder, 'postgresql.conf'),
      `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\n`,
    )
    const output = openSync(join(base, 'log'), 'a')
    const child = spawn(join(binDir, 'postgres'), ['-D', folder], {
      ...account,
      cwd: base,
      stdio: ['ignore', output, output],
    })
    undoLater(() => child.kill('SIGQUIT'))
    const connect = async () => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
      client.on('error', () => {})
      return client.connect().then(
        () => client,
        () => undefined,
      )
    }
    const client = await eventually(connect)
    undoLater(() => client.end())
    return { port, folder, process: child, client }
  }

  const [one, two] = [join(base, 'one'), join(base, 'two')]
  mkdirSync(one, { mode: 0o700 })
  chownTo(account, one)
  await run(
    'initdb',
    '-D',
    one,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  )
  const primary = await start(one)
  const at = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
  await run('pg_basebackup', ...at, '-D', two, '--write-recovery-conf', '--checkpoint=fast', '--no-sync')
  const standby = await start(two)
  await eventually(
    async () =>
      (await primary.client.query(`select from pg_stat_replication where state = 'streaming'`)).rowCount,
  )
  await primary.client.query(`alter system set synchronous_standby_names = '*'`)
  await primary.client.query('select pg_reload_conf()')
  await eventually(
    async () =>
      (await primary.client.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount,
  )
  return { primary, standby }
}
