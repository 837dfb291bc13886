import type { FastifyInstance } from 'fastify'
import { invalid } from '../errors.ts'

const nul = '\0'

/**
 * An empty body is no body: clients send a JSON content type with nothing behind it. Keys that
 * reach for an object's prototype are refused, and NUL, which PostgreSQL cannot hold, is refused by the field's name.
 */
export function jsonBodies(
  app: Pick<FastifyInstance, 'removeContentTypeParser' | 'addContentTypeParser' | 'getDefaultJsonParser'>,
) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    return parse(request, body, (error, value) => {
      if (error) return done(invalid('body', 'is not valid JSON'))
      const field = body.includes('\\u0000') ? fieldWithNul(value) : undefined
      if (field !== undefined)
        return done(invalid(field || 'body', 'holds a character that cannot be stored'))
      return done(null, value)
    })
  })
}

/** The path to the first text that holds NUL, in a value or in a key. */
function fieldWithNul(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes(nul) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes(nul)) return path
    const found = fieldWithNul(inner, path ? `${path}.${key}` : key)
    if (found !== undefined) return found
  }
  return undefined
}
