import { isUtf8 } from 'node:buffer'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Failure, invalid } from '../errors.ts'
import { exceededBound } from './json-bounds.ts'
import { smallBody } from './unread-body.ts'

// NUL, and half of a character that takes two: PostgreSQL can hold neither, and both hide behind escapes.
const suspicious = /\\u(0000|[dD][89a-fA-F])/
// Behind escapes too.
const reachesForPrototype = /__proto__|constructor|\\u00/
// Beyond what anybody writes, and little enough that parsing, checking, writing and storing it cost what its length costs.
const bounds = { deepest: 64, most: 50_000 }
const sentences = {
  deepest: `is nested more than ${bounds.deepest} deep`,
  most: `has more than ${bounds.most.toLocaleString('en')} lists and objects`,
}
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * An empty body is no body: clients send a JSON content type with nothing behind it. Keys that reach for an object's
 * prototype are refused, and so is text that could not be kept as it is, by the field's name.
 */
export function jsonBodies(app: Pick<FastifyInstance, 'removeContentTypeParser' | 'addContentTypeParser'>) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if ((request.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
      return done(
        new Failure('UNSUPPORTED_MEDIA_TYPE', 'Send the body as it is, without a content encoding.'),
      )
    const read = () => {
      const { failure, value } = valueIn(bytes, request.routeOptions.config.reportsRows)
      done(failure ?? null, value)
    }
    if (bytes.length <= smallBody) read()
    else void readAfterOthers(read)
  })
}

function valueIn(bytes: Buffer, reportsRows?: true): { failure?: Failure | undefined; value?: unknown } {
  if (!isUtf8(bytes)) return { failure: invalid('body', 'is not valid UTF-8') }
  const bound = exceededBound(bytes, bounds)
  if (bound) return { failure: invalid('body', sentences[bound]) }
  const body = bytes.toString().replace(/^\ufeff/, '')
  if (body.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { failure: invalid('body', 'is not valid JSON') }
  }
  const failure =
    (reachesForPrototype.test(body) ? faultIn(value, forbiddenKey) : undefined) ??
    (!reportsRows && suspicious.test(body) ? unstorable(value) : undefined)
  return { failure, value }
}

let others: Promise<void> = Promise.resolve()

/** Large ones of all people one after the other, checks and all; as long as one took is left to everybody else. */
export function readAfterOthers(read: () => void): Promise<void> {
  const inTurn = async () => {
    const began = performance.now()
    read()
    await nextTurn()
    await sleep(performance.now() - began)
  }
  others = others.then(inTurn, inTurn)
  return others
}

/** What to say of a value with a text in it that cannot be kept. */
export const unstorable = (value: unknown) => faultIn(value, unstorableText)

type Check = {
  text?: (text: string) => boolean
  /** Of a key, and what stands behind it. */
  key: (key: string, value: unknown) => boolean
  failure: (field: string) => Failure
}

const unstorableText: Check = {
  text: text => !storable(text),
  key: key => !storable(key),
  failure: field => invalid(field || 'body', 'holds a character that cannot be stored'),
}

const forbiddenKey: Check = {
  key: (key, value) =>
    key === '__proto__' ||
    (key === 'constructor' &&
      typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, 'prototype')),
  failure: () => invalid('body', 'holds a key that is not accepted: __proto__ or constructor.prototype'),
}

function faultIn(value: unknown, check: Check): Failure | undefined {
  const path = pathTo(value, check)
  return path && check.failure(path.reverse().join('.'))
}

/**
 * Where the fault is, from the inside out. It may recurse, since depth is bounded before anything is parsed, and is written
 * for speed, since hundreds of thousands of values may pass.
 */
function pathTo(value: unknown, check: Check): string[] | undefined {
  if (typeof value === 'string') return check.text?.(value) ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const path = pathTo(value[i], check)
      if (path) return [...path, String(i)]
    }
    return undefined
  }
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    const inner = record[key]
    if (check.key(key, inner)) return []
    const path = pathTo(inner, check)
    if (path) return [...path, key]
  }
  return undefined
}
