// How many events a second reach those who answer while one endpoint hangs.
//   node bench/notifications/deliveries.ts [leads] [endpoints]
import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { quantile } from '../support/quantile.ts'
import { cpuMilliseconds, startBenchService } from '../support/service.ts'

const [leads = 2_000, endpoints = 4] = process.argv.slice(2).map(Number)

const service = await startBenchService({ EVENTS_ALLOW_PRIVATE: '1' })
const { superuser, port, pid } = service
await superuser.query(`
  insert into profiles (id, role) values (md5('admin')::uuid, 'admin');
  insert into identity.accounts (id, email) values (md5('admin')::uuid, 'admin@bench.example');`)
const { stdout: token } = await promisify(execFile)(
  process.execPath,
  ['server/cli.ts', 'token', '--email', 'admin@bench.example'],
  { cwd: new URL('../../', import.meta.url), env: { ...process.env, METTLE_DATA: service.dataDir } },
)

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

async function register(url: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/notifications/endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['lead.created'] }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const latencies: number[] = []
let done = () => {}
const taker = await listen((request, response) => {
  let body = ''
  request.on('data', piece => {
    body += piece
  })
  request.on('end', () => {
    latencies.push(Date.now() - Date.parse(JSON.parse(body).timestamp))
    response.writeHead(204).end()
    if (latencies.length === leads * endpoints) done()
  })
})
let hung = 0
const hanging = await listen(() => {
  hung++
})

async function run(name: string) {
  latencies.length = 0
  const all = new Promise<void>(resolve => {
    done = resolve
  })
  const [started, cpu] = [performance.now(), cpuMilliseconds(pid)]
  await superuser.query(`insert into leads (name) select 'Lead ' || n from generate_series(1, $1) n`, [leads])
  await all
  const seconds = (performance.now() - started) / 1000
  const each = (cpuMilliseconds(pid) - cpu) / latencies.length
  latencies.sort((a, b) => a - b)
  console.log(
    `${name}: ${Math.round(latencies.length / seconds)} deliveries/s, the last after ${seconds.toFixed(1)} s, p50 ${Math.round(quantile(latencies, 0.5))} ms, ${each.toFixed(2)} ms CPU of the service each, load ${loadavg()[0]?.toFixed(0)}`,
  )
}

for (let n = 0; n < endpoints; n++) await register(taker.url)
await run('all answer')
await register(hanging.url)
await run('one hangs')
console.log(`the one that hangs was asked ${hung} times`)
for (const { server } of [taker, hanging]) {
  server.closeAllConnections()
  server.close()
}
await service.stop()
