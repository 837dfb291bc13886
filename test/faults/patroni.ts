import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chownTo, serverAccount } from '../../server/platform/postgres/account.ts'
import { findDebianServer } from '../../server/platform/postgres/index.ts'
import { eventually } from '../harness/eventually.ts'
import { undoLater } from '../harness/index.ts'
import { freePort } from './proxy.ts'
import { dataFolder } from './running.ts'

const debian = findDebianServer()
const missing = ['patroni', 'etcd', 'haproxy'].filter(
  name => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${name}`]).status !== 0,
)
if (!debian) missing.push('postgresql')

/** For a suite's skip option: says by name what of Debian's is missing. */
export const withoutPatroni = missing.length > 0 && `not on this machine: ${missing.join(', ')}`

export type Member = {
  /** Whether it leads, as it says itself; undefined of one that says nothing. */
  leads(): Promise<boolean | undefined>
  postmaster(): number
  freezeAgent(): void
  replaceAgent(): Promise<void>
}

/** Two servers that Patroni looks after, every commit on both of them, and HAProxy in front, which leads to the one that leads. */
export async function startPatroni(): Promise<{
  port: number
  members: Member[]
  /** Once one leads and every commit waits for the other. */
  settled(): Promise<unknown>
  /** What all of them have said lately, of themselves and of each other. */
  lastSaid(): string
}> {
  const base = dataFolder()
  const account = serverAccount(base)
  chownTo(account, base)
  const output = openSync(join(base, 'log'), 'a')
  const run = (program: string, ...given: string[]) => {
    const child = spawn(program, given, {
      ...account,
      cwd: base,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin', LANG: 'C.UTF-8' },
      stdio: ['ignore', output, output],
    })
    const ended = new Promise(resolve => child.once('exit', resolve))
    undoLater(() => {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      return ended
    })
    return { process: child, ended }
  }
  const [client, peer, front] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  run(
    'etcd',
    ...['--data-dir', join(base, 'etcd'), '--unsafe-no-fsync'],
    ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
    ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
    ...['--initial-cluster', `default=${at(peer)}`],
  )

  async function member(name: string) {
    const [api, database] = [await freePort(), await freePort()]
    const folder = join(base, name)
    mkdirSync(folder, { mode: 0o700 })
    chownTo(account, folder)
    const settings = {
      scope: 'mettle',
      name,
      restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
      etcd3: { host: `127.0.0.1:${client}` },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 1,
          retry_timeout: 3,
          master_start_timeout: 0,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, fsync: 'off' } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      },
      postgresql: {
        listen: `127.0.0.1:${database}`,
        connect_address: `127.0.0.1:${database}`,
        data_dir: join(folder, 'data'),
        bin_dir: debian?.binDir,
        pgpass: join(folder, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password: 'of the test' },
          replication: { username: 'standby', password: 'of the test' },
        },
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        parameters: { unix_socket_directories: folder },
      },
    }
    const file = join(folder, 'settings.json')
    writeFileSync(file, JSON.stringify(settings))
    let agent = run('patroni', file)
    return {
      api,
      database,
      freezeAgent: () => void agent.process.kill('SIGSTOP'),
      async replaceAgent() {
        agent.process.kill('SIGKILL')
        await agent.ended
        agent = run('patroni', file)
      },
      postmaster: () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
      leads: () =>
        fetch(`${at(api)}/primary`, { signal: AbortSignal.timeout(1_000) }).then(
          answer => answer.ok,
          () => undefined,
        ),
    }
  }
  const members = [await member('one'), await member('two')]
  writeFileSync(
    join(base, 'haproxy.cfg'),
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ api, database }, i) => `  server m${i} 127.0.0.1:${database} check port ${api}\n`).join('')}`,
  )
  run('haproxy', '-db', '-f', join(base, 'haproxy.cfg'))
  const rolesSeenBy = ({ api }: { api: number }) =>
    fetch(`${at(api)}/cluster`, { signal: AbortSignal.timeout(1_000) })
      .then(async answer => ((await answer.json()) as { members: { role: string }[] }).members)
      .then(
        seen => seen.map(({ role }) => role),
        (): string[] => [],
      )
  const settled = () =>
    eventually(async () => {
      const seen = await Promise.all(members.map(rolesSeenBy))
      return seen.every(roles => roles.includes('leader') && roles.includes('sync_standby'))
    })
  await settled()
  const lastSaid = () => readFileSync(join(base, 'log'), 'utf8').slice(-20_000)
  return { port: front, members, settled, lastSaid }
}
