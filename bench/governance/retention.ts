import { setTimeout as sleep } from 'node:timers/promises'
import { retentionSetting } from '../../server/governance/retention/setting.ts'
import { signIn } from '../api/seed.ts'
import { load } from '../support/load.ts'
import { startBenchService } from '../support/service.ts'

// A night of retention over many leads, half of them past their age, with ordinary requests beside it and without it.
// How many leads is the argument.
const leads = Number(process.argv[2] ?? 1_000_000)
const seconds = 20
const service = await startBenchService()
const { superuser, port } = service
const person = '11111111-1111-4111-8111-111111111111'

await superuser.query(
  `insert into profiles (id, role) values ('${person}', 'telecaller');
   insert into identity.accounts (id, email) values ('${person}', '${person}@bench.example')`,
)
// Triggers stand aside, or a million leads take as long as a million requests; what they would have written is written at once.
await superuser.query(
  `alter table leads disable trigger user, enable always trigger leads_fill_search;
   alter table lead_status_history disable trigger user;
   insert into leads (name, phone, phone_e164, status, source, assigned_to, created_at)
   select 'Lead ' || n, '9' || lpad(n::text, 9, '0'), '+919' || lpad(n::text, 9, '0'),
     case when n % 2 = 0 then 'lost' else 'new' end, 'Source ' || n % 20,
     case when n % 50 = 1 then '${person}'::uuid end, now() - interval '2 years' + n * interval '1 second'
   from generate_series(1, ${leads}) n;
   insert into lead_status_history (lead_id, to_status, changed_at) select id, status, created_at from leads;
   insert into app.call_queue (lead_id, owner, stage, priority, ready_at, zone)
   select id, coalesce(assigned_to, app.nobody()), 2, 1000, created_at, 0 from leads where status = 'new';
   insert into app.lead_counts (person, status, slot, leads)
   select coalesce(assigned_to, app.nobody()), status, 0, count(*) from leads group by 1, 2
   union all select app.everybody(), status, 0, count(*) from leads group by 2;
   alter table leads enable trigger user;
   alter table lead_status_history enable trigger user`,
)
await superuser.query('vacuum analyze')
const token = await signIn(service.dataDir, person)
const list = () =>
  `GET /api/leads?limit=20 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`
const show = (what: string, { perSecond, p50, p99, failures }: Awaited<ReturnType<typeof load>>) =>
  process.stdout.write(
    `${what}: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failures} failures\n`,
  )

// Some connections and not as many as it takes: people do not wait at the limit of a machine.
await load(port, 4, 3, list)
show('without', await load(port, 4, seconds, list))

const ages = { ...retentionSetting.default, leads: { ...retentionSetting.default.leads, lost: 365 } }
await superuser.query(`insert into app.settings (id, value) values ('retention', $1)`, [JSON.stringify(ages)])
await superuser.query(`insert into pgboss.job (name, data) values ('retention', '{}')`)
const run = async () =>
  (await superuser.query('select removed, finished_at from app.retention_runs')).rows[0] as
    | { removed: Record<string, number>; finished_at: Date | null }
    | undefined
while (!(await run())) await sleep(200)
const began = performance.now()
show('beside it', await load(port, 4, seconds, list))
while (!(await run())?.finished_at) await sleep(200)
const took = (performance.now() - began) / 1000
const removed = (await run())?.removed['leads lost'] ?? 0
process.stdout.write(
  `${removed} of ${leads} leads removed in ${took.toFixed(0)} s: ${(removed / took).toFixed(0)} a second\n`,
)
await service.stop()
