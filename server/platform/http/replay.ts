import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Tx } from '../db/index.ts'
import { Failure, invalid } from '../errors.ts'
import type { Seal } from '../seal.ts'
import { sendText } from './answer.ts'

type Stored = { fingerprint: Buffer; status: number | null; answer: Buffer | null }

/** What a POST answers: the status, the body or the text of one that PostgreSQL wrote, and headers worth repeating. */
export type Answer = { status: number; body: object | string; headers?: Record<string, string> }

export const idempotencyKeyOf = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && key.length >= 1 && key.length <= 255)) return key
  throw invalid('Idempotency-Key', 'must have 1 to 255 characters')
}

/**
 * Does the work once per Idempotency-Key. The key is written in the same transaction as the work, so that it stands
 * exactly when the work does; a second request with the same key waits for the first and gets its answer.
 */
export async function once(
  { db, seal }: { db: Database; seal: Seal },
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer>,
) {
  const key = idempotencyKeyOf(request)
  const { actor } = request
  const answer = await db.withActor(actor, async (tx): Promise<Answer> => {
    if (key === undefined) return work(tx)
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
      .digest()
    const claimed = await tx.rows(
      'insert into app.replays (person, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key',
      [actor.id, key, fingerprint],
    )
    const dataKey = await seal.keyFor(tx, { kind: 'person', id: actor.id })
    const place = { table: 'replays', row: `${actor.id}/${key}`, column: 'answer' }
    if (claimed.length === 0) {
      const [first] = await tx.rows<Stored>(
        'select fingerprint, status, answer from app.replays where person = $1 and key = $2',
        [actor.id, key],
      )
      if (!first?.answer || !first.fingerprint.equals(fingerprint)) throw new Failure('IDEMPOTENCY_MISMATCH')
      const stored = JSON.parse(seal.open(dataKey, place, first.answer)) as Answer
      return { ...stored, headers: { ...stored.headers, 'idempotency-replayed': 'true' } }
    }
    const made = await work(tx)
    await tx.rows('update app.replays set status = $3, answer = $4 where person = $1 and key = $2', [
      actor.id,
      key,
      made.status,
      seal.seal(dataKey, place, JSON.stringify(made)),
    ])
    return made
  })
  reply.code(answer.status).headers(answer.headers ?? {})
  return typeof answer.body === 'string' ? sendText(reply, answer.body) : reply.send(answer.body)
}
