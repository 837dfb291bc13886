import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type pg from 'pg'
import { testDatabase } from './harness/index.ts'
import { analytics } from './policies/analytics.ts'
import { assessments } from './policies/assessments.ts'
import { cast, type Probe, type Probes, people } from './policies/cast.ts'
import { governance } from './policies/governance.ts'
import { identity } from './policies/identity.ts'
import { imports } from './policies/imports.ts'
import { leads } from './policies/leads.ts'
import { notifications } from './policies/notifications.ts'
import { peersAndOutcomes } from './policies/peers-and-outcomes.ts'
import { platform } from './policies/platform.ts'
import { products } from './policies/products.ts'
import { queue } from './policies/queue.ts'
import { reports } from './policies/reports.ts'
import { resources } from './policies/resources.ts'
import { webhooks } from './policies/webhooks.ts'

// Row-level security, tried from below: every probe runs a statement under a database role and an identity, as the
// service would. Then every policy is taken away, and every condition is opened, one at a time; a change that no
// probe notices is a hole in these probes.

const domains: Probes[] = [
  identity,
  leads,
  imports,
  queue,
  analytics,
  assessments,
  peersAndOutcomes,
  notifications,
  platform,
  governance,
  resources,
  reports,
  products,
  webhooks,
]
const schemas = `('public', 'app', 'identity', 'audit')`

type Policy = { name: string; table: string; cmd: string; qual: string | null; check: string | null }

let database: Awaited<ReturnType<typeof testDatabase>>
let client: pg.Client
let probes: Probe[]

const tables = async () =>
  (
    await client.query<{ table: string; forced: boolean; security: boolean }>(
      `select c.oid::regclass::text as table, relforcerowsecurity as forced, relrowsecurity as security
       from pg_class c where relnamespace::regnamespace::text in ${schemas} and relkind in ('r', 'p')
         and c.oid <> 'app.migrations'::regclass order by 1`,
    )
  ).rows

/** The owner, whose functions look for others, and the system, where it may read at all, see every row. */
async function rolesThatSeeAll(): Promise<Probe[]> {
  const found: Probe[] = []
  for (const { table } of await tables()) {
    const { rows } = await client.query(
      `select count(*)::int as n, has_table_privilege('mettle_system', '${table}', 'select') as read from ${table}`,
    )
    assert.ok(
      rows[0].n > 0,
      `${table} is empty: give it rows in test/policies, so that its policies can be tried`,
    )
    if (table !== 'app.secrets') found.push(['owner', `select from ${table}`, rows[0].n])
    if (rows[0].read) found.push(['system', `select from ${table}`, rows[0].n])
  }
  return found
}

async function outcome([who, sql]: Probe): Promise<number | 'denied' | string> {
  const { database: role, id, role: held } = cast[who]
  await client.query(`savepoint probe; select set_config('app.user_id', '${id}', true),
    set_config('app.role', '${held}', true), set_config('role', '${role}', true)`)
  try {
    return (await client.query(sql)).rowCount ?? 0
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    return code === '42501' ? 'denied' : code === 'MT403' ? 'refused' : message
  } finally {
    await client.query('rollback to savepoint probe')
  }
}

async function firstNoticing(policy: Policy): Promise<Probe | undefined> {
  const table = policy.table.replace('public.', '')
  const near = ([, sql]: Probe) => (sql.includes(table) ? 0 : 1)
  for (const probe of probes.toSorted((a, b) => near(a) - near(b)))
    if ((await outcome(probe)) !== probe[2]) return probe
  return undefined
}

const policies = async () =>
  (
    await client.query<Policy>(
      `select policyname as name, format('%I.%I', schemaname, tablename) as table, cmd, qual, with_check as check
       from pg_policies order by schemaname, tablename, policyname`,
    )
  ).rows

async function unnoticed(changes: (policy: Policy) => [label: string, ddl: string][]): Promise<string[]> {
  const holes: string[] = []
  for (const policy of await policies()) {
    for (const [label, ddl] of changes(policy)) {
      await client.query(`savepoint mutation; ${ddl}`)
      const noticed = await firstNoticing(policy)
      await client.query('rollback to savepoint mutation')
      if (!noticed) holes.push(label)
    }
  }
  return holes
}

describe('row-level security', () => {
  before(async () => {
    database = await testDatabase()
    client = database.superuser
    await client.query('begin')
    await client.query(people)
    for (const { rows } of domains) await client.query(rows)
    probes = [...domains.flatMap(domain => domain.probes), ...(await rolesThatSeeAll())]
  })
  after(async () => {
    await client.query('rollback')
    await database.drop()
  })

  it('is enabled and forced on every table', async () => {
    const open = (await tables()).filter(table => !table.forced || !table.security)
    assert.deepEqual(open, [])
  })

  it('lets everybody do what they may, and nothing else', async () => {
    const wrong: string[] = []
    for (const probe of probes) {
      const got = await outcome(probe)
      if (got !== probe[2]) wrong.push(`${probe[0]}: ${probe[1]}: expected ${probe[2]}, got ${got}`)
    }
    assert.deepEqual(wrong, [])
  })

  it('misses every policy that is taken away', async () => {
    const holes = await unnoticed(({ name, table }) => [
      [`${name} on ${table}`, `drop policy ${name} on ${table}`],
    ])
    assert.deepEqual(holes, [])
  })

  it('notices every condition that is opened to all', async () => {
    const harmless = Object.assign({}, ...domains.map(domain => domain.harmless ?? {}))
    const holes = await unnoticed(({ name, table, qual, check }) => {
      const opened: [string, string][] = []
      if (qual !== null && qual !== 'true')
        opened.push([`${name} on ${table}: using`, `alter policy ${name} on ${table} using (true)`])
      if (check !== null && check !== 'true')
        opened.push([`${name} on ${table}: check`, `alter policy ${name} on ${table} with check (true)`])
      return opened
    })
    assert.deepEqual(holes.sort(), Object.keys(harmless).sort())
  })

  it('has no way around it: no view runs as its owner, no definer function can be led astray', async () => {
    const { rows: views } = await client.query(
      `select oid::regclass::text as view from pg_class where relkind in ('v', 'm')
         and relnamespace::regnamespace::text in ${schemas}
         and not coalesce(reloptions @> '{security_invoker=true}', false)`,
    )
    assert.deepEqual(views, [])
    const { rows: functions } = await client.query(
      `select oid::regprocedure::text as definer from pg_proc
       where prosecdef and pronamespace::regnamespace::text in ${schemas} and prorettype <> 'trigger'::regtype
         and (has_function_privilege('public', oid, 'execute')
           or not coalesce(proconfig::text like '%search_path=pg_catalog, pg_temp%', false))`,
    )
    assert.deepEqual(functions, [])
  })
})
