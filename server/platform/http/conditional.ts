import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Failure, invalid } from '../errors.ts'
import type { App } from './app-types.ts'
import { httpDate } from './http-date.ts'

export type ConditionalHeaders = Pick<IncomingHttpHeaders, 'if-match' | 'if-unmodified-since'>

/** A version is the moment of the last change, in milliseconds; a variant is one of the ways to show it. */
const etag = (version: number, variant?: string) => (variant ? `"${version}-${variant}"` : `"${version}"`)

/** What an answer with one record says of its version. */
export const versionHeaders = (version: number, variant?: string) => ({
  etag: etag(version, variant),
  'last-modified': httpDate(version),
})

/** The same where the record comes with others, which change by themselves: only the whole text tells one from another. */
export const versionHeadersWith = (version: number, text: string) => ({ etag: etag(version, digestOf(text)) })

/** Longer answers have no version of their own: everybody would wait while they are read through. */
const longestDigested = 1_048_576

const digestOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)

type RecordSchema = { properties?: { success?: unknown; data?: { type?: string; properties?: object } } }

/** Whether a route answers with one record, which somebody may read again; what is open to all is left as it is. */
export function readsOneRecord({ method, schema, config }: RouteOptions): boolean {
  if (!['GET', 'HEAD'].includes(String(method)) || config?.open) return false
  const answer = (schema?.response as Record<string, RecordSchema> | undefined)?.[200]
  return answer?.properties?.success !== undefined && answer.properties.data?.type !== 'array'
}

/** Which moment of a record is that of its last change: its own rule, or updated_at where it has one. */
export function modifiedBy({ schema, config }: RouteOptions) {
  if (config?.modified) return config.modified
  const answer = (schema?.response as Record<string, RecordSchema> | undefined)?.[200]
  const fields = answer?.properties?.data?.properties ?? {}
  return 'updated_at' in fields ? (record: Record<string, unknown>) => record.updated_at : undefined
}

/** Marks every route that answers with one record, so that none has to think of its version. Before the routes. */
export function versionRecords(app: App) {
  app.addHook('onRoute', route => {
    if (readsOneRecord(route)) route.config = { ...route.config, record: { modified: modifiedBy(route) } }
  })
}

/** By its whole text, unless its handler knew a better version. */
function addVersion({ routeOptions }: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { record } = routeOptions.config
  if (!record || typeof payload !== 'string' || reply.hasHeader('etag')) return
  if (payload.length > longestDigested) return
  reply.header('etag', `"${digestOf(payload)}"`)
  const moment = record.modified?.(JSON.parse(payload).data)
  if (typeof moment === 'string' && !reply.hasHeader('last-modified'))
    reply.header('last-modified', httpDate(moment))
}

/** What is sent: 304, with nothing behind it, to somebody who has it. */
export function onlyNews(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || reply.statusCode !== 200) return payload
  addVersion(request, reply, payload)
  if (!isKnown(request.headers, reply)) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  // Of a HEAD only the length of what is left out is told, and the framework tells it.
  return request.method === 'HEAD' ? payload : null
}

function isKnown(headers: IncomingHttpHeaders, reply: FastifyReply): boolean {
  const tag = reply.getHeader('etag')
  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) {
    const known = listed(noneMatch)
    return tag !== undefined && (known.includes('*') || known.includes(String(tag)))
  }
  const since = headers['if-modified-since']
  if (since === undefined) return false
  return Date.parse(String(reply.getHeader('last-modified'))) <= Date.parse(since)
}

const listed = (tags: string) => tags.split(',').map(tag => tag.trim().replace(/^W\//, ''))

/** Refuses a change by somebody who has seen an older version than the one that is there. */
export function refuseStale(version: number, headers: ConditionalHeaders) {
  const match = headers['if-match']
  if (match !== undefined) {
    // However it was shown, it is the version that counts.
    const isKnown = (tag: string) =>
      tag === '*' || tag === etag(version) || (tag.startsWith(`"${version}-`) && tag.endsWith('"'))
    if (!match.split(',').some(tag => isKnown(tag.trim()))) throw new Failure('STALE')
    return
  }
  const since = headers['if-unmodified-since']
  if (since === undefined) return
  const moment = Date.parse(since)
  if (Number.isNaN(moment)) throw invalid('If-Unmodified-Since', 'must be an HTTP date')
  // The header counts whole seconds.
  if (Math.floor(version / 1000) * 1000 > moment) throw new Failure('STALE')
}
