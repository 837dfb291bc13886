import { type Database, type Role, systemActor } from '../platform/db/index.ts'

const system = systemActor('realtime')

export type Record = { id: string; [field: string]: unknown }
export type FeedView = {
  leads: Map<string, { assigned_to: string | null; record: Record }>
  /** Null for somebody who is disabled; nobody at all is not in it. */
  roles: Map<string, Role | null>
}

export async function readFeedView(db: Database, leads: string[], people: string[]): Promise<FeedView> {
  const [row] = await db.one<[FeedJson]>(system, {
    name: 'realtime.view',
    text: 'select app.feed_view($1::uuid[], $2::uuid[])',
    values: [`{${leads.join(',')}}`, `{${people.join(',')}}`],
  })
  const { leads: found, people: known } = (row as [FeedJson])[0]
  return {
    leads: new Map(found.map(lead => [lead.record.id, lead])),
    roles: new Map(known.map(({ id, role }) => [id, role])),
  }
}

type FeedJson = {
  leads: { assigned_to: string | null; record: Record }[]
  people: { id: string; role: Role | null }[]
}

export const putTicket = (db: Database, digest: Buffer, person: string, seconds: number) =>
  db.withActor(system, async tx => {
    await tx.rows(
      `delete from app.realtime_tickets where digest in (select digest from app.realtime_tickets where expires_at < now() limit 100)`,
    )
    await tx.rows(
      'insert into app.realtime_tickets (digest, person, expires_at) values ($1, $2, now() + make_interval(secs => $3))',
      [digest, person, seconds],
    )
  })

/** Whose it was; it is used up by asking. */
export const takeTicket = (db: Database, digest: Buffer): Promise<string | undefined> =>
  db.withActor(system, async tx => {
    const [row] = await tx.rows<{ person: string; fresh: boolean }>(
      'delete from app.realtime_tickets where digest = $1 returning person, expires_at > now() as fresh',
      [digest],
    )
    return row?.fresh ? row.person : undefined
  })
