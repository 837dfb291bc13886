import { createHash, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Database, type Origin, systemActor } from '../platform/db/index.ts'
import { invalid } from '../platform/errors.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Seal } from '../platform/seal.ts'
import { ghostType } from './ghost.ts'
import { queue } from './jobs.ts'
import { bodyPlace } from './process.ts'
import { insertDelivery, reviveDelivery } from './queries.ts'
import { type Fields, textOf } from './reading.ts'
import type { Source } from './signatures.ts'
import { isOrder } from './woocommerce.ts'

type ReceiveParts = { db: Database; seal: Seal; jobs: Jobs }

/** What has proven to be its sender's is kept once and worked on afterwards. */
export async function receive(
  { db, seal, jobs }: ReceiveParts,
  source: Source,
  headers: IncomingHttpHeaders,
  body: Buffer,
  origin: Origin,
): Promise<{ duplicate: boolean }> {
  const message = parse(body)
  const digest = createHash('sha256').update(body).digest()
  const id = randomUUID()
  const delivery = {
    id,
    source,
    event_id: (eventIdOf(source, headers, message) ?? digest.toString('hex')).slice(0, 300),
    digest,
    type: typeOf(source, message).replaceAll('\0', '').slice(0, 100),
    body: seal.sealSecret(bodyPlace(id), body.toString()),
  }
  const duplicate = await db.withActor(systemActor('webhooks', origin), async tx => {
    const isNew = await insertDelivery(tx, delivery)
    const waiting = isNew ? [{ id }] : await reviveDelivery(tx, delivery)
    for (const { id: one } of waiting) await jobs.enqueue(tx, queue, { id: one })
    return !isNew
  })
  jobs.wake(queue)
  return { duplicate }
}

function parse(body: Buffer): Fields {
  let message: unknown
  try {
    message = JSON.parse(body.toString())
  } catch {
    throw invalid('body', 'is not valid JSON')
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw invalid('body', 'must be a JSON object')
  return message as Fields
}

/** What the sender calls this message, where it has a name: an article keeps its id through all its changes. */
function eventIdOf(source: Source, headers: IncomingHttpHeaders, message: Fields): string | undefined {
  if (source === 'stripe') return textOf(message.id)
  if (source === 'razorpay') return textOf(headers['x-razorpay-event-id'])
  const id = textOf(message.id)
  return source === 'wordpress' && message.event === 'form' && id
    ? `form ${textOf(message.form) ?? ''} ${id}`
    : undefined
}

function typeOf(source: Source, message: Fields): string {
  if (source === 'stripe') return textOf(message.type) ?? ''
  if (source === 'ghost') return ghostType(message)
  if (source === 'wordpress' && isOrder(message)) return `order.${textOf(message.status) ?? ''}`
  return textOf(message.event) ?? ''
}
