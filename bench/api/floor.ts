import { execFileSync } from 'node:child_process'
import type pg from 'pg'
import { openPipeline } from '../../server/platform/db/pipeline.ts'

// A colon followed by a letter would be a variable of pgbench, so the time's format is left to the database's function.
const shown = `page.id, page.name, page.email, page.phone, page.company, page.status, page.source, page.assigned_to,
  app.iso(page.created_at) as created_at, app.iso(page.updated_at) as updated_at`
const columns = `id, name, email, phone, company, status, source, assigned_to, date_part('epoch', created_at), date_part('epoch', updated_at)`

const enter = (person: string) =>
  `select set_config('app.user_id', '${person}', true), set_config('role', app.enter('${person}'::uuid, 'user', null, null), true)`

type Floor = { person: string; query: string }

/** The same work as the service's statements, written out here so that a slower service does not lower its own floor. */
export function floors(given: { telecaller: string; manager: string; lead: string }): Record<string, Floor> {
  const { telecaller, manager, lead } = given
  const list = `select coalesce(json_agg(lead), '[]')::text,
      (select coalesce(sum(leads), 0)::int8 from app.lead_counts where person = (select app.counted_person()))
    from (select * from public.leads order by created_at desc, id desc limit 10 offset 0) page,
      lateral (select shown as lead from (select ${shown}) shown) shown`
  const get = `select ${columns} from public.leads where id = '${lead}'`
  const create = `insert into public.leads (name, email, phone, source, phone_e164, email_key, assigned_to)
    values ('Asha Rao', 'a@example.com', '+91 98765 43210', 'bench', '+919876543210', 'a@example.com', '${telecaller}')`
  return {
    'list, telecaller': { person: telecaller, query: list },
    'list, manager': { person: manager, query: list },
    'get, telecaller': { person: telecaller, query: get },
    'get, manager': { person: manager, query: get },
    'create, telecaller': { person: telecaller, query: create },
  }
}

const options = '-c plan_cache_mode=force_generic_plan -c jit=off'
const clients = 16

/** Transactions per second under pgbench: identity and query in one pipeline, one implicit transaction, nothing around. */
export function underPgbench(connection: pg.ClientConfig, { person, query }: Floor, seconds: number): number {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ')
  const script = `\\startpipeline\n${oneLine(enter(person))};\n${oneLine(query)};\n\\endpipeline\n`
  const { host, user, password, port, database } = connection
  const output = execFileSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      '-',
      String(database),
    ],
    {
      input: script,
      env: {
        ...process.env,
        PGHOST: String(host),
        PGPORT: String(port),
        PGUSER: user,
        PGPASSWORD: String(password),
        PGOPTIONS: options,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  ).toString()
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

/** The same over connections of our own, where there is no pgbench. */
export async function overRawConnections(
  connection: pg.ClientConfig,
  { person, query }: Floor,
  seconds: number,
) {
  const pipeline = openPipeline({ ...connection, options }, clients, async client => {
    await client.query(`prepare enter as ${enter(person)}`)
  })
  let done = 0
  const end = performance.now() + seconds * 1000
  const one = async () => {
    for (; performance.now() < end; done++)
      await pipeline.run({ statement: 'enter', values: [] }, { name: 'floor', text: query, values: [] })
  }
  await Promise.all(Array.from({ length: clients * 2 }, one))
  await pipeline.close()
  return done / seconds
}
