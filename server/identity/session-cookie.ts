import type { Config } from '../platform/config.ts'
import { Failure } from '../platform/errors.ts'
import { makeCookie, readCookie } from '../platform/http/cookies.ts'
import type { Tokens } from './schemas.ts'
import { idleSeconds } from './sessions.ts'

type Request = {
  body: unknown
  headers: Record<string, string | string[] | undefined> & { cookie?: string | undefined }
  protocol: string
  host: string
}
type Reply = { header(name: string, value: string): unknown }

const cookieName = 'mettle_session'
const wantsCookie = ({ body }: Request) => (body as { cookie?: unknown } | undefined)?.cookie === true

/**
 * The refresh token of a page of our own, where no script can read it. It goes out only with what is asked of /api/auth,
 * and counts only for pages of this very site. docs/adr/id-07 has the reasons.
 */
export function openSessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const ownOrigin = new URL(publicUrl).origin
  const secure = ownOrigin.startsWith('https:')
  const set = (reply: Reply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      makeCookie(cookieName, value, { path: '/api/auth', seconds, sameSite: 'Strict', secure }),
    )

  /** Browsers say it, and no script can make them say otherwise; where they say nothing, nobody is believed. */
  function isOwnPage({ headers, protocol, host }: Request) {
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin'
    return headers.origin === ownOrigin || headers.origin === `${protocol}://${host}`
  }

  return {
    /** Before anything is done for a request that wants to use the cookie. */
    async guard(request: Request) {
      if (wantsCookie(request) && !isOwnPage(request))
        throw new Failure(
          'FORBIDDEN',
          'The cookie is for pages of this site. Leave cookie out, and keep the refresh_token of the answer.',
        )
    },

    tokenIn: (request: Request) =>
      wantsCookie(request) && isOwnPage(request) ? readCookie(request.headers, cookieName) : undefined,

    /** What a sign-in or renewal answers: the refresh token goes into the cookie where that was asked for. */
    answer(request: Request, reply: Reply, tokens: Tokens) {
      if (!wantsCookie(request)) return tokens
      const { refresh_token, ...shown } = tokens
      set(reply, refresh_token, idleSeconds)
      return shown
    },

    clear: (reply: Reply) => set(reply, '', 0),
  }
}
