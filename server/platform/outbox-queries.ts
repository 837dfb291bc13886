import { type Database, systemActor, type Tx } from './db/index.ts'
import type { Cursor } from './outbox-cursor.ts'

/** A row changed. Who could see it before and after is whoever it belonged to; who sees everything is not named. */
export type Change = {
  cursor: Cursor
  topic: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  row_id: string
  before: string | null
  after: string | null
  /** A word or an id that says more than the topic does. */
  detail: string | null
  /** When the change was made, ISO 8601. */
  at: string
}

/** What was found there, whether there may be more behind it, and up to where it was looked. */
export type Page = { changes: Change[]; reset: boolean; isFull: boolean; last: Cursor | undefined }

const system = systemActor('outbox')

/**
 * Only below the oldest transaction of this database under way: one with a lower number may commit after one with a higher. A cursor that
 * is of another course of the database, or behind what was cleared away, has missed something it cannot be told. Which
 * course this is, is worked out once and not for every row: it reads a file of the server's (`offset 0`
 * keeps the two queries apart).
 */
const pageAfter = (wanted: string) => `select s.epoch,
    s.epoch <> $1 or (s.pruned = $1 and ($2::xid8, $3::int8) < (s.xid, s.id))
      or $2::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) as reset,
    o.xid::text, o.id::text, o.topic, o.type, o.row_id, o.audience_before, o.audience_after, app.iso(o.at), o.detail,
    o.wanted, o.place = $4 as full
  from (select app.outbox_epoch() as epoch, epoch as pruned, xid, id from app.outbox_pruned offset 0) s
  left join lateral (
    select * from (
      select *, ${wanted} as wanted, row_number() over (order by xid, id) as place, count(*) over () as looked_at from (
        select * from app.outbox
        where (xid, id) > ($2::xid8, $3::int8) and xid < (select app.settled_below())
        order by xid, id limit $4) o
    ) page where wanted or place = looked_at) o on true
  order by o.xid, o.id`

const everything = pageAfter('true')

type Row = [
  epoch: string,
  reset: boolean,
  xid: string | null,
  id: string,
  topic: string,
  type: Change['type'],
  row_id: string,
  before: string | null,
  after: string | null,
  at: string,
  detail: string | null,
  wanted: boolean,
  full: boolean,
]

export async function changesAfter(db: Database, { epoch, xid, id }: Cursor, limit: number): Promise<Page> {
  const values = [epoch, xid, id, limit]
  const rows = await db.one<Row>(system, { name: 'outbox_page', text: everything, values })
  return pageOf(rows)
}

function pageOf(rows: Row[]): Page {
  const reset = rows[0]?.[1] ?? true
  if (reset) return { changes: [], reset, isFull: false, last: undefined }
  const found = rows.flatMap(
    ([epoch, , xid, id, topic, type, row_id, before, after, at, detail, wanted, full]) =>
      xid === null
        ? []
        : [
            {
              change: { cursor: { epoch, xid, id }, topic, type, row_id, before, after, at, detail },
              wanted,
              full,
            },
          ],
  )
  const last = found.at(-1)
  return {
    changes: found.flatMap(({ wanted, change }) => (wanted ? [change] : [])),
    reset,
    isFull: last?.full ?? false,
    last: last?.change.cursor,
  }
}

/** Before whatever is still under way, after everything that has ended before it. */
const end = `select app.outbox_epoch() as epoch,
  (app.settled_by_now()::text::numeric - 1)::text as xid, '9223372036854775807' as id`

export async function outboxEnd(db: Database): Promise<Cursor> {
  const [row] = await db.one<[string, string, string]>(system, { name: 'outbox_end', text: end, values: [] })
  const [epoch, xid, id] = row as [string, string, string]
  return { epoch, xid, id }
}

const lockPlace = async (tx: Tx, name: string) =>
  (
    await tx.rows<Cursor>(
      'select epoch, xid::text, id::text from app.outbox_readers where name = $1 for update skip locked',
      [name],
    )
  )[0]

/** The reader's place, locked until the transaction ends; undefined while another instance holds it. A new one begins now. */
export async function lockReader(tx: Tx, name: string): Promise<Cursor | undefined> {
  const place = await lockPlace(tx, name)
  if (place) return place
  await tx.rows(
    `insert into app.outbox_readers (name, epoch, xid, id)
     select $1, e.epoch, e.xid::xid8, e.id::int8 from (${end}) e on conflict do nothing`,
    [name],
  )
  return lockPlace(tx, name)
}

/** Of the next changes those that are wanted: a condition on a row of the outbox, of the reader's own making. */
export async function lockedPage(
  tx: Tx,
  { epoch, xid, id }: Cursor,
  limit: number,
  wanted: string,
): Promise<Page> {
  const rows = await tx.rows<Record<string, unknown>>(pageAfter(wanted), [epoch, xid, id, limit])
  return pageOf(rows.map(row => Object.values(row) as Row))
}

const move = 'update app.outbox_readers set epoch = $2, xid = $3::xid8, id = $4::int8 where name = $1'
export const moveReader = (tx: Tx, name: string, { epoch, xid, id }: Cursor) =>
  tx.rows(move, [name, epoch, xid, id])
export const moveReaderToEnd = async (tx: Tx, name: string) =>
  moveReader(tx, name, (await tx.rows<Cursor>(end))[0] as Cursor)

// A row that is seen and has a number that was never given here came with a restored backup. What is settled is asked
// once: a transaction of another database that ends in between makes the second answer a lower one.
const pruneSome = `with settled as materialized (select app.settled_below() as below),
  gone as (
    delete from app.outbox where id in (select id from app.outbox
      where at < now() - make_interval(days => app.retention_days('events'))
        and (xid < (select below from settled) or xid >= pg_snapshot_xmax(pg_current_snapshot())) limit 10000)
    returning xid, id),
  last as (select xid, id from gone where xid < (select below from settled) order by xid desc, id desc limit 1),
  moved as (
    update app.outbox_pruned p set epoch = app.outbox_epoch(), xid = last.xid, id = last.id from last
    where p.epoch <> app.outbox_epoch() or (last.xid, last.id) > (p.xid, p.id))
  select count(*) as n from gone`

/** Changes of three days ago and more, unless the setting retention says otherwise, in steps that hold nobody up. */
export async function pruneOutbox(db: Database): Promise<void> {
  for (;;) {
    const [pruned] = await db.withActor(system, tx => tx.rows<{ n: number }>(pruneSome))
    if (!pruned || pruned.n < 10_000) return
  }
}
