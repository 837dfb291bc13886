import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import { isSupportedCountry } from 'libphonenumber-js/max'
import Type, { type Static } from 'typebox'
import { Errors } from 'typebox/value'
import isEmail from 'validator/lib/isEmail.js'
import { parseDatabaseUrl } from './db/database-url.ts'
import { parseMasterKeys } from './seal.ts'
import type { TlsFiles } from './tls.ts'

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
  limits: { authenticated: number; anonymous: number; bulk: number; health: number }
  /** Streams and WebSockets that this process holds open at once. */
  mostStreams: number
  corsOrigins: string[]
  trustedProxies: string[]
  tls: ({ cert: Buffer; key: Buffer } & TlsFiles) | undefined
  /** The port that sends readers of plain HTTP to HTTPS. */
  redirectPort: number | undefined
  logLevel: string
  metricsToken: string | undefined
  phoneRegion: string
  /** What each sender signs its messages with; who has none is not listened to. */
  webhookSecrets: Record<'stripe' | 'razorpay' | 'wordpress' | 'ghost', string | undefined>
  /** Whether what goes out may be posted to addresses of the own network. */
  allowPrivate: boolean
  /** What can be used as it is and is probably not meant. */
  warnings: string[]
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

  const integer = (name: string, fallback: number, least: number, most: number) => {
    const value = text(name)
    if (value === undefined) return fallback
    const number = Number(value)
    // In digits alone: Number also reads 0x10 and 1e3.
    if (/^\d+$/.test(value) && number >= least && number <= most) return number
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
    // PostgreSQL's addresses may leave the host out (postgres://me@/db?host=/socket), which no URL does.
    const complete = protocols.includes('postgres:') || (isAddress(value) && new URL(value).hostname !== '')
    if (complete && protocols.some(protocol => value.startsWith(`${protocol}//`))) return value
    // The value is not repeated: it may hold a password.
    problems.push(
      `${name} must be an address with a host, such as ${protocols.map(p => `${p}//host`).join(' or ')}`,
    )
    return undefined
  }

  const databaseUrl = () => {
    const value = url('DATABASE_URL', ['postgres:', 'postgresql:'])
    if (value === undefined) return undefined
    try {
      parseDatabaseUrl(value)
    } catch (error) {
      problems.push(`DATABASE_URL cannot be read: ${(error as Error).message}`)
    }
    return value
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
      const found = Errors(Type.Array(Provider), list).map(
        ({ instancePath, message }) => `${instancePath.replaceAll('/', '.')}: ${message}`,
      )
      if (found.length === 0) found.push(...providerProblems(list))
      problems.push(...found.map(problem => `OIDC_PROVIDERS${problem}`))
      if (found.length === 0) return list
    } catch {
      problems.push('OIDC_PROVIDERS must be a JSON array of {name, issuer, client_id, client_secret}')
    }
    return []
  }

  const host = text('HOST') ?? '127.0.0.1'
  const port = integer('PORT', 3000, 0, 65535)
  const cert = file('TLS_CERT')
  const key = file('TLS_KEY')
  if (Boolean(cert) !== Boolean(key)) problems.push('TLS_CERT and TLS_KEY go together: set both or neither')
  if (cert && key && !isKeyPair(cert, key))
    problems.push('TLS_CERT and TLS_KEY must be a certificate and its key in PEM form')
  const jwtSecret = text('AUTH_JWT_SECRET')
  if (jwtSecret !== undefined && Buffer.byteLength(jwtSecret) < 32)
    problems.push('AUTH_JWT_SECRET must be at least 32 bytes long')
  const masterKeys = text('METTLE_KEY')
  try {
    if (masterKeys !== undefined) parseMasterKeys(masterKeys)
  } catch (error) {
    problems.push((error as Error).message)
  }
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'])
  if (publicUrl && /[?#]/.test(publicUrl)) problems.push('PUBLIC_URL must end with its path: no ? and no #')
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map(part => part.trim())
      .filter(Boolean)
  const corsOrigins = list('CORS_ORIGINS')
  for (const origin of corsOrigins)
    if (!/^https?:/.test(origin) || !isAddress(origin) || new URL(origin).origin !== origin)
      problems.push(`CORS_ORIGINS must hold origins such as https://app.example.com, not "${origin}"`)
  const trustedProxies = list('TRUSTED_PROXIES')
  for (const proxy of trustedProxies)
    if (!isAddressRange(proxy))
      problems.push(`TRUSTED_PROXIES must hold addresses or ranges such as 10.0.0.0/8, not "${proxy}"`)
  const mailFrom = text('MAIL_FROM') ?? 'Mettle <mettle@localhost>'
  const sender = mailFrom.match(/^[^<>]*<([^<>]+)>$/)?.[1] ?? mailFrom
  if (!isEmail.default(sender, { allow_utf8_local_part: true, require_tld: false }))
    problems.push('MAIL_FROM must be an e-mail address, with or without a name: Mettle <mettle@example.com>')
  const phoneRegion = text('PHONE_REGION') ?? 'IN'
  if (!isSupportedCountry(phoneRegion))
    problems.push('PHONE_REGION must be a two-letter country code such as IN')

  const config: Config = {
    host,
    port,
    publicUrl: (publicUrl ?? `${cert ? 'https' : 'http'}://${hostInUrl(host)}:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(text('METTLE_DATA') ?? './data'),
    databaseUrl: databaseUrl(),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    masterKeys,
    signup: oneOf('SIGNUP', 'open', ['open', 'invite', 'closed']),
    auth: {
      issuer: text('AUTH_ISSUER'),
      jwksUrl: url('AUTH_JWKS_URL', ['http:', 'https:']),
      audience: text('AUTH_AUDIENCE'),
      jwtSecret,
    },
    oidcProviders: providers(),
    limits: {
      authenticated: integer('RATE_LIMIT_AUTHENTICATED', 1000, 1, 1e9),
      anonymous: integer('RATE_LIMIT_ANONYMOUS', 100, 1, 1e9),
      bulk: integer('RATE_LIMIT_BULK', 10, 1, 1e9),
      health: integer('RATE_LIMIT_HEALTH', 60, 1, 1e9),
    },
    mostStreams: integer('MAX_STREAMS', 20_000, 1, 1e6),
    corsOrigins,
    trustedProxies,
    tls:
      cert && key
        ? { cert, key, certFile: resolve(text('TLS_CERT') ?? ''), keyFile: resolve(text('TLS_KEY') ?? '') }
        : undefined,
    redirectPort:
      text('HTTP_REDIRECT_PORT') === undefined ? undefined : integer('HTTP_REDIRECT_PORT', 80, 0, 65535),
    logLevel: oneOf('LOG_LEVEL', 'info', logLevels),
    metricsToken: text('METRICS_TOKEN'),
    phoneRegion,
    webhookSecrets: {
      stripe: text('STRIPE_WEBHOOK_SECRET'),
      razorpay: text('RAZORPAY_WEBHOOK_SECRET'),
      wordpress: text('WORDPRESS_WEBHOOK_SECRET'),
      ghost: text('GHOST_WEBHOOK_SECRET'),
    },
    allowPrivate: oneOf('EVENTS_ALLOW_PRIVATE', '0' as '0' | '1', ['0', '1']) === '1',
    warnings: [],
  }
  if (!publicUrl && isEveryAddress(host))
    config.warnings.push(
      `PUBLIC_URL is not set: links in letters will begin with ${config.publicUrl}, which opens on this machine alone. Set it to the address people use.`,
    )
  if (config.redirectPort !== undefined && !config.tls)
    problems.push('HTTP_REDIRECT_PORT needs TLS_CERT and TLS_KEY: without them there is no HTTPS to send to')
  if (config.redirectPort !== undefined && publicUrl && !publicUrl.startsWith('https:'))
    problems.push('HTTP_REDIRECT_PORT needs a PUBLIC_URL that begins with https://')
  for (const [source, secret] of Object.entries(config.webhookSecrets))
    if (secret && secret.length < 16)
      config.warnings.push(
        `${source.toUpperCase()}_WEBHOOK_SECRET is short enough to be guessed: make it at least 16 characters.`,
      )
  const { issuer, jwksUrl } = config.auth
  if (jwksUrl && !issuer) problems.push('AUTH_JWKS_URL needs AUTH_ISSUER beside it')
  if (issuer && !jwksUrl && !jwtSecret && !(/^https?:/.test(issuer) && isAddress(issuer)))
    problems.push('AUTH_ISSUER must be an address, or AUTH_JWKS_URL or AUTH_JWT_SECRET must be set beside it')
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::'

/** As it stands in an address, where an IPv6 one goes into brackets. */
function hostInUrl(host: string) {
  if (isEveryAddress(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

const isAddress = (value: string) => URL.canParse(value) && !/\s/.test(value)

function isAddressRange(value: string) {
  const [address = '', bits, ...more] = value.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most))
  )
}

function isKeyPair(cert: Buffer, key: Buffer) {
  try {
    createSecureContext({ cert, key })
    return true
  } catch {
    return false
  }
}

const providerProblems = (providers: OidcProvider[]) =>
  providers.flatMap(({ name, issuer }, i) => [
    ...(isAddress(issuer) ? [] : [`.${i}.issuer: must be an address`]),
    ...(providers.findIndex(other => other.name === name) < i ? [`.${i}.name: is there twice`] : []),
  ])
