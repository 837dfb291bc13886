import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

const strict = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}

/** Helmet's headers are the same for every answer, so they are worked out once and not at each request. */
function collect(directives: Record<string, string[]>): Record<string, string> {
  const headers: Record<string, string> = {}
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: true,
  })
  apply({} as IncomingMessage, collector as unknown as ServerResponse, error => {
    if (error) throw error
  })
  return headers
}

/** On every answer. */
export const strictHeaders = collect(strict)

/** For the reference page alone, which may also write styles. */
export const relaxedHeaders = collect({ ...strict, styleSrc: ["'self'", "'unsafe-inline'"] })
