import { execFileSync } from 'node:child_process'
import type pg from 'pg'

const root = new URL('../../', import.meta.url)

/** 200 telecallers with 1,000 leads each, one manager. Triggers stand aside while seeding; counters are set at the end. */
export async function seedLeads(client: pg.Client) {
  await client.query(`
    insert into profiles (id, role, first_name) select md5('caller ' || n)::uuid, 'telecaller', 'Caller ' || n from generate_series(1, 200) n;
    insert into profiles (id, role) values (md5('manager')::uuid, 'manager');
    insert into identity.accounts (id, email) select id, id || '@bench.example' from profiles where id <> all (select id from identity.accounts);
    alter table leads disable trigger user;
    insert into leads (name, email, email_key, phone, phone_e164, company, status, source, assigned_to, created_at)
    select 'Lead number ' || n, 'lead' || n || '@example.com', 'lead' || n || '@example.com',
      '+91 98' || lpad(n::text, 8, '0'), '+9198' || lpad(n::text, 8, '0'), 'Company ' || n % 997,
      (array['new', 'contacted', 'qualified', 'converted', 'lost'])[1 + n % 5], 'seed',
      md5('caller ' || 1 + n % 200)::uuid, now() - n * interval '1 minute'
    from generate_series(1, 200000) n;
    alter table leads enable trigger user;
    insert into app.lead_counts (person, status, slot, leads)
      select assigned_to, status, 0, count(*) from leads group by 1, 2
      union all select app.everybody(), status, 0, count(*) from leads group by 2;
  `)
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
