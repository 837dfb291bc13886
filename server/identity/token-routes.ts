import Type from 'typebox'
import { Failure } from '../platform/errors.ts'
import { ok } from '../platform/http/answer.ts'
import type { App } from '../platform/http/app-types.ts'
import {
  Envelope,
  failures,
  IdParams,
  isUuid,
  Nullable,
  Text,
  Timestamp,
  Uuid,
} from '../platform/http/schemas.ts'
import { deleteApiToken, listApiTokens } from './api-token-queries.ts'
import { notifyApiTokenCreated } from './passwords-by-mail.ts'
import type { IdentityParts } from './route-context.ts'
import { requireVerifiedEmail } from './verified-email.ts'

const tags = ['Identity']

const ApiToken = Type.Object({
  id: Uuid,
  name: Type.String(),
  read_only: Type.Boolean(),
  created_at: Timestamp,
  expires_at: Nullable(Timestamp),
  last_used_at: Nullable({ ...Timestamp, description: 'to the minute' }),
})

export function tokenRoutes(app: App, { db, identity }: IdentityParts) {
  app.post(
    '/auth/tokens',
    {
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Make an API token for a program',
        description:
          'token is in this answer and nowhere else. It acts as you, with whichever role you have at the time, until it is revoked or runs out, and not while your account is disabled; with read_only it is refused everything but GET. At most 20 each. An API token cannot make another, and an account whose e-mail is not verified makes none (403).',
        body: Type.Object(
          {
            name: Text(200, 1),
            expires_at: Type.Optional(Nullable(Type.String({ format: 'date-time' }))),
            read_only: Type.Optional(Type.Boolean({ default: false })),
          },
          { additionalProperties: false },
        ),
        response: {
          201: Envelope(Type.Intersect([ApiToken, Type.Object({ token: Type.String() })])),
          ...failures(400, 403, 409),
        },
      },
    },
    async ({ actor, body }, reply) => {
      const { name, expires_at = null, read_only = false } = body
      // In a transaction of its own: whose session ended with the proof of the address does not begin the next one.
      await db.withActor(actor, tx =>
        requireVerifiedEmail(tx, actor.id, 'until then your account has no API tokens'),
      )
      const made = await db.withActor(actor, async tx => {
        const token = await identity.apiTokens.create(tx, actor.id, { name, expires_at, read_only })
        await notifyApiTokenCreated(identity.signIn, tx, actor.id, name)
        return token
      })
      return reply.code(201).header('location', '/api/auth/tokens').send(ok(made))
    },
  )

  app.get(
    '/auth/tokens',
    {
      schema: {
        tags,
        summary: 'My API tokens',
        description:
          'Newest first, with their last use. Those that have run out stay listed until they are deleted.',
        response: { 200: Envelope(Type.Array(ApiToken)) },
      },
    },
    async ({ actor }) => ok(await db.withActor(actor, listApiTokens)),
  )

  app.delete(
    '/auth/tokens/:id',
    {
      config: { signedIn: true },
      schema: {
        tags,
        summary: 'Revoke an API token',
        description: 'It stops working at once.',
        params: IdParams,
        response: { 200: Envelope(ApiToken), ...failures(404) },
      },
    },
    async ({ actor, params }) => {
      const gone = isUuid(params.id)
        ? await db.withActor(actor, tx => deleteApiToken(tx, params.id))
        : undefined
      if (!gone) throw new Failure('NOT_FOUND', 'You have no such API token.')
      return ok(gone)
    },
  )
}
