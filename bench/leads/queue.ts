// How many leads a second fifty telecallers can claim and call, and whether two ever get the same one.
//   node bench/leads/queue.ts [leads] [seconds]
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { quantile } from '../support/quantile.ts'
import { startBenchService } from '../support/service.ts'

const [size = 200_000, seconds = 10] = process.argv.slice(2).map(Number)
const claimers = 50
const root = new URL('../../', import.meta.url)

const service = await startBenchService()
const { superuser, port } = service

await superuser.query(`
  insert into profiles (id, role) select md5('caller ' || n)::uuid, 'telecaller' from generate_series(1, ${claimers}) n;
  insert into identity.accounts (id, email) select id, id || '@bench.example' from profiles;
  insert into app.settings (id, value) values ('calling-hours', '{"from": "00:00", "to": "24:00", "days": [1, 2, 3, 4, 5, 6, 7]}');
  alter table leads disable trigger user, enable always trigger leads_fill_search;
  insert into leads (name, phone, phone_e164, assigned_to, created_at)
  select 'Lead ' || n, '+91 98' || lpad(n::text, 8, '0'), (array['+91', '+1212', '+4420'])[1 + n % 3] || lpad(n::text, 8, '0'),
    case when n % 2 = 0 then md5('caller ' || 1 + n / 2 % ${claimers})::uuid end, now() - n * interval '1 second'
  from generate_series(1, ${size}) n;
  alter table leads enable trigger user;`)
await superuser.query('select app.refresh_call_queue(array(select id from leads))')
await superuser.query(
  'insert into app.lead_counts (person, status, slot, leads) select coalesce(assigned_to, app.nobody()), status, 0, count(*) from leads group by 1, 2',
)
await superuser.query('vacuum analyze')

const { rows: people } = await superuser.query<{ id: string }>('select id from profiles')
const tokens: string[] = []
for (const { id } of people) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/cli.ts', 'token', '--email', `${id}@bench.example`],
    { cwd: root, env: { ...process.env, METTLE_DATA: service.dataDir } },
  )
  tokens.push(stdout.trim())
}

const post = async (token: string, path: string, body: object) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { data: { lead: { id: string } } | null }
}

const times = { claim: [] as number[], call: [] as number[] }
const claimed: string[] = []
const timed = async <T>(kind: keyof typeof times, work: Promise<T>) => {
  const start = performance.now()
  const result = await work
  times[kind].push(performance.now() - start)
  return result
}
const started = performance.now()
await Promise.all(
  tokens.map(async token => {
    while (performance.now() - started < seconds * 1000) {
      const { data } = await timed('claim', post(token, '/queue/next', {}))
      if (!data) break
      claimed.push(data.lead.id)
      const call = { type: 'call', outcome: 'no_answer' }
      await timed('call', post(token, `/leads/${data.lead.id}/interactions`, call))
    }
  }),
)
const elapsed = (performance.now() - started) / 1000
// A lead that was called comes back an hour later at the earliest: one that appears twice went to two people.
const doubled = claimed.length - new Set(claimed).size
const ms = (values: number[], at: number) => quantile(values, at).toFixed(1)
console.log(`${size} leads, ${claimers} claimers, ${elapsed.toFixed(1)} s`)
console.log(
  `${(claimed.length / elapsed).toFixed(0)} leads a second claimed and called, ${doubled} claimed twice`,
)
for (const kind of ['claim', 'call'] as const)
  console.log(`${kind}: p50 ${ms(times[kind], 0.5)} ms, p99 ${ms(times[kind], 0.99)} ms`)
await service.stop()
