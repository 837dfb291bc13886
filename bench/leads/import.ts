// How fast a CSV file is imported, against COPY of the same rows into the same table with the same triggers and indexes;
// how long others wait meanwhile, and how fast everything is exported.
//   node bench/leads/import.ts [rows]
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { quantile } from '../support/quantile.ts'
import { startBenchService } from '../support/service.ts'

const [rows = 100_000] = process.argv.slice(2).map(Number)
const root = new URL('../../', import.meta.url)
const service = await startBenchService()
const { superuser, port, dataDir } = service

await superuser.query(`
  insert into profiles (id, role) values (gen_random_uuid(), 'telecaller');
  insert into identity.accounts (id, email) select id, 'import@bench.example' from profiles`)
const { stdout } = await promisify(execFile)(
  process.execPath,
  ['server/cli.ts', 'token', '--email', 'import@bench.example'],
  { cwd: root, env: { ...process.env, METTLE_DATA: dataDir } },
)
const authorization = `Bearer ${stdout.trim()}`
const api = async (method: string, path: string, body?: string, type = 'application/json') => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/leads${path}`, {
    method,
    headers: { authorization, ...(body ? { 'content-type': type } : {}) },
    ...(body ? { body } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
const seconds = (since: number) => (performance.now() - since) / 1000

// The file as COPY takes it: the same cells, and what the import works out for each row beside them.
await superuser.query(`create temp table source as
  select 'Lead number ' || n as name, 'lead' || n || '@bench.example' as email, '+91 9' || lpad(n::text, 9, '0') as phone,
    'Company ' || n % 997 as company, (array['web', 'expo', 'referral'])[1 + n % 3] as source, '+919' || lpad(n::text, 9, '0') as phone_e164
  from generate_series(1, ${rows}) n`)
const { rows: cells } = await superuser.query('select name, email, phone, company, source from source')
const file = `name,email,phone,company,source\n${cells.map(row => Object.values(row).join(',')).join('\n')}\n`

// Where the server can write it, whoever it runs as.
const path = join(tmpdir(), `mettle-copy-${process.pid}.csv`)
await superuser.query(
  `copy (select name, email, phone, company, source, phone_e164, email as email_key, p.id as assigned_to from source, profiles p) to '${path}' with csv`,
)
let start = performance.now()
await superuser.query(
  `copy leads (name, email, phone, company, source, phone_e164, email_key, assigned_to) from '${path}' with csv`,
)
const copied = rows / seconds(start)
rmSync(path)
await superuser.query('delete from leads')
await superuser.query('vacuum full leads')
await superuser.query('vacuum analyze')

start = performance.now()
const { data } = (await (await api('POST', '/imports', file, 'text/csv')).json()) as { data: { id: string } }
const uploaded = seconds(start)
start = performance.now()
await api('POST', `/imports/${data.id}/run`, '{}')
const waits: number[] = []
for (let state = 'running'; state === 'running'; ) {
  await sleep(50)
  const asked = performance.now()
  await api('GET', '')
  waits.push(performance.now() - asked)
  const now = await (await api('GET', '/imports?limit=1')).json()
  state = (now as { data: { state: string }[] }).data[0]?.state ?? 'lost'
}
const imported = rows / seconds(start)
start = performance.now()
const exported = (await (await api('GET', '/export')).text()).split('\r\n').length - 2
const exportRate = exported / seconds(start)

const whole = (value: number) => Math.round(value).toLocaleString('en')
console.log(`${whole(rows)} rows, ${(file.length / 1e6).toFixed(1)} MB; uploaded in ${uploaded.toFixed(1)} s`)
console.log(
  `import ${whole(imported)} rows/s, COPY ${whole(copied)} rows/s: ${(imported / copied).toFixed(2)}`,
)
console.log(
  `a list meanwhile: p50 ${quantile(waits, 0.5).toFixed(1)} ms, p99 ${quantile(waits, 0.99).toFixed(1)} ms`,
)
console.log(`export ${whole(exportRate)} rows/s (${whole(exported)} rows)`)
await service.stop()
