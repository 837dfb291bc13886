import Type, { type Static } from 'typebox'
import type { Database, Tx } from '../../platform/db/index.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import { ok } from '../../platform/http/answer.ts'
import type { App, Person } from '../../platform/http/app-types.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  Timestamp,
  Uuid,
} from '../../platform/http/schemas.ts'
import { findAvailability, listAssignable, putAvailability } from './queries.ts'

const tags = ['Assignment']

const Availability = Type.Object(
  {
    available: Type.Boolean(),
    until: Nullable(Type.String({ format: 'date-time', description: 'away until then' })),
    updated_at: Nullable(Timestamp),
  },
  { title: 'Availability' },
)

const NewAvailability = Type.Object(
  {
    available: Type.Boolean({ description: 'whether they take leads by rule now' }),
    until: Type.Optional(
      Nullable(
        Type.String({
          format: 'date-time',
          description: 'when somebody away is back; null is until they say so',
        }),
      ),
    ),
  },
  { additionalProperties: false },
)

const AssignablePerson = Type.Object(
  {
    id: Uuid,
    first_name: Nullable(Type.String()),
    last_name: Nullable(Type.String()),
    available: Type.Boolean(),
    until: Nullable(Timestamp),
    open_leads: Type.Integer({ description: 'new, contacted or qualified' }),
    given: Type.Integer({ description: 'how many leads rules have given them' }),
    last_given_at: Nullable(Timestamp),
  },
  { title: 'AssignablePerson' },
)

async function change(tx: Tx, actor: Person, person: string, given: Static<typeof NewAvailability>) {
  const { available, until = null } = given
  if (available && until !== null) throw invalid('until', 'is only for somebody who is away')
  if (until !== null && Date.parse(until) <= Date.now()) throw invalid('until', 'must lie in the future')
  await putAvailability(tx, person, actor.id, available, until)
  return findAvailability(tx, person)
}

export function availabilityRoutes(app: App, { db }: { db: Database }) {
  app.get(
    '/availability',
    {
      schema: {
        tags,
        summary: 'Whether you take leads now',
        description:
          'Somebody away is skipped by assignment rules, and the queue offers them their own leads alone.',
        response: { 200: Envelope(Availability) },
      },
    },
    async ({ actor }) => ok(await db.withActor(actor, tx => findAvailability(tx, actor.id))),
  )

  app.put(
    '/availability',
    {
      schema: {
        tags,
        summary: 'Say whether you take leads now',
        description: 'With until, you are back by yourself then.',
        body: NewAvailability,
        response: { 200: Envelope(Availability), ...failures(400) },
      },
    },
    async ({ actor, body }) => ok(await db.withActor(actor, tx => change(tx, actor, actor.id, body))),
  )

  app.get(
    '/people/availability',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Who can be given leads',
        description: 'Every telecaller, with what they have in hand. For managers.',
        response: { 200: Envelope(Type.Array(AssignablePerson)) },
      },
    },
    async ({ actor }) => ok(await db.withActor(actor, listAssignable)),
  )

  app.put(
    '/people/:id/availability',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Say whether somebody takes leads now',
        description: 'For a manager, on behalf of somebody who is ill or back.',
        params: IdParams,
        body: NewAvailability,
        response: { 200: Envelope(Availability), ...failures(400, 404) },
      },
    },
    async ({ actor, params, body }) =>
      ok(
        await db.withActor(actor, async tx => {
          const people = await listAssignable(tx)
          if (!isUuid(params.id) || !people.some(({ id }) => id === params.id.toLowerCase()))
            throw new Failure('NOT_FOUND', 'No telecaller here has this id.')
          return change(tx, actor, params.id, body)
        }),
      ),
  )
}
