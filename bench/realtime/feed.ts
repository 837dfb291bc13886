// How soon 10,000 subscribers of one process are told of a change, and what each of them costs in memory.
//   node bench/realtime/feed.ts [subscribers] [changes]
import { execFile, fork } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { median, quantile } from '../support/quantile.ts'
import { cpuMilliseconds, startBenchService } from '../support/service.ts'
import type { FromListeners, ToListeners } from './listeners.ts'

const [size = 10_000, changes = 10] = process.argv.slice(2).map(Number)
/** As many as the service lets one person have. */
const each = 10
const people = Math.ceil(size / each)

const service = await startBenchService()
const { superuser, port, pid } = service
const megabytes = () =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024

// A tenth are managers, who see every lead; the others see their own.
await superuser.query(`
  insert into profiles (id, role)
  select md5('person ' || n)::uuid, case when n % 10 = 1 then 'manager' else 'telecaller' end from generate_series(1, ${people}) n;
  insert into profiles (id, role) values (md5('changer')::uuid, 'manager');
  insert into identity.accounts (id, email)
  select id, case when id = md5('changer')::uuid then 'changer' else id::text end || '@bench.example' from profiles;
  insert into identity.sessions (id, person, seed, expires_at) select id, id, 'seed', now() + interval '1 hour' from profiles;
  insert into leads (id, name, assigned_to) select id, 'Lead', id from profiles;`)

const tickets = Array.from({ length: size }, () => randomBytes(24).toString('base64url'))
await superuser.query(
  `insert into app.realtime_tickets (digest, person, session, expires_at)
   select digest, md5('person ' || 1 + n % $2)::uuid, md5('person ' || 1 + n % $2)::uuid, now() + interval '1 hour'
   from unnest($1::bytea[]) with ordinality t (digest, n)`,
  [tickets.map(ticket => createHash('sha256').update(ticket).digest()), people],
)

const { stdout: token } = await promisify(execFile)(
  process.execPath,
  ['server/cli.ts', 'token', '--email', 'changer@bench.example'],
  { cwd: new URL('../../', import.meta.url), env: { ...process.env, METTLE_DATA: service.dataDir } },
)

async function change(lead: string) {
  const { rows } = await superuser.query('select md5($1)::uuid as id', [lead])
  const answer = await fetch(`http://127.0.0.1:${port}/api/leads/${rows[0].id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ company: randomUUID() }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const listeners = fork(new URL('listeners.ts', import.meta.url))
const next = async <T extends FromListeners>() => (await once(listeners, 'message'))[0] as T

/** A neighbour's load moves every figure below. */
const load = () => `load ${loadavg()[0]?.toFixed(1)}`
const before = megabytes()
const began = performance.now()
listeners.send({ port, tickets } satisfies ToListeners)
await next()
console.log(`${size} streams opened in ${((performance.now() - began) / 1000).toFixed(1)} s, ${load()}`)
// Two heartbeats, so that what opening them left behind has gone.
await new Promise(resolve => setTimeout(resolve, 35_000))
const after = megabytes()
console.log(
  `memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them: ${(((after - before) / size) * 1024).toFixed(1)} kB each`,
)

async function measure(name: string, lead: string, expect: number) {
  listeners.send({ expect } satisfies ToListeners)
  const [all, lasts, cpu, told]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let i = 0; i < changes; i++) {
    const used = cpuMilliseconds(pid)
    const telling = next<{ heard: string; ms: number[] }>()
    await change(lead)
    const { ms } = await telling
    all.push(...ms)
    told.push(ms.length)
    lasts.push(quantile(ms, 1))
    cpu.push(cpuMilliseconds(pid) - used)
  }
  console.log(
    `${name}: told to ${Math.min(...told)} of ${expect} at least; p50 ${median(all).toFixed(1)} ms, p99 ${quantile(all, 0.99).toFixed(1)} ms, ` +
      `the last one at ${median(lasts).toFixed(1)} ms (median of ${changes}), ${median(cpu).toFixed(0)} ms of CPU, ${load()}`,
  )
}

const managers = Math.ceil(people / 10)
await measure('a telecaller’s lead', 'person 2', (managers + 1) * each)
// Everybody who sees more now is told to read anew, before anything else.
await superuser.query(`update profiles set role = 'manager'`)
await measure('everybody a manager', 'person 1', size)
console.log(`memory ${megabytes().toFixed(0)} MB at the end`)

listeners.kill()
await service.stop()
