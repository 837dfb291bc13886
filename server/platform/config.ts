import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import Type, { type Static } from 'typebox'
import { Errors } from 'typebox/value'

// The environment is read here and nowhere else.

const Provider = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    issuer: Type.String({ pattern: '^https?://' }),
    client_id: Type.String({ minLength: 1 }),
    client_secret: Type.Optional(Type.String()),
    label: Type.Optional(Type.String()),
    scope: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type OidcProvider = Static<typeof Provider>

export type Config = {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  redisUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  masterKeys: string | undefined
  signup: 'open' | 'invite' | 'closed'
  auth: {
    issuer: string | undefined
    jwksUrl: string | undefined
    audience: string | undefined
    jwtSecret: string | undefined
  }
  oidcProviders: OidcProvider[]
  limits: { authenticated: number; anonymous: number; bulk: number }
  trustedProxies: string[]
  tls: { cert: Buffer; key: Buffer } | undefined
  logLevel: string
  metricsToken: string | undefined
  phoneRegion: string
}

export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Mettle cannot start with these settings:\n${problems.map(p => `  - ${p}`).join('\n')}`)
    this.problems = problems
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const text = (name: string) => env[name]?.trim() || undefined

  const whole = (name: string, fallback: number, least: number, most: number) => {
    const value = text(name)
    if (value === undefined) return fallback
    const number = Number(value)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    problems.push(`${name} must be a whole number from ${least} to ${most}, not "${value}"`)
    return fallback
  }

  const oneOf = <T extends string>(name: string, fallback: T, allowed: readonly string[]) => {
    const value = text(name) ?? fallback
    if (allowed.includes(value)) return value as T
    problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
    return fallback
  }

  const url = (name: string, protocols: string[]) => {
    const value = text(name)
    if (value === undefined) return undefined
    // Only the start is looked at: PostgreSQL's addresses may leave the host out (postgres://me@/db?host=/socket).
    if (protocols.some(protocol => value.startsWith(`${protocol}//`))) return value
    // The value is not repeated: it may hold a password.
    problems.push(`${name} must be an address that starts with ${protocols.map(p => `${p}//`).join(' or ')}`)
    return undefined
  }

  const file = (name: string) => {
    const path = text(name)
    if (path === undefined) return undefined
    try {
      return readFileSync(path)
    } catch {
      problems.push(`${name}: the file ${path} cannot be read`)
      return undefined
    }
  }

  const providers = (): OidcProvider[] => {
    const value = text('OIDC_PROVIDERS')
    if (value === undefined) return []
    try {
      const list = JSON.parse(value)
      const [first] = Errors(Type.Array(Provider), list)
      if (!first) return list
      problems.push(`OIDC_PROVIDERS${first.instancePath.replaceAll('/', '.')}: ${first.message}`)
    } catch {
      problems.push('OIDC_PROVIDERS must be a JSON array of {name, issuer, client_id, client_secret}')
    }
    return []
  }

  const host = text('HOST') ?? '127.0.0.1'
  const port = whole('PORT', 3000, 0, 65535)
  const cert = file('TLS_CERT')
  const key = file('TLS_KEY')
  if (Boolean(cert) !== Boolean(key)) problems.push('TLS_CERT and TLS_KEY go together: set both or neither')
  const jwtSecret = text('AUTH_JWT_SECRET')
  if (jwtSecret !== undefined && Buffer.byteLength(jwtSecret) < 32)
    problems.push('AUTH_JWT_SECRET must be at least 32 bytes long')
  const phoneRegion = text('PHONE_REGION') ?? 'IN'
  if (!/^[A-Z]{2}$/.test(phoneRegion))
    problems.push('PHONE_REGION must be a two-letter country code such as IN')

  const config: Config = {
    host,
    port,
    publicUrl: (
      url('PUBLIC_URL', ['http:', 'https:']) ??
      `${cert ? 'https' : 'http'}://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
    ).replace(/\/+$/, ''),
    dataDir: resolve(text('METTLE_DATA') ?? './data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Mettle <mettle@localhost>',
    masterKeys: text('METTLE_KEY'),
    signup: oneOf('SIGNUP', 'open', ['open', 'invite', 'closed']),
    auth: {
      issuer: text('AUTH_ISSUER'),
      jwksUrl: url('AUTH_JWKS_URL', ['http:', 'https:']),
      audience: text('AUTH_AUDIENCE'),
      jwtSecret,
    },
    oidcProviders: providers(),
    limits: {
      authenticated: whole('RATE_LIMIT_AUTHENTICATED', 1000, 1, 1e9),
      anonymous: whole('RATE_LIMIT_ANONYMOUS', 100, 1, 1e9),
      bulk: whole('RATE_LIMIT_BULK', 10, 1, 1e9),
    },
    trustedProxies: (text('TRUSTED_PROXIES') ?? '')
      .split(',')
      .map(p => p.trim())
      .filter(Boolean),
    tls: cert && key ? { cert, key } : undefined,
    logLevel: oneOf('LOG_LEVEL', 'info', logLevels),
    metricsToken: text('METRICS_TOKEN'),
    phoneRegion,
  }
  if (config.auth.jwksUrl && !config.auth.issuer) problems.push('AUTH_JWKS_URL needs AUTH_ISSUER beside it')
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}
