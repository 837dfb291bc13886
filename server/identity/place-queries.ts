import type { Actor, Database, Tx } from '../platform/db/index.ts'

/** Beyond this nobody's places tell anything; whoever changes address at will fills no table. */
const mostPerPerson = 200

/**
 * Answers whether it is another than those known before. Not by a session that has ended: whoever holds a token of it is
 * no guest of the account.
 */
export async function rememberPlace(
  db: Database,
  actor: Actor,
  { id, session }: { id: string; session?: string | undefined },
  network: string,
): Promise<boolean> {
  const [row] = await db.one<[boolean]>(actor, {
    name: 'remember-place',
    text: `with before as (select count(*) as places from identity.places where person = $1::uuid),
      remembered as (
        insert into identity.places as known (person, network)
        select p.id, $2 from public.profiles p, before
        where p.id = $1::uuid and before.places < $4::int
          and ($3::uuid is null or exists (select from identity.sessions s where s.id = $3::uuid and s.revoked_at is null))
        on conflict (person, network) do update set last_seen_at = now()
        where known.last_seen_at < now() - interval '1 day'
        returning xmax = 0 as is_new
      )
      select is_new and places > 0 from remembered, before`,
    values: [id, network, session ?? null, mostPerPerson],
  })
  return row?.[0] ?? false
}

/** Who has this address, and whether they were let in from here before. */
export async function ownerAt(db: Database, actor: Actor, email: string, network: string) {
  const [row] = await db.one<[string, boolean, boolean]>(actor, {
    name: 'owner-at',
    text: `select a.id, a.email_verified_at is not null, exists (select from identity.places p where p.person = a.id and p.network = $2)
      from identity.accounts a where a.email = $1 and a.owns_email`,
    values: [email, network],
  })
  return row && { id: row[0], verified: row[1], wasHere: row[2] }
}

export const dropOldPlaces = (tx: Tx) =>
  tx.rows(`delete from identity.places where last_seen_at < now() - interval '90 days'`)
