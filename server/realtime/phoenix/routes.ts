import Type from 'typebox'
import { WebSocketServer } from 'ws'
import type { Config } from '../../platform/config.ts'
import { Failure, invalid } from '../../platform/errors.ts'
import type { App } from '../../platform/http/app-types.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { OneOf } from '../../platform/http/schemas.ts'
import { takeUpgrade } from '../../platform/http/upgrade.ts'
import { versions } from './messages.ts'
import type { Sockets } from './sockets.ts'

/** Far more than a join or a token takes. */
const maxPayload = 65_536

/** The change feed for an unmodified supabase-js client. Who it is for is said by the token in each join. */
export function webSocketRoute(app: App, { config, sockets }: { config: Config; sockets: Sockets }) {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
  })
  const isKnownOrigin = originCheck(config)

  app.get(
    '/realtime/v1/websocket',
    {
      config: { open: true },
      schema: { hide: true, querystring: Type.Object({ vsn: Type.Optional(OneOf(versions)) }) },
    },
    async (request, reply) => {
      const { origin, host, upgrade } = request.headers
      if (upgrade?.toLowerCase() !== 'websocket')
        throw invalid('Upgrade', 'must be websocket: this address speaks nothing else')
      if (!isKnownOrigin(origin, host))
        throw new Failure('FORBIDDEN', 'Pages of this origin may not connect: CORS_ORIGINS does not name it.')
      const network = networkOf(request.address)
      sockets.assertRoom(network)
      const connection = takeUpgrade(request.raw)
      if (!connection) throw invalid('Connection', 'must be upgrade')
      reply.hijack()
      server.handleUpgrade(request.raw, connection.socket as never, connection.head, socket =>
        sockets.open(socket, {
          version: request.query.vsn ?? '1.0.0',
          network,
          origin: {
            requestId: request.id,
            address: request.address,
            userAgent: request.headers['user-agent']?.slice(0, 400),
          },
        }),
      )
    },
  )
}

/** Browsers do not ask beforehand whether a page may open a WebSocket, so the rule of CORS is kept here. */
function originCheck({ corsOrigins, publicUrl }: Config) {
  const known = new Set([...corsOrigins, new URL(publicUrl).origin])
  return (origin: string | undefined, host: string | undefined) =>
    origin === undefined || known.has(origin) || (URL.canParse(origin) && new URL(origin).host === host)
}
