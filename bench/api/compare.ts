import { randomInt, randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { get, load, post } from '../support/load.ts'
import { median } from '../support/quantile.ts'
import { cpuMilliseconds, cpuMillisecondsOfTree, startHello } from '../support/service.ts'

// This code and another checkout's in turn, within seconds on one machine, so that what neighbours take is taken from
// both. The other one needs its packages (`npm ci`) and a bench of its own, as every release since 0.1.0 has.
//   git worktree add ../released 2c8f820 && (cd ../released && npm ci)
//   node bench/api/compare.ts ../released [rounds] [leads]

const [other, roundsGiven, leadsGiven] = process.argv.slice(2)
if (!other) throw new Error('Which checkout? node bench/api/compare.ts ../released')
const rounds = Number(roundsGiven ?? 16)
const amount = Number(leadsGiven ?? 200_000)
const connections = 64
// The work behind creates, sums and readers of the outbox, comes in lumps: a second holds a lump or none.
const seconds = { get: 1, list: 1, create: 5 }

type Bench = Awaited<ReturnType<typeof open>>

async function open(checkout: string) {
  const at = (file: string) => import(pathToFileURL(resolve(checkout, 'bench', file)).href)
  const { startBenchService } = await at('support/service.ts')
  const { seedLeads, signIn } = await at('api/seed.ts')
  const mettle = await startBenchService()
  const { telecaller, leads } = await seedLeads(mettle.superuser, amount, 200)
  const token: string = await signIn(mettle.dataDir, telecaller)
  return { mettle, leads: leads as string[], token }
}

const benches = { this: await open(new URL('../../', import.meta.url).pathname), other: await open(other) }
const hello = await startHello()

const newLead = () =>
  JSON.stringify({
    name: 'Asha Rao',
    phone: `+91 9${String(randomInt(1e9)).padStart(9, '0')}`,
    email: `a${randomUUID()}@example.com`,
    source: 'bench',
  })
const requests = {
  get: ({ leads, token }: Bench, n: number) => get(`/api/leads/${leads[n % leads.length]}`, token),
  list: ({ token }: Bench) => get('/api/leads', token),
  create: ({ token }: Bench) => post('/api/leads', token, newLead()),
}
type Kind = keyof typeof requests
const kinds = Object.keys(requests) as Kind[]

type Measured = { perSecond: number; service: number; database: number }
async function measure(kind: Kind, bench: Bench): Promise<Measured> {
  const { pid, port } = bench.mettle
  const expected = kind === 'create' ? 201 : 200
  const run = (lasting: number) => load(port, connections, lasting, n => requests[kind](bench, n), expected)
  await run(0.2)
  const [serviceFrom, allFrom] = [cpuMilliseconds(pid), cpuMillisecondsOfTree(pid)]
  const { perSecond, requests: count, failures } = await run(seconds[kind])
  if (failures > 0) throw new Error(`${failures} of ${count} ${kind}s failed.`)
  const service = ((cpuMilliseconds(pid) - serviceFrom) * 1000) / count
  const all = ((cpuMillisecondsOfTree(pid) - allFrom) * 1000) / count
  return { perSecond, service, database: all - service }
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
const results = Object.fromEntries(
  kinds.map(kind => [kind, { this: [] as Measured[], other: [] as Measured[] }]),
) as Record<Kind, { this: Measured[]; other: Measured[] }>
const hellos: number[] = []

for (let round = 0; round <= rounds; round++) {
  const order = round % 2 === 0 ? (['this', 'other'] as const) : (['other', 'this'] as const)
  const greeted = await load(hello.port, connections, 1, () => get('/'))
  if (round > 0) hellos.push(greeted.perSecond)
  for (const kind of kinds) {
    for (const which of order) {
      const result = await measure(kind, benches[which])
      // The first round warms up.
      if (round > 0) results[kind][which].push(result)
      // What a create leaves to be done is not to be charged to whoever comes next.
      if (kind === 'create') await pause(2_000)
    }
  }
}

const of = (list: Measured[], figure: keyof Measured) => median(list.map(one => one[figure]))
console.log(`hello ${Math.round(median(hellos))} a second; ${rounds} rounds, medians`)
console.table(
  Object.fromEntries(
    kinds.flatMap(kind => {
      const { this: mine, other: theirs } = results[kind]
      const pairs = mine.map((one, n) => one.perSecond / (theirs[n] as Measured).perSecond)
      const row = (list: Measured[]) => ({
        'a second': Math.round(of(list, 'perSecond')),
        'of hello': (of(list, 'perSecond') / median(hellos)).toFixed(3),
        'CPU µs': Math.round(of(list, 'service')),
        'of PostgreSQL': Math.round(of(list, 'database')),
      })
      return [
        [kind, { ...row(mine), 'of the other, round by round': median(pairs).toFixed(2) }],
        [`${kind}, the other`, row(theirs)],
      ]
    }),
  ),
)

hello.stop()
await benches.this.mettle.stop()
await benches.other.mettle.stop()
