import Type, { type Static } from 'typebox'
import { Envelope, Name, Nullable, OneOf, Text, Timestamp, Uuid } from '../platform/http/schemas.ts'

export const RoleName = OneOf(['admin', 'manager', 'telecaller', 'user'] as const)

export const PersonRecord = Type.Object({
  id: Uuid,
  email: Nullable(Type.String()),
  email_verified: Type.Boolean(),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  role: RoleName,
  disabled: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type PersonRecord = Static<typeof PersonRecord>

export const Tokens = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('bearer'),
  expires_in: Type.Integer({ description: 'seconds' }),
  expires_at: Type.Integer({ description: 'Unix seconds' }),
  refresh_token: Type.Optional(Type.String({ description: 'not there where it went into the cookie' })),
  user: PersonRecord,
})
export type Tokens = Static<typeof Tokens> & { refresh_token: string }
export const SignedIn = Envelope(Tokens)

export const inCookie = {
  cookie: Type.Optional(
    Type.Boolean({
      description:
        'For pages of this site: the refresh token goes into an http-only cookie (mettle_session) and not into the answer. 403 for everybody else.',
    }),
  ),
}

/** What is said when there is nothing else to say. */
export const MessageResponse = Envelope(Type.Object({ message: Type.String() }))

export const Email = Type.String({ format: 'email', maxLength: 320 })
export const NewPassword = { ...Text(200, 10), format: 'password' }
/** Offered, not chosen: what is too short is simply wrong. */
export const GivenPassword = { ...Text(1000, 1), format: 'password' }
export const OneTimeToken = Type.String({ minLength: 1, maxLength: 200, format: 'password' })
export const PersonalName = Nullable(Name())
export const names = { first_name: Type.Optional(PersonalName), last_name: Type.Optional(PersonalName) }
