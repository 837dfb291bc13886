import type { IncomingHttpHeaders } from 'node:http'
import { Failure, invalid } from '../errors.ts'

export type ConditionalHeaders = Pick<IncomingHttpHeaders, 'if-match' | 'if-unmodified-since'>

/** A version is the moment of the last change, in milliseconds. */
export const etag = (version: number) => `"${version}"`

/** Refuses a change by somebody who has seen an older version than the one that is there. */
export function refuseStale(version: number, headers: ConditionalHeaders) {
  const match = headers['if-match']
  if (match !== undefined) {
    const known = match.split(',').map(tag => tag.trim())
    if (!known.includes('*') && !known.includes(etag(version))) throw new Failure('STALE')
    return
  }
  const since = headers['if-unmodified-since']
  if (since === undefined) return
  const moment = Date.parse(since)
  if (Number.isNaN(moment)) throw invalid('If-Unmodified-Since', 'must be an HTTP date')
  // The header counts whole seconds.
  if (Math.floor(version / 1000) * 1000 > moment) throw new Failure('STALE')
}
