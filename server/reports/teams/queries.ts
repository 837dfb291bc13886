import { asRole, type Tx } from '../../platform/db/index.ts'

export type TeamRow = {
  id: string
  name: string
  created_by: string | null
  created_at: string
  updated_at: string
  members: number
}
const columns = `t.id, t.name, t.created_by, app.iso(t.created_at) as created_at, app.iso(t.updated_at) as updated_at,
  (select count(*)::int from public.team_members m where m.team_id = t.id) as members`

export const listTeams = async (tx: Tx, limit: number, offset: number) => {
  const rows = await tx.rows<TeamRow>(
    `select ${columns} from public.teams t order by t.created_at desc, t.id limit $1 offset $2`,
    [limit, offset],
  )
  const [count] = await tx.rows<{ total: number }>('select count(*)::int as total from public.teams')
  return { rows, total: count?.total ?? 0 }
}

export const findTeam = async (tx: Tx, id: string) =>
  (await tx.rows<TeamRow>(`select ${columns} from public.teams t where t.id = $1`, [id]))[0]

export const listPeople = (tx: Tx, team: string) =>
  tx.rows<{ id: string; first_name: string | null; last_name: string | null }>(
    'select id, first_name, last_name from app.team_people($1)',
    [team],
  )

export const insertTeam = (tx: Tx, id: string, name: string, by: string) =>
  tx.rows('insert into public.teams (id, name, created_by) values ($1, $2, $3)', [id, name, by])

export const renameTeam = (tx: Tx, id: string, name: string) =>
  tx.rows('update public.teams set name = $2 where id = $1 and name <> $2', [id, name])

export const deleteTeam = (tx: Tx, id: string) => tx.rows('delete from public.teams where id = $1', [id])

/** Exactly these from now on; a person who is not there fails as a foreign key does. Tells whether that is a change. */
export async function setMembers(tx: Tx, team: string, people: string[]) {
  const gone = await tx.rows(
    'delete from public.team_members where team_id = $1 and user_id <> all ($2::uuid[]) returning user_id',
    [team, people],
  )
  const come = await tx.rows(
    `insert into public.team_members (team_id, user_id) select $1, unnest($2::uuid[]) on conflict do nothing
     returning user_id`,
    [team, people],
  )
  return gone.length + come.length > 0
}

/** With other members it is another team: whoever asks by its date is not told that all is as it was. */
export const touchTeam = (tx: Tx, id: string) =>
  tx.rows('update public.teams set name = name where id = $1', [id])

/** Of these ids, those that are people here. As the service itself: a profile shows itself to its owner alone. */
export const knownPeople = (tx: Tx, ids: string[]) =>
  asRole(tx, 'mettle_system', () =>
    tx.rows<{ id: string }>('select id from public.profiles where id = any ($1::uuid[])', [ids]),
  )

/** Members who agreed to be compared, read anew each time: whoever takes it back is left out at once. */
export const consenting = (tx: Tx, team: string) =>
  tx.rows<{ id: string }>(
    `select m.user_id as id from public.team_members m join public.comparison_consents c on c.id = m.user_id
     where m.team_id = $1 order by m.added_at, m.user_id`,
    [team],
  )

export const teamsOf = (tx: Tx, person: string) =>
  tx.rows<{ id: string; name: string }>(
    `select t.id, t.name from public.team_members m join public.teams t on t.id = m.team_id where m.user_id = $1
     order by t.created_at, t.id limit 5`,
    [person],
  )

export const findConsent = async (tx: Tx, person: string) =>
  (
    await tx.rows<{ given_at: string }>(
      'select app.iso(given_at) as given_at from public.comparison_consents where id = $1',
      [person],
    )
  )[0]

export const giveConsent = (tx: Tx, person: string) =>
  tx.rows('insert into public.comparison_consents (id) values ($1) on conflict do nothing', [person])

export const withdrawConsent = (tx: Tx, person: string) =>
  tx.rows('delete from public.comparison_consents where id = $1', [person])
