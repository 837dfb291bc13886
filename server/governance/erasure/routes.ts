import Type from 'typebox'
import { type Database, systemActor } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { ok, okPage } from '../../platform/http/answer.ts'
import type { App, Person } from '../../platform/http/app-types.ts'
import { versionHeadersWith } from '../../platform/http/conditional.ts'
import { offsetOf, pageQuery } from '../../platform/http/paging.ts'
import { once } from '../../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  OneOf,
  PagedEnvelope,
  Repeatable,
  Tagged,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Seal } from '../../platform/seal.ts'
import { readSetting } from '../../platform/settings.ts'
import { erasureQueue } from './jobs.ts'
import {
  cancelErasure,
  countErasures,
  findErasure,
  listErasures,
  requestErasure,
  type Shown,
} from './queries.ts'
import { receiptPublicKey } from './receipt.ts'
import { erasureSetting } from './setting.ts'

const tags = ['Keep and forget']
const system = systemActor('erasure')

const Rows = Type.Array(Type.Object({ what: Type.String(), rows: Type.Integer() }))
const Receipt = Type.Object(
  {
    erasure: Uuid,
    kind: OneOf(['person', 'lead'] as const),
    subject_id: Uuid,
    requested_at: Timestamp,
    finished_at: Timestamp,
    went: Rows,
    pseudonymised: Rows,
    stayed: Type.Array(Type.Object({ what: Type.String(), why: Type.String() })),
  },
  { title: 'ErasureReceipt' },
)
const fields = {
  id: Uuid,
  kind: OneOf(['person', 'lead'] as const),
  subject_id: Uuid,
  state: OneOf(['waiting', 'running', 'done', 'cancelled'] as const),
  requested_by: Nullable(Uuid),
  requested_at: Timestamp,
  due_at: { ...Timestamp, description: 'not before; later where it is held' },
  finished_at: Nullable(Timestamp),
  held: Type.Boolean({ description: 'it waits until an admin lifts a legal hold; when, nobody knows' }),
}
export const Erasure = Type.Object(fields, { title: 'Erasure' })
const ErasureWithReceipt = Type.Object(
  {
    ...fields,
    receipt: Type.Union([Receipt, Type.Null()]),
    signature: Nullable(
      Type.String({ description: 'Ed25519, base64: of the receipt as JSON without spaces' }),
    ),
    public_key: Type.String({ description: 'PEM; the same for every receipt of this installation' }),
  },
  { title: 'ErasureWithReceipt' },
)
export const withoutReceipt = ({ receipt: _r, signature: _s, version: _v, ...rest }: Shown) => rest
/** Not by an admin, who does not wait. */
const isOwn = ({ actor }: { actor: Person }, id: string) => actor.id === id
const Promised = Type.Object({
  waiting_days: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 90,
      description:
        'the days in which one was told that one’s own erasure can be cancelled; 409 where they are fewer now',
    }),
  ),
})

const noErasure = () => new Failure('NOT_FOUND', 'There is no such erasure.')

export function erasureRoutes(app: App, parts: { db: Database; seal: Seal; jobs: Jobs }) {
  const { db, seal, jobs } = parts

  for (const [kind, path, least] of [
    ['person', '/people/:id/erasure', 'user'],
    ['lead', '/leads/:id/erasure', 'admin'],
  ] as const)
    app.post(
      path,
      {
        config: { least, signedIn: true },
        schema: {
          tags,
          summary: `Erase a ${kind}`,
          description:
            kind === 'person'
              ? 'Oneself, after the days of the setting erasure, in which it can be cancelled; by an admin, at once. Keys are destroyed and rows, files, letters, jobs and sessions removed; in others’ rows a pseudonym stands. While one is under way, it is the answer. 409 under a legal hold, and for the last admin. Not with an API token.'
              : 'At once, for admins. Keys are destroyed and the lead goes with all that is its own; numbers stay. While one is under way, it is the answer. 409 under a legal hold. Not with an API token.',
          params: IdParams,
          querystring: Promised,
          headers: Repeatable,
          response: { 202: Envelope(Erasure), ...failures(403, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        await once(parts, request, reply, async tx => {
          const id = request.params.id.toLowerCase()
          if (!isUuid(id))
            throw kind === 'lead'
              ? new Failure('LEAD_NOT_FOUND')
              : new Failure('NOT_FOUND', 'Nobody here has this id.')
          const { waiting_days } = await readSetting(tx, erasureSetting)
          const { waiting_days: promised = 0 } = request.query
          if (isOwn(request, id) && waiting_days < promised)
            throw new Failure(
              'CONFLICT',
              `The days in which an erasure can be cancelled were changed to ${waiting_days}. Nothing was erased; ask again if you still want it.`,
            )
          const made = await requestErasure(tx, kind, id, waiting_days)
          if (Date.parse(made.due_at) <= Date.now()) await jobs.enqueue(tx, erasureQueue, { id: made.id })
          const headers = { location: `/api/erasures/${made.id}` }
          return { status: 202, body: ok(withoutReceipt(made)), headers }
        })
        jobs.wake(erasureQueue)
        return reply
      },
    )

  app.get(
    '/erasures',
    {
      config: { least: 'admin' },
      schema: {
        tags,
        summary: 'List erasures',
        description: 'Newest first; the receipt of each stands under its own address. For admins.',
        querystring: Type.Object(pageQuery({ limit: 50 })),
        response: { 200: PagedEnvelope(Erasure) },
      },
    },
    ({ actor, query: { page, limit } }) =>
      db.withActor(actor, async tx => {
        const offset = offsetOf({ page, limit })
        const found = await listErasures(tx, limit, offset)
        return okPage(found.map(withoutReceipt), { total: await countErasures(tx), page, limit })
      }),
  )

  app.get(
    '/erasures/:id',
    {
      schema: {
        tags,
        summary: 'How an erasure stands, and its receipt',
        description: 'What went, what stayed and why, signed. For admins, and for oneself while one waits.',
        params: IdParams,
        response: { 200: Tagged(Envelope(ErasureWithReceipt)), ...failures(404) },
      },
    },
    async ({ actor, params }, reply) => {
      const found = isUuid(params.id) && (await db.withActor(actor, tx => findErasure(tx, params.id)))
      if (!found) throw noErasure()
      const public_key = await db.withActor(system, tx => receiptPublicKey(tx, seal))
      const { version, ...shown } = found
      reply.headers(versionHeadersWith(version, JSON.stringify(shown)))
      return ok({ ...shown, public_key } as never)
    },
  )

  app.delete(
    '/erasures/:id',
    {
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Cancel an erasure that waits',
        description: 'For whoever is to be erased, and for admins. 409 once it has begun.',
        params: IdParams,
        response: { 200: Envelope(Erasure), ...failures(403, 404, 409) },
      },
    },
    async ({ actor, params }) => {
      if (!isUuid(params.id)) throw noErasure()
      return ok(withoutReceipt(await db.withActor(actor, tx => cancelErasure(tx, params.id))))
    },
  )
}
