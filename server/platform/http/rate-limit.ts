import { Failure } from '../errors.ts'
import type { Allowance, Limits } from '../limits.ts'
import { asFailure } from './answer.ts'
import type { App } from './app-types.ts'

type Reply = { header(name: string, value: number): unknown }

/** Tells where the caller stands, on every answer. */
export function showAllowance(reply: Reply, { limit, remaining, reset }: Allowance) {
  reply.header('x-ratelimit-limit', limit)
  reply.header('x-ratelimit-remaining', remaining)
  reply.header('x-ratelimit-reset', reset)
}

export function refuseBeyond(reply: Reply, { allowed, reset }: Allowance, message?: string) {
  if (allowed) return
  reply.header('retry-after', Math.max(1, reset - Math.floor(Date.now() / 1000)))
  throw new Failure('RATE_LIMITED', message)
}

/**
 * Whose a token is was not to be learned, as the database is away: it counts for nobody, or a whole office that signs its
 * requests would be taken for strangers and, an hour long, not get in.
 */
export const couldNotBeChecked = (error: unknown) =>
  error !== undefined && asFailure(error).code === 'UNAVAILABLE'

export function applyRateLimit(reply: Reply, allowance: Allowance) {
  showAllowance(reply, allowance)
  refuseBeyond(reply, allowance)
}

/**
 * Routes that take a refresh token or a peer's link: once the body is read, the request counts against whoever holds it
 * and no more against its address. Registered before the routes.
 */
export function countForHolders(app: App, limits: Limits) {
  app.addHook('onRoute', route => {
    const { countsFor } = route.config ?? {}
    if (!countsFor) return
    route.preValidation = [
      async (request, reply) => {
        if (!request.countedAnonymously) return
        const { network, allowance } = request.countedAnonymously
        const holder = await countsFor(request).catch(async error => {
          if (couldNotBeChecked(error)) await limits.giveBackAnonymous(network)
          throw error
        })
        if (!holder) return refuseBeyond(reply, allowance)
        await limits.giveBackAnonymous(network)
        const counted =
          'person' in holder ? limits.authenticated(holder.person) : limits.anonymous(holder.link)
        applyRateLimit(reply, await counted)
      },
      ...[route.preValidation ?? []].flat(),
    ]
  })
}
