import type { FastifyReply, FastifyRequest } from 'fastify'

const requestHeaders =
  'authorization, content-type, idempotency-key, if-match, if-none-match, if-modified-since, if-unmodified-since, last-event-id, apikey, x-client-info, x-supabase-api-version'
const answerHeaders =
  'etag, last-modified, location, retry-after, www-authenticate, x-request-id, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, idempotency-replayed, server-timing, x-supabase-api-version'

/**
 * Pages of other sites that may call the API with a token, as CORS_ORIGINS names them. Never with cookies: those are for
 * our own pages. Answers true for what a browser only asks beforehand: it carries no token, and counts against nobody.
 */
export function openCors(origins: string[]) {
  const allowed = new Set(origins)

  return ({ method, headers }: FastifyRequest, reply: FastifyReply): boolean => {
    if (allowed.size === 0) return false
    reply.header('vary', 'Origin')
    const { origin } = headers
    if (origin === undefined || !allowed.has(origin)) return false
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', answerHeaders)
    if (method !== 'OPTIONS' || !headers['access-control-request-method']) return false
    reply.code(204).headers({
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': '600',
    })
    return true
  }
}
