import { randomUUID } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController } from 'fastify'
import { analyticsRoutes } from './analytics/index.ts'
import { assessmentRoutes, assessmentSettings } from './assessments/index.ts'
import {
  auditRoutes,
  backupSetting,
  checkpointSetting,
  failedJobRoutes,
  governanceFigures,
  keepAndForgetRoutes,
  keepAndForgetSettings,
  limitRoutes,
  type Sealer,
  statusRoutes,
} from './governance/index.ts'
import { type Identity, identityRoutes, keySetRoute, supabaseAuthRoutes } from './identity/index.ts'
import { leadRoutes, leadSettings } from './leads/index.ts'
import { type Notifications, notificationRoutes } from './notifications/index.ts'
import type { AuditEvents, ReadLog } from './platform/audit.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db/index.ts'
import { Failure, notByToken, Stopping } from './platform/errors.ts'
import type { Files } from './platform/files.ts'
import { answerFailure, asFailure } from './platform/http/answer.ts'
import type { App } from './platform/http/app-types.ts'
import { clientAddress, networkOf } from './platform/http/client-address.ts'
import { onlyNews, versionRecords } from './platform/http/conditional.ts'
import { openCors } from './platform/http/cors.ts'
import { dataHeaders, strictHeaders } from './platform/http/headers.ts'
import { healthRoute } from './platform/http/health.ts'
import { jsonBodies } from './platform/http/json-body.ts'
import { openLargeBodies } from './platform/http/large-body.ts'
import {
  ignoreExpectations,
  malformedRequestHandler,
  readableUrl,
  requireHost,
  serverOptions,
} from './platform/http/malformed-request.ts'
import { methodNotAllowed } from './platform/http/method-not-allowed.ts'
import { metricsRoute } from './platform/http/metrics.ts'
import { openapi } from './platform/http/openapi.ts'
import {
  applyRateLimit,
  couldNotBeChecked,
  countForHolders,
  refuseBeyond,
  showAllowance,
} from './platform/http/rate-limit.ts'
import { compileSerializer } from './platform/http/serialization.ts'
import { settingRoutes } from './platform/http/setting-routes.ts'
import { limitSlowWork } from './platform/http/slow-work.ts'
import { encodedOnce, openUnreadAnswers } from './platform/http/unread-answers.ts'
import { closeOnUnreadBody, noteAnswered } from './platform/http/unread-body.ts'
import { routeUpgrades, shouldUpgrade } from './platform/http/upgrade.ts'
import { compileValidator } from './platform/http/validation.ts'
import { notFoundPage, webPages } from './platform/http/web.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Limits } from './platform/limits.ts'
import type { Logger } from './platform/log.ts'
import type { Mail } from './platform/mail.ts'
import type { Signal } from './platform/outbox-signal.ts'
import type { Seal } from './platform/seal.ts'
import type { Setting } from './platform/settings.ts'
import { modernTls } from './platform/tls.ts'
import type { Volume } from './platform/volume.ts'
import { type Feed, realtimeRoutes, type Sockets, webSocketRoute } from './realtime/index.ts'
import {
  cohortRoutes,
  consentRoutes,
  reportLetterRoutes,
  reportLinkRoutes,
  reportRoutes,
  resourceRoutes,
  teamRoutes,
} from './reports/index.ts'
import { webhookRoutes } from './webhooks/index.ts'

export type Parts = {
  config: Config
  db: Database
  seal: Seal
  limits: Limits
  readLog: ReadLog
  auditEvents: AuditEvents
  sealer: Sealer
  signal: Signal
  feed: Feed
  sockets: Sockets
  identity: Identity
  files: Files
  jobs: Jobs
  mail: Mail
  notifications: Notifications
  log: Logger
  volume: Volume
  /** The id of the newest master key. */
  keyId: string
  /** True from the moment the service begins to stop. */
  draining: () => boolean
}

