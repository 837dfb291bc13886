import type { Limits } from '../platform/limits.ts'
import type { Identity } from './identity.ts'
import { normaliseEmail } from './people.ts'
import { limitSignUps } from './route-context.ts'
import { type Credentials, logIn, type Names, signUp } from './sign-in.ts'
import { systemFor } from './system-actor.ts'

// Signing in as a request does it, limits and all, for every family of routes that offers it.

type Request = Parameters<typeof systemFor>[0] & { headers: { cookie?: string | undefined } }
type Reply = { header(name: string, value: number | string): unknown }

export async function logInByRequest(
  { guessing, signIn }: Identity,
  request: Request,
  reply: Reply,
  given: Credentials,
) {
  const email = normaliseEmail(given.email)
  const known = await guessing.begin(request, reply, email)
  const tokens = await logIn(signIn, systemFor(request), given, known)
  const { id, email_verified: verified } = tokens.user
  await guessing.succeeded(request, reply, email, { id, verified })
  return tokens
}

export async function signUpByRequest(
  { identity, limits }: { identity: Identity; limits: Limits },
  request: Request,
  reply: Reply,
  given: Credentials & Names,
) {
  await limitSignUps(limits, request, reply)
  // Who signs up again with the password of the first time gets that account, so this is a guess as well.
  const known = await identity.guessing.begin(request, reply, normaliseEmail(given.email))
  return signUp(identity.signIn, systemFor(request), given, known)
}

type Presenting = Parameters<Identity['sessionCookie']['tokenIn']>[0]

/** Whom a request without a bearer token counts against: the holder of the refresh token it presents. */
export const refreshTokenHolder =
  ({ sessions, sessionCookie }: Identity) =>
  async (request: Presenting) => {
    const { refresh_token = sessionCookie.tokenIn(request) } = (request.body ?? {}) as Record<string, unknown>
    const holder = typeof refresh_token === 'string' ? await sessions.holderOf(refresh_token) : undefined
    return holder && { person: holder.person }
  }
