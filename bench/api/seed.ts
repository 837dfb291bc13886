import { execFileSync } from 'node:child_process'
import type pg from 'pg'

const root = new URL('../../', import.meta.url)

const first = `'{Asha,Bharat,Chitra,Deepak,Esha,Farhan,Gauri,Harish,Indira,Jatin,Kavita,Lakshmi,Manoj,Neha,Om,Priya,Rahul,Sunita,Tarun,Usha,Vikram,Wasim,Yash,Zoya}'::text[]`
const last = `'{Acharya,Banerjee,Chopra,Das,Eapen,Fernandes,Gupta,Hegde,Iyer,Joshi,Kapoor,Lal,Menon,Nair,Oberoi,Patel,Qureshi,Rao,Sharma,Thomas,Unnikrishnan,Verma,Wadhwa,Xavier,Yadav,Zaveri}'::text[]`
const trade = `'{Traders,Textiles,Foods,Motors,Infotech,Pharma,Exports,Logistics,Realty,Agro}'::text[]`
/** The same for the same lead in every run, and as good as random. */
const pick = (salt: string, from: string) =>
  `(${from})[1 + (hashtextextended('${salt} ' || n, 0) & 2147483647) % cardinality(${from})]`

/**
 * Leads that share names as people do, spread evenly over telecallers, one made every minute up to now; one manager.
 * Triggers stand aside while seeding; counters are set at the end.
 */
export async function seedLeads(client: pg.Client, leads: number, callers: number) {
  // Made at once it takes a third of the time.
  const { rows: indexes } = await client.query(
    `select pg_get_indexdef('leads_search'::regclass) as definition`,
  )
  await client.query(`
    drop index leads_search;
    insert into profiles (id, role, first_name) select md5('caller ' || n)::uuid, 'telecaller', 'Caller ' || n from generate_series(1, ${callers}) n;
    insert into profiles (id, role) values (md5('manager')::uuid, 'manager');
    insert into identity.accounts (id, email) select id, id || '@bench.example' from profiles where id <> all (select id from identity.accounts);
    alter table leads disable trigger user, enable always trigger leads_fill_search;
    insert into leads (name, email, email_key, phone, phone_e164, company, status, source, assigned_to, created_at)
    select name, email, email, '0' || digits, '+91' || digits, company,
      (array['new', 'contacted', 'qualified', 'converted', 'lost'])[1 + n % 5], 'seed',
      md5('caller ' || 1 + n % ${callers})::uuid, now() - n * interval '1 minute'
    from (
      select n, ${pick('first', first)} || ' ' || ${pick('last', last)} as name, 'lead' || n || '@example.com' as email,
        '9' || lpad(((hashtextextended('phone ' || n, 0) & 9223372036854775807) % 1000000000)::text, 9, '0') as digits,
        ${pick('house', last)} || ' ' || ${pick('trade', trade)} || ' ' || n % 997 as company
      from generate_series(${leads}, 1, -1) n) made;
    alter table leads enable trigger user;
    insert into app.lead_counts (person, status, slot, leads)
      select assigned_to, status, 0, count(*) from leads group by 1, 2
      union all select app.everybody(), status, 0, count(*) from leads group by 2;
  `)
  await client.query(`set maintenance_work_mem = '512MB'; ${indexes[0].definition}`)
  await client.query('vacuum analyze')
  const { rows } = await client.query(
    `select id from leads where assigned_to = md5('caller 7')::uuid order by created_at desc limit 500`,
  )
  const { rows: people } = await client.query(
    `select md5('caller 7')::uuid as telecaller, md5('manager')::uuid as manager`,
  )
  return {
    leads: rows.map(row => row.id as string),
    ...(people[0] as { telecaller: string; manager: string }),
  }
}

/** A token as an operator would get one. */
export async function signIn(dataDir: string, person: string): Promise<string> {
  return execFileSync(process.execPath, ['server/cli.ts', 'token', '--email', `${person}@bench.example`], {
    cwd: root,
    env: { ...process.env, METTLE_DATA: dataDir },
  })
    .toString()
    .trim()
}
