import { type Credential, type Database, type Role, systemActor } from '../platform/db/index.ts'

const system = systemActor('realtime')

export type Record = { id: string; [field: string]: unknown }
export type FeedView = {
  leads: Map<string, { assigned_to: string | null; record: Record }>
  /** Null for somebody who is disabled; nobody at all is not in it. */
  roles: Map<string, Role | null>
  /** Sessions and API tokens that do not hold any more. */
  ended: Set<string>
}

export type Listener = { person: string } & Credential

function list<T>(all: Iterable<T>, idOf: (one: T) => string | undefined) {
  const ids = new Set<string>()
  for (const one of all) {
    const id = idOf(one)
    if (id !== undefined) ids.add(id)
  }
  return `{${[...ids].join(',')}}`
}

export async function readFeedView(
  db: Database,
  leads: string[],
  listeners: Iterable<Listener>,
): Promise<FeedView> {
  const [row] = await db.one<[FeedJson]>(system, {
    name: 'realtime.view',
    text: 'select app.feed_view($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[])',
    values: [
      list(leads, id => id),
      list(listeners, ({ person }) => person),
      list(listeners, ({ session }) => session),
      list(listeners, ({ apiToken }) => apiToken),
    ],
  })
  const { leads: found, people: known, ended } = (row as [FeedJson])[0]
  return {
    leads: new Map(found.map(lead => [lead.record.id, lead])),
    roles: new Map(known.map(({ id, role }) => [id, role])),
    ended: new Set(ended),
  }
}

export type Notification = {
  id: string
  type: string
  data: { [field: string]: string | null }
  created_at: string
  read_at: string | null
}

export async function readNotifications(db: Database, ids: string[]): Promise<Map<string, Notification>> {
  if (ids.length === 0) return new Map()
  const rows = await db.one<[Notification]>(system, {
    name: 'realtime.notifications',
    text: 'select app.notification_json(n) from public.notifications n where n.id = any ($1::uuid[])',
    values: [list(ids, id => id)],
  })
  return new Map(rows.map(([notification]) => [notification.id, notification]))
}

type FeedJson = {
  leads: { assigned_to: string | null; record: Record }[]
  people: { id: string; role: Role | null }[]
  ended: string[]
}

export const putTicket = (
  db: Database,
  digest: Buffer,
  { person, session, apiToken }: Listener,
  seconds: number,
) =>
  db.withActor(system, async tx => {
    await tx.rows(
      `delete from app.realtime_tickets where digest in (select digest from app.realtime_tickets where expires_at < now() limit 100)`,
    )
    await tx.rows(
      `insert into app.realtime_tickets (digest, person, session, api_token, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [digest, person, session ?? null, apiToken ?? null, seconds],
    )
  })

/** Whose it was; it is used up by asking. */
export const takeTicket = (db: Database, digest: Buffer): Promise<Listener | undefined> =>
  db.withActor(system, async tx => {
    const [row] = await tx.rows<{
      person: string
      session: string | null
      api_token: string | null
      fresh: boolean
    }>(
      'delete from app.realtime_tickets where digest = $1 returning person, session, api_token, expires_at > now() as fresh',
      [digest],
    )
    if (!row?.fresh) return undefined
    return { person: row.person, session: row.session ?? undefined, apiToken: row.api_token ?? undefined }
  })
