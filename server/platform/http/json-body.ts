import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Failure, invalid } from '../errors.ts'
import { isNestedDeeper } from './json-depth.ts'

// NUL, and half of a character that takes two: PostgreSQL can hold neither, and both hide behind escapes.
const suspicious = /\\u(0000|[dD][89a-fA-F])/
const forbiddenKey = 'holds a key that is not accepted: __proto__ or constructor.prototype'
// Beyond what anybody writes, and shallow enough that checking, writing and storing it cost what its length costs.
const deepest = 64
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * An empty body is no body: clients send a JSON content type with nothing behind it. Keys that reach for an object's
 * prototype are refused, and so is text that could not be kept as it is, by the field's name.
 */
export function jsonBodies(
  app: Pick<FastifyInstance, 'removeContentTypeParser' | 'addContentTypeParser' | 'getDefaultJsonParser'>,
) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if ((request.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
      return done(
        new Failure('UNSUPPORTED_MEDIA_TYPE', 'Send the body as it is, without a content encoding.'),
      )
    if (!isUtf8(bytes)) return done(invalid('body', 'is not valid UTF-8'))
    if (isNestedDeeper(bytes, deepest)) return done(invalid('body', `is nested more than ${deepest} deep`))
    const body = bytes.toString()
    if (body.trim() === '') return done(null, undefined)
    return parse(request, body, (error, value) => {
      if (error) return done(invalid('body', isJson(body) ? forbiddenKey : 'is not valid JSON'))
      const reportsRows = request.routeOptions.config.reportsRows
      return done((!reportsRows && suspicious.test(body) && unstorable(value)) || null, value)
    })
  })
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

type Place = { value: unknown; key: string; within: Place | undefined }

/** What to say of a value with a text in it that cannot be kept. */
export function unstorable(value: unknown): Failure | undefined {
  const field = unstorableField(value)
  return field === undefined ? undefined : invalid(field || 'body', 'holds a character that cannot be stored')
}

/** The path to a text that cannot be kept, in a value or in a key. */
function unstorableField(body: unknown): string | undefined {
  const waiting: Place[] = [{ value: body, key: '', within: undefined }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place
    if (typeof value === 'string' && !storable(value)) return pathOf(place)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!storable(key)) return pathOf(place)
      waiting.push({ value: inner, key, within: place })
    }
  }
  return undefined
}

function pathOf(place: Place): string {
  const keys: string[] = []
  for (let at: Place | undefined = place; at?.within; at = at.within) keys.push(at.key)
  return keys.reverse().join('.')
}
