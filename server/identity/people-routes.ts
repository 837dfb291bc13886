import Type from 'typebox'
import { Failure } from '../platform/errors.ts'
import { ok, okPage } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import { offsetOf, pageQuery } from '../platform/http/paging.ts'
import { once } from '../platform/http/replay.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  PagedEnvelope,
  Repeatable,
  Text,
  Timestamp,
  Uuid,
} from '../platform/http/schemas.ts'
import { deleteInvitation, pendingInvitations } from './invitation-queries.ts'
import { invite } from './invitations.ts'
import { changePerson } from './people.ts'
import { people, peopleNames, person } from './queries.ts'
import type { IdentityParts } from './route-context.ts'
import { Email, names, PersonalName, PersonRecord, RoleName } from './schemas.ts'

const tags = ['People']
const admin = { least: 'admin' as const }
const personNotFound = () => new Failure('NOT_FOUND', 'Nobody here has this id.')
const othersIn = (people: { id: string }[], reader: { id: string }) =>
  people.map(({ id }) => id).filter(id => id !== reader.id)

/** A search reads everybody. */
const isSlow = ({ query }: { query: unknown }) => Boolean((query as { search?: string }).search?.trim())

export function peopleRoutes(app: App, { db, readLog }: IdentityParts) {
  app.get(
    '/people',
    {
      config: { ...admin, slow: isSlow },
      schema: {
        tags,
        summary: 'List people',
        description: 'Newest first. search looks at names, e-mail and role. For admins.',
        querystring: Type.Object({
          ...pageQuery({ limit: 50 }),
          search: Type.Optional(Text(200)),
        }),
        response: { 200: PagedEnvelope(PersonRecord) },
      },
    },
    async ({ actor, query }) => {
      const { page, limit, search } = query
      const offset = offsetOf({ page, limit })
      const found = await db.withActor(actor, tx => people(tx, search, limit, offset))
      readLog.note(actor, 'profiles', othersIn(found.people, actor))
      return okPage(found.people, { total: found.total, page, limit })
    },
  )

  app.get(
    '/people/names',
    {
      config: { least: 'manager' },
      schema: {
        tags,
        summary: 'Names of everybody a lead can be assigned to',
        description: 'For managers and admins.',
        response: {
          200: Envelope(
            Type.Array(
              Type.Object({
                id: Uuid,
                first_name: Nullable(Type.String()),
                last_name: Nullable(Type.String()),
                role: RoleName,
              }),
            ),
          ),
        },
      },
    },
    async ({ actor }) => {
      const found = await db.withActor(actor, peopleNames)
      readLog.note(actor, 'profiles', othersIn(found, actor))
      return ok(found)
    },
  )

  app.get(
    '/people/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Get a person',
        description:
          'Account, role and whether it is disabled. For admins; the read is written to the audit log.',
        params: IdParams,
        response: { 200: Envelope(PersonRecord) },
      },
    },
    async ({ actor, params }) => {
      const found = isUuid(params.id) ? await db.withActor(actor, tx => person(tx, params.id)) : undefined
      if (!found) throw personNotFound()
      if (found.id !== actor.id) readLog.note(actor, 'profiles', [found.id])
      return ok(found)
    },
  )

  app.patch(
    '/people/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Change somebody’s role or name, or disable them',
        description:
          'Takes effect at once, also for tokens already issued. The last admin can be neither demoted nor disabled (409).',
        params: IdParams,
        body: Type.Object(
          {
            role: Type.Optional(RoleName),
            disabled: Type.Optional(Type.Boolean()),
            first_name: Type.Optional(PersonalName),
            last_name: Type.Optional(PersonalName),
          },
          { additionalProperties: false, minProperties: 1 },
        ),
        response: { 200: Envelope(PersonRecord), ...failures(404, 409) },
      },
    },
    async ({ actor, params, body }) => {
      if (!isUuid(params.id)) throw personNotFound()
      const changed = await db.withActor(actor, async tx => {
        await changePerson(tx, params.id, body)
        return person(tx, params.id)
      })
      if (!changed) throw personNotFound()
      return ok(changed)
    },
  )
}

const Invitation = Type.Object({
  id: Uuid,
  email: Type.String(),
  role: RoleName,
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  invited_by: Nullable(Uuid),
  created_at: Timestamp,
  expires_at: Timestamp,
})

export function invitationRoutes(app: App, parts: IdentityParts) {
  const { config, db, identity, readLog } = parts
  const { mail } = identity

  app.post(
    '/invitations',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Invite somebody',
        description: 'They get a link by mail that works once. A second invitation replaces the first.',
        headers: Repeatable,
        body: Type.Object({ email: Email, role: RoleName, ...names }, { additionalProperties: false }),
        response: { 201: Envelope(Invitation), ...failures(400, 409) },
      },
    },
    async (request, reply) =>
      once(parts, request, reply, async tx => {
        const made = await invite({ config, mail }, tx, request.actor.id, request.body)
        return { status: 201, body: ok(made), headers: { location: '/api/invitations' } }
      }),
  )

  app.get(
    '/invitations',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Invitations not yet accepted',
        description: 'Newest first. For admins.',
        response: { 200: Envelope(Type.Array(Invitation)) },
      },
    },
    async ({ actor }) => {
      const pending = await db.withActor(actor, pendingInvitations)
      readLog.note(
        actor,
        'invitations',
        pending.map(({ id }) => id),
      )
      return ok(pending)
    },
  )

  app.delete(
    '/invitations/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Take an invitation back',
        description: 'Its link stops working at once. For admins.',
        params: IdParams,
        response: { 200: Envelope(Invitation), ...failures(404) },
      },
    },
    async ({ actor, params }) => {
      const gone = isUuid(params.id)
        ? await db.withActor(actor, tx => deleteInvitation(tx, params.id))
        : undefined
      if (!gone) throw new Failure('NOT_FOUND', 'There is no such invitation.')
      return ok(gone)
    },
  )
}
