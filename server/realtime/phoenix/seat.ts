import { Failure } from '../../platform/errors.ts'
import type { Bearer } from '../../platform/http/app-types.ts'
import type { Subscriber } from '../feed.ts'
import type { Event } from '../frames.ts'
import { admit, externalMs } from '../listeners.ts'
import type { Listener } from '../queries.ts'
import type { Channels } from './bindings.ts'
import type { Peer, SocketContext } from './socket-parts.ts'

type Line = {
  channels: Channels
  /** The first time that it is known whose connection it is. */
  onKnown(): void
  pushChange(event: Event): void
  dropChannels(event: 'phx_error' | 'phx_close', message: string): void
  close(code: number, reason: string): void
}

/** Whose a connection is, by the last token that came over it, and their place in the feed. */
export function openSeat({ db, feed, identity, limits, quotas }: SocketContext, peer: Peer, line: Line) {
  let token: unknown
  let subscriber: Subscriber | undefined
  let expiry: NodeJS.Timeout | undefined
  let known = false

  async function bearerOf(given: unknown): Promise<Bearer> {
    const bearer = typeof given === 'string' ? await identity.bearerOf(`Bearer ${given}`) : undefined
    if (!bearer) {
      const { allowed } = await limits.anonymous(peer.network)
      if (!allowed) line.close(1008, 'Too many tokens that do not hold.')
      throw new Failure('UNAUTHORIZED')
    }
    // Opening the connection was counted against its address, as long as nobody knew whose it is.
    if (!known) {
      await limits.giveBackAnonymous(peer.network)
      known = true
      line.onKnown()
    }
    if (!(await limits.authenticated(bearer.id)).allowed) throw new Failure('RATE_LIMITED')
    identity.seenAt(bearer, peer.network, peer.origin)
    return bearer
  }

  async function sit(listener: Listener & Pick<Subscriber, 'sees'>) {
    if (subscriber?.person === listener.person) {
      const { session, apiToken } = listener
      Object.assign(subscriber, { session, apiToken })
      return
    }
    feed.assertRoom(listener.person)
    quotas.take(listener.person, line.channels)
    leave()
    const own: Subscriber = {
      ...listener,
      position: undefined,
      waiting: [],
      send: line.pushChange,
      // There is no word for it in this protocol; a client that had to join again reads its list anew.
      reset: () => line.dropChannels('phx_error', 'Something was missed: read the list anew.'),
      heartbeat: () => {},
      end: why => {
        if (subscriber !== own) return
        if (why === 'interrupted') return line.close(1013, 'Come back in a moment.')
        line.dropChannels('phx_close', 'The session has ended.')
        // Not a failure to a client: it stays away until it is told to connect.
        line.close(1000, 'The session has ended.')
      },
    }
    subscriber = own
    await feed.join(own, undefined)
    // Sent away again meanwhile.
    if (subscriber !== own) throw new Failure('UNAVAILABLE')
  }

  function leave() {
    clearTimeout(expiry)
    const own = subscriber
    token = undefined
    subscriber = undefined
    if (!own) return
    quotas.release(own.person, line.channels)
    feed.leave(own)
  }

  return {
    wasKnown: () => known,
    leave,

    /** Whose it is by a token as it came over the line. Throws where it does not hold. */
    async take(given: unknown): Promise<string> {
      if (subscriber && given === token) return subscriber.person
      const bearer = await bearerOf(given)
      const { id: person, session, apiToken } = bearer
      const listener = await admit(db, { person, session, apiToken })
      if (!listener) throw new Failure('UNAUTHORIZED', 'The session has ended. Sign in again.')
      await sit(listener)
      token = given
      clearTimeout(expiry)
      const ms = lifetimeOf(bearer)
      if (ms !== undefined)
        expiry = setTimeout(() => line.dropChannels('phx_error', 'The access token has expired.'), ms)
      return person
    },
  }
}

/** Of an access token; how long an API token holds is looked up with every change. */
function lifetimeOf({ session, apiToken, expiresAt }: Bearer): number | undefined {
  if (apiToken !== undefined || expiresAt === undefined) return undefined
  const left = Math.max(0, expiresAt - Date.now())
  return session === undefined ? Math.min(left, externalMs) : left
}
