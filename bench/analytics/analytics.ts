import { seedLeads, signIn } from '../api/seed.ts'
import { median } from '../support/quantile.ts'
import { cpuMilliseconds, cpuMillisecondsOfTree, startBenchService } from '../support/service.ts'

// What a year of analytics costs among a million leads with five calls each, for a manager, for a manager who looks at one
// person, and for a telecaller; and how fast marks are folded into sums.
//   node bench/analytics/analytics.ts [leads] [calls a lead]

const leads = Number(process.argv[2] ?? 1_000_000)
const calls = Number(process.argv[3] ?? 5)
const callers = 36
const repetitions = 10

const mettle = await startBenchService()
const { superuser } = mettle
console.log(`seeding ${leads.toLocaleString('en')} leads with ${calls} calls each …`)
const { telecaller, manager } = await seedLeads(superuser, leads, callers)
// Spread over a year, from eight sources, as they would have come: in the order of time, and nothing after now. Every lead
// has its history. Triggers stand aside, marks are made at the end.
await superuser.query(`
  set session_replication_role = replica;
  update leads set created_at = now() - (now() - created_at) * (364 * 1440.0 / ${leads}), source = 'source ' || (random() * 7)::int;
  insert into lead_status_history (lead_id, to_status, changed_by, changed_at)
    select * from (
      select id, 'new', null::uuid, created_at from leads
      union all select id, 'contacted', assigned_to, created_at + random() * interval '3 days' from leads where status <> 'new'
      union all select id, status, assigned_to, created_at + interval '3 days' + random() * interval '20 days' from leads
        where status in ('qualified', 'converted', 'lost')) h (lead, status, person, moment)
    where moment < now() order by moment;
  insert into interactions (id, lead_id, type, created_by, created_at)
    select * from (
      select gen_random_uuid(), l.id, 'call', l.assigned_to, l.created_at + n * random() * interval '2 days'
      from leads l, generate_series(1, ${calls}) n) i (id, lead, type, person, moment)
    where moment < now() order by moment;
  insert into calls (interaction_id, outcome, duration_seconds, occurred_at, reached)
    select id, case when r < 0.35 then 'connected' else 'no_answer' end, (r * 600)::int, created_at, r < 0.35
    from (select id, created_at, random() as r from interactions) i;
  set session_replication_role = origin;
  insert into app.lead_marks (lead_id) select id from leads;
  insert into app.activity_marks (person, moment, calls, connected, talk_seconds)
    select i.created_by, c.occurred_at, 1, (c.outcome = 'connected')::int, c.duration_seconds
    from calls c join interactions i on i.id = c.interaction_id order by c.occurred_at;
`)
await superuser.query('vacuum analyze')

const waiting =
  'select (select count(*) from app.lead_marks) + (select count(*) from app.activity_marks) as marks'
const marks = Number((await superuser.query(waiting)).rows[0].marks)
const folding = performance.now()
for (let more = true; more; )
  more = (await superuser.query('select app.fold_analytics(100000) as more')).rows[0].more
const seconds = (performance.now() - folding) / 1000
console.log(
  `folded ${marks.toLocaleString('en')} marks in ${seconds.toFixed(0)} s, ${Math.round(marks / seconds)} a second`,
)
await superuser.query('vacuum analyze')

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const year = `from=${daysAgo(364)}&time_zone=Asia/Kolkata`
const requests = {
  'leads, a year, everybody': [manager, `leads?${year}`],
  'leads, a year, one source': [manager, `leads?${year}&source=source%203`],
  'leads, a year, one person': [manager, `leads?${year}&assigned_to=${telecaller}`],
  'leads, a year, telecaller': [telecaller, `leads?${year}`],
  'leads, 30 days, everybody': [manager, 'leads?time_zone=Asia/Kolkata'],
  'people, a year': [manager, `telecallers?${year}`],
  'people, 30 days': [manager, 'telecallers?time_zone=Asia/Kolkata'],
  'people, ten months that are over': [manager, `telecallers?${year}&to=${daysAgo(60)}`],
  'people, a week that is over': [
    manager,
    `telecallers?from=${daysAgo(67)}&to=${daysAgo(60)}&time_zone=Asia/Kolkata`,
  ],
  'rows behind a number': [manager, `leads/rows?${year}&measure=converted`],
} as const

const table: Record<string, object> = {}
for (const [what, [person, path]] of Object.entries(requests)) {
  const headers = { authorization: `Bearer ${await signIn(mettle.dataDir, person)}` }
  const times: number[] = []
  const ask = async () => {
    const from = performance.now()
    const answer = await fetch(`http://127.0.0.1:${mettle.port}/api/analytics/${path}`, { headers })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    times.push(performance.now() - from)
  }
  await ask()
  times.length = 0
  const used = () => [cpuMillisecondsOfTree(mettle.pid), cpuMilliseconds(mettle.pid)] as const
  const before = used()
  for (let n = 0; n < repetitions; n++) await ask()
  const after = used()
  const cpu = (after[0] - before[0]) / repetitions
  const ofService = (after[1] - before[1]) / repetitions
  table[what] = {
    ms: median(times).toFixed(1),
    'CPU ms': cpu.toFixed(1),
    'of PostgreSQL': (cpu - ofService).toFixed(1),
  }
}
console.table(table)
// How fast the processor is just now, in the same unit.
const cpuFrom = cpuMillisecondsOfTree(mettle.pid)
for (let n = 0; n < repetitions; n++)
  await superuser.query('select count(*) from generate_series(1, 1000000)')
const floor = (cpuMillisecondsOfTree(mettle.pid) - cpuFrom) / repetitions
console.log(`a million generated rows counted: ${floor.toFixed(0)} ms of PostgreSQL’s CPU`)
await mettle.stop()
