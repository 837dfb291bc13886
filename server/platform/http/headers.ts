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

/** On every page and file. */
export const strictHeaders = collect(strict)

const forData = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
]

/** On answers of the API: those that mean something for data, which is most of what is sent. Nobody keeps people's data. */
export const dataHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  ...Object.fromEntries(forData.map(name => [name, strictHeaders[name] as string])),
}

/** For the reference page alone, which may also write styles. */
export const relaxedHeaders = collect({ ...strict, styleSrc: ["'self'", "'unsafe-inline'"] })