const listenOptions = { ...serverOptions, shouldUpgradeCallback: shouldUpgrade }

/**
 * The whole life of a request, in the order it happens:
 * 1. a number and a clock; 2. who is calling; 3. limits; 4. 503 when stopping; 5. is a token needed;
 * 6. body read and checked against the route's schema; 7. the handler, in a transaction row-level security sees;
 * 8. envelope or failure; 9. headers and timings; 10. one line in the log.
 */
export async function buildApp(parts: Parts): Promise<App> {
  const { config, identity, limits } = parts
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    connectionTimeout: 60_000,
    return503OnClosing: false,
    // By then requests under way have had their time; whoever still sends would keep the service from ending.
    forceCloseConnections: true,
    rewriteUrl: readableUrl,
    clientErrorHandler: malformedRequestHandler(ip =>
      limits.anonymousSoFar(networkOf(clientAddress({ ip }))),
    ),
    routerOptions: { maxParamLength: 16_384 },
    ...(config.tls
      ? { https: { ...modernTls, cert: config.tls.cert, key: config.tls.key, ...listenOptions } }
      : { http: listenOptions }),
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as App

  const isPreflight = openCors(config.corsOrigins)
  ignoreExpectations(app.server)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  app.setErrorHandler(answerFailure)
  app.removeContentTypeParser('text/plain')
  jsonBodies(app)
  const refuseUnrouted = methodNotAllowed(app, notFoundPage)
  await openapi(app)
  versionRecords(app)
  countForHolders(app, limits)
  limitSlowWork(app, parts.db)
  const largeBodies = openLargeBodies(app, parts.db)
  const unreadAnswers = openUnreadAnswers()

  app.decorateRequest('actor')
  app.decorateRequest('address', '')
  app.decorateRequest('countedAnonymously')
  app.decorateRequest('timing')

  app.addHook('onRequest', async (request, reply) => {
    const start = performance.now()
    request.timing = { start, auth: 0, limits: 0, handler: 0 }
    request.address = clientAddress(request)
    // By the route too: the address may be spelled in many ways, /%61pi/leads being one.
    const isApi = isData(request.url) || isData(request.routeOptions.url ?? '')
    reply.headers(isApi ? dataHeaders : strictHeaders).header('x-request-id', request.id)
    if (!isApi && parts.draining()) throw new Stopping()
    if (!isApi) {
      requireHost(request.raw)
      return request.is404 ? refuseUnrouted(request, reply) : undefined
    }
    if (isPreflight(request, reply)) return reply.send()

    let authError: unknown
    const { open, least = 'user', bulk, allowance: own, countsFor, signedIn } = request.routeOptions.config
    // Health and webhooks ask nobody who they are: to know it might take the very database that does not answer.
    const header = own ? undefined : request.headers.authorization
    const bearer =
      identity.knownBearer(header) ??
      (await identity.bearerOf(header).catch(error => {
        authError = error
        return undefined
      }))
    const authenticated = performance.now()
    request.timing.auth = authenticated - start

    const network = networkOf(request.address)
    const allowance =
      own === 'health'
        ? await limits.health(network)
        : own === 'webhook'
          ? await limits.forgeriesSoFar(network)
          : bearer
            ? await limits.authenticated(bearer.id)
            : couldNotBeChecked(authError)
              ? await limits.anonymousSoFar(network)
              : await limits.anonymous(network)
    showAllowance(reply, allowance)
    // Whose it is may stand in the body; until that is read, nobody is refused.
    if (countsFor && !bearer) request.countedAnonymously = { network, allowance }
    // A message that its sender signed is taken whatever others have sent from the same address: the route tells them apart.
    else if (own !== 'webhook' && !couldNotBeChecked(authError)) refuseBeyond(reply, allowance)
    // After the limits are told, which stand on every answer.
    if (parts.draining()) throw new Stopping()
    if (authError) throw authError
    requireHost(request.raw)
    if (bulk) applyRateLimit(reply, await limits.bulk(bearer?.id ?? network))
    request.timing.limits = performance.now() - authenticated

    if (bearer) {
      const { id, sees, session, apiToken } = bearer
      const origin = { requestId: request.id, address: request.address }
      request.actor = { kind: 'person', id, sees, session, apiToken, least, origin }
      identity.seenAt(bearer, network, origin)
    }
    if (request.is404) return refuseUnrouted(request, reply)
    if (!bearer && !open) throw new Failure('UNAUTHORIZED')
    if (bearer?.apiToken && signedIn) throw notByToken()
    if (bearer?.readOnly && request.method !== 'GET' && request.method !== 'HEAD')
      throw new Failure('FORBIDDEN', 'This API token may only read.')
    await largeBodies.enter(request, reply)
  })

  app.addHook('preHandler', (request, _reply, done) => {
    request.timing.handler = performance.now()
    // What somebody wanted done is done all the same; to read for nobody would only keep others waiting.
    const isForNobody = request.raw.socket.destroyed && request.method === 'GET'
    done(isForNobody ? new Failure('UNAVAILABLE') : undefined)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    if (parts.draining()) reply.header('connection', 'close')
    closeOnUnreadBody(request, reply)
    largeBodies.leave(request)
    const { start, auth, limits: limiting, handler } = request.timing
    const now = performance.now()
    const inside = handler ? `, handler;dur=${(now - handler).toFixed(2)}` : ''
    reply.header(
      'server-timing',
      `auth;dur=${auth.toFixed(2)}, limits;dur=${limiting.toFixed(2)}${inside}, total;dur=${(now - start).toFixed(2)}`,
    )
    const news = encodedOnce(onlyNews(request, reply, payload))
    unreadAnswers.add(request, reply, news)
    done(null, news)
  })

  app.addHook('onError', (request, _reply, error, done) => {
    const { actor, routeOptions } = request
    if (actor && asFailure(error).code === 'FORBIDDEN')
      parts.auditEvents.record({
        action: 'refuse',
        actor: actor.id,
        resource: `${request.method} ${routeOptions.url}`,
        origin: actor.origin,
      })
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    noteAnswered(request.raw)
    if (request.method !== 'GET' && request.method !== 'HEAD') parts.signal.changed()
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })

  metricsRoute(app, config, governanceFigures(parts))
  keySetRoute(app, parts)
  await app.register(
    async api => {
      const scope = api as unknown as App
      healthRoute(scope, parts)
      identityRoutes(scope, parts)
      leadRoutes(scope, parts)
      analyticsRoutes(scope, parts)
      assessmentRoutes(scope, parts)
      reportRoutes(scope, parts)
      reportLinkRoutes(scope, parts)
      reportLetterRoutes(scope, parts)
      teamRoutes(scope, parts)
      consentRoutes(scope, parts)
      cohortRoutes(scope, parts)
      resourceRoutes(scope, parts)
      realtimeRoutes(scope, parts)
      notificationRoutes(scope, parts)
      webhookRoutes(scope, parts)
      auditRoutes(scope, parts)
      statusRoutes(scope, parts)
      limitRoutes(scope, parts)
      failedJobRoutes(scope, parts)
      keepAndForgetRoutes(scope, parts)
      settingRoutes(scope, parts, [
        ...leadSettings(parts),
        ...assessmentSettings,
        checkpointSetting(parts.config) as Setting,
        backupSetting(parts.config) as Setting,
        ...keepAndForgetSettings,
      ])
    },
    { prefix: '/api' },
  )
  await app.register(async auth => supabaseAuthRoutes(auth as unknown as App, parts), { prefix: '/auth/v1' })
  webSocketRoute(app, parts)
  routeUpgrades(app)
  await webPages(app)
  return app
}

/** What is no page and no file. */
const isData = (url: string) => ['/api', '/auth/v1', '/realtime/v1'].some(root => url.startsWith(root))
