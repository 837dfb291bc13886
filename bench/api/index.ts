import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { get, type Load, load, post } from '../support/load.ts'
import { median } from '../support/quantile.ts'
import { cpuMilliseconds, cpuMillisecondsOfTree, startBenchService, startHello } from '../support/service.ts'
import { floors, overRawConnections, underPgbench } from './floor.ts'
import { seedLeads, signIn } from './seed.ts'

// Lists, gets and creates among many leads, with authentication, limits and row-level security on, against floors
// measured in the same run. Load, service and PostgreSQL share the machine: read the ratios.
//   npm run bench -- [leads]

const rounds = 3
const seconds = 4
const connections = 64

const amount = Number(process.argv[2] ?? 200_000)

const mettle = await startBenchService()
console.log(`seeding ${amount.toLocaleString('en')} leads …`)
const { telecaller, manager, leads } = await seedLeads(mettle.superuser, amount, 200)
const tokens = {
  telecaller: await signIn(mettle.dataDir, telecaller),
  manager: await signIn(mettle.dataDir, manager),
}
const hello = await startHello()

const body = () =>
  JSON.stringify({
    name: 'Asha Rao',
    phone: `+91 9${String(randomInt(1e9)).padStart(9, '0')}`,
    email: `a${randomUUID()}@example.com`,
    source: 'bench',
  })
const someLead = (n: number) => leads[n % leads.length]
const measured: Record<string, () => Promise<Load>> = {
  'hello world': () => load(hello.port, connections, seconds, () => get('/')),
  'list, telecaller': () =>
    load(mettle.port, connections, seconds, () => get('/api/leads', tokens.telecaller)),
  'get, telecaller': () =>
    load(mettle.port, connections, seconds, n => get(`/api/leads/${someLead(n)}`, tokens.telecaller)),
  'list, manager': () => load(mettle.port, connections, seconds, () => get('/api/leads', tokens.manager)),
  'get, manager': () =>
    load(mettle.port, connections, seconds, n => get(`/api/leads/${someLead(n)}`, tokens.manager)),
  'create, telecaller': () =>
    load(mettle.port, connections, seconds, () => post('/api/leads', tokens.telecaller, body()), 201),
}

const floor = floors({ telecaller, manager, lead: leads[0] as string })
const hasPgbench = spawnSync('pgbench', ['--version']).status === 0
const measureFloor = hasPgbench ? underPgbench : overRawConnections

const floorRuns = new Map<string, number[]>(Object.keys(floor).map(name => [name, []]))
/** CPU of the web server and of the database for one request, in µs: a neighbour's load moves it less than a clock's time. */
type Measured = Load & { service: number; database: number }
async function withCpu(name: string, run: () => Promise<Load>): Promise<Measured> {
  const pid = name === 'hello world' ? hello.pid : mettle.pid
  const used = () => [cpuMilliseconds(pid), cpuMillisecondsOfTree(pid)] as const
  const [serviceFrom, allFrom] = used()
  const result = await run()
  const [serviceTo, allTo] = used()
  const service = serviceTo - serviceFrom
  const each = (milliseconds: number) => (milliseconds * 1000) / result.requests
  return { ...result, service: each(service), database: each(allTo - allFrom - service) }
}

const results = new Map<string, Measured[]>(Object.keys(measured).map(name => [name, []]))
/** What was written is still being linked into the audit chain; that is not to be charged to what comes next. */
const linked = async () => {
  const missing = `select count(*)::int as n from audit.entries e left join audit.chain c on c.entry_id = e.id where c.entry_id is null`
  do await new Promise(resolve => setTimeout(resolve, 1_000))
  while ((await mettle.superuser.query(missing)).rows[0].n > 0)
}

for (let round = 0; round <= rounds; round++) {
  await linked()
  for (const [name, run] of Object.entries(measured)) {
    const result = await withCpu(name, run)
    // The first round warms up.
    if (round > 0) results.get(name)?.push(result)
  }
  if (round === 0) continue
  await linked()
  for (const [name, work] of Object.entries(floor))
    floorRuns.get(name)?.push(await measureFloor(mettle.connection, work, seconds))
}

const of = (name: string) => median((results.get(name) ?? []).map(result => result.perSecond))
const floorOf = (name: string) => median(floorRuns.get(name) ?? [])
const aims: Record<string, string> = {
  'list, telecaller': '≥ 0.30',
  'get, telecaller': '≥ 0.33',
  'list, manager': '≥ half of a telecaller’s list',
  'create, telecaller': '≥ 0.40',
}
console.table(
  Object.fromEntries(
    Object.keys(measured).map(name => {
      const least = floorOf(name)
      const runs = results.get(name) ?? []
      return [
        name,
        {
          'req/s': Math.round(of(name)),
          'p50 ms': median(runs.map(run => run.p50)).toFixed(2),
          'p99 ms': median(runs.map(run => run.p99)).toFixed(2),
          'floor tps': Number.isNaN(least) ? '' : Math.round(least),
          'of floor': Number.isNaN(least) ? '' : (of(name) / least).toFixed(2),
          'of hello': (of(name) / of('hello world')).toFixed(2),
          'CPU µs': Math.round(median(runs.map(run => run.service))),
          'of PostgreSQL': Math.round(median(runs.map(run => run.database))),
          aim: aims[name] ?? '',
          failures: runs.reduce((sum, run) => sum + run.failures, 0),
        },
      ]
    }),
  ),
)
console.log(
  `a manager’s list takes ${(of('list, telecaller') / of('list, manager')).toFixed(2)} times a telecaller’s`,
)
console.log(hasPgbench ? 'floors: pgbench' : 'floors: raw connections, as pgbench was not found')

hello.stop()
await mettle.stop()
