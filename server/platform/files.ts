import { randomUUID } from 'node:crypto'
import { type Actor, type Database, systemActor, type Tx } from './db/index.ts'
import { Failure } from './errors.ts'
import type { Seal } from './seal.ts'

const pieceSize = 1_000_000
const system = systemActor('files')

export type StoredFile = {
  id: string
  owner: string
  purpose: string
  media_type: string
  size: number
  expires_at: string
}

export type NewFile = {
  owner: string
  /** What it is for: report, export, import. */
  purpose: string
  mediaType: string
  /** The most bytes it may have; one more, and nothing is kept. */
  most: number
  /** With this much of its owner for the same purpose no further one is taken. */
  mostTogether?: number
  keepDays: number
}

const columns = 'id, owner, purpose, media_type, size, app.iso(expires_at) as expires_at'
const placeOf = (id: string, number: number) => ({
  table: 'file_pieces',
  row: `${id}/${number}`,
  column: 'sealed',
})

export type Files = ReturnType<typeof openFiles>

/**
 * Files for a while, sealed at rest with their owner's key, in the database because instances share
 * nothing else. They are written and read a piece at a time, so that a big one needs no more memory than a small one.
 */
export function openFiles(db: Database, seal: Seal) {
  const remove = (id: string) =>
    db.withActor(system, tx => tx.rows('delete from app.files where id = $1', [id]))

  async function write(
    id: string,
    { owner, purpose, mediaType, most, mostTogether, keepDays }: NewFile,
    content: AsyncIterable<Buffer>,
  ) {
    const key = await db.withActor(system, async tx => {
      if (mostTogether !== undefined) await requireRoom(tx, owner, purpose, mostTogether)
      await tx.rows(
        `insert into app.files (id, owner, purpose, media_type, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
        [id, owner, purpose, mediaType, keepDays],
      )
      return seal.keyFor(tx, { kind: 'person', id: owner })
    })
    let [size, number] = [0, 0]
    for await (const piece of pieces(content)) {
      size += piece.length
      if (size > most) throw new Failure('PAYLOAD_TOO_LARGE', `A file for this may have up to ${most} bytes.`)
      const sealed = seal.seal(key, placeOf(id, number), piece)
      await db.withActor(system, tx =>
        tx.rows('insert into app.file_pieces (file_id, number, sealed) values ($1, $2, $3)', [
          id,
          number,
          sealed,
        ]),
      )
      number++
    }
    await db.withActor(system, tx => tx.rows('update app.files set size = $2 where id = $1', [id, size]))
    return size
  }

  return {
    /** Keeps a file. One that breaks off or is too large leaves nothing; one that a kill broke off, nothing after an hour. */
    async put(file: NewFile, content: AsyncIterable<Buffer>): Promise<{ id: string; size: number }> {
      const id = randomUUID()
      try {
        return { id, size: await write(id, file, content) }
      } catch (error) {
        await remove(id).catch(() => {})
        throw error
      }
    },

    /** The file, if the actor may have it and its time is not over, and its content, read as it is asked for. */
    async get(
      actor: Actor,
      id: string,
    ): Promise<{ file: StoredFile; content: AsyncIterable<Buffer> } | undefined> {
      const found = await db.withActor(actor, async tx => {
        const [file] = await tx.rows<StoredFile>(
          `select ${columns} from app.files where id = $1 and size is not null and expires_at > now()`,
          [id],
        )
        return file && { file, key: await seal.keyFor(tx, { kind: 'person', id: file.owner }) }
      })
      if (!found) return undefined
      const { file, key } = found
      async function* content() {
        for (let [sent, number] = [0, 0]; sent < file.size; number++) {
          const [row] = await db.withActor(actor, tx =>
            tx.rows<{ sealed: Buffer }>(
              'select sealed from app.file_pieces where file_id = $1 and number = $2',
              [id, number],
            ),
          )
          if (!row) throw new Failure('NOT_FOUND', 'The file was removed meanwhile.')
          const piece = seal.openBytes(key, placeOf(id, number), row.sealed)
          sent += piece.length
          yield piece
        }
      }
      return { file, content: content() }
    },

    remove,

    /** What is past its time, and what nobody finished within an hour. */
    async expire(): Promise<void> {
      await db.withActor(system, tx =>
        tx.rows(
          `delete from app.files where expires_at < now() or (size is null and created_at < now() - interval '1 hour')`,
        ),
      )
    },
  }
}

async function requireRoom(tx: Tx, owner: string, purpose: string, most: number) {
  const [kept] = await tx.rows<{ bytes: number; until: string }>(
    `select coalesce(sum(size), 0)::float8 as bytes, app.iso(min(expires_at)) as until from app.files
     where owner = $1 and purpose = $2`,
    [owner, purpose],
  )
  if (kept && kept.bytes >= most)
    throw new Failure(
      'PAYLOAD_TOO_LARGE',
      `Your files for this are ${most / 1_000_000} MB together, the most that is kept. The oldest goes on ${kept.until.slice(0, 10)}.`,
    )
}

/** The same bytes in pieces of one size, whatever the sizes they came in. */
async function* pieces(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    held.push(chunk)
    length += chunk.length
    while (length >= pieceSize) {
      const all = Buffer.concat(held)
      yield all.subarray(0, pieceSize)
      held = [all.subarray(pieceSize)]
      length -= pieceSize
    }
  }
  if (length > 0) yield Buffer.concat(held)
}
