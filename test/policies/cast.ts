// Who appears in the probes, and what each of them owns. Ids are spelled out so that a failing probe can be read.

export const ada = 'aaaaaaaa-0000-4000-8000-000000000001'
export const ben = 'bbbbbbbb-0000-4000-8000-000000000002'
export const max = 'cccccccc-0000-4000-8000-000000000003'
export const eve = 'dddddddd-0000-4000-8000-000000000004'

export const adasLead = 'aaaaaaaa-1111-4000-8000-000000000001'
export const bensLead = 'bbbbbbbb-1111-4000-8000-000000000002'
export const maxsLead = 'cccccccc-1111-4000-8000-000000000003'

/** Under which database role, as whom and with which role of the service a probe runs. */
export const cast = {
  ada: { database: 'mettle_person', id: ada, role: 'telecaller' },
  max: { database: 'mettle_overseer', id: max, role: 'manager' },
  eve: { database: 'mettle_overseer', id: eve, role: 'admin' },
  /** Nobody in particular: the role without an identity. */
  stranger: { database: 'mettle_person', id: '', role: '' },
  system: { database: 'mettle_system', id: '', role: '' },
  owner: { database: 'mettle_owner', id: '', role: '' },
} as const

/**
 * How many rows the statement answers or changes; or denied by PostgreSQL, or refused by a function of ours, or that
 * function's own sentence.
 */
export type Probe = [who: keyof typeof cast, sql: string, outcome: number | string]

/** What a domain puts into its tables, with no policy in the way, and what must then be true of them. */
export type Probes = {
  rows: string
  probes: Probe[]
  /** Changes to a policy that change nothing for anybody, and why. */
  harmless?: Record<string, string>
}

export const people = `
  insert into public.profiles (id, first_name, role) values
    ('${ada}', 'Ada', 'telecaller'), ('${ben}', 'Ben', 'telecaller'), ('${max}', 'Max', 'manager'), ('${eve}', 'Eve', 'admin');
  insert into identity.accounts (id, email) select id, lower(first_name) || '@example.com' from public.profiles;
  insert into public.leads (id, name, phone, assigned_to) values
    ('${adasLead}', 'A lead of Ada', '0987654321', '${ada}'), ('${bensLead}', 'A lead of Ben', '0987654322', '${ben}'),
    ('${maxsLead}', 'A lead of Max', '0987654323', '${max}');`
