// Generated from contract/session.ts by npm run gen.
// Who is signed in, kept between visits and renewed in time. Imports nothing, so that a page can load it as it is:
// web/public/session.js is this file without its types.
/** The service said no, and why; status 0 when it could not be reached. */
export class Refusal extends Error {
  status
  code
  details
  constructor(status, problem) {
    super(problem.message)
    this.status = status
    this.code = problem.code
    this.details = problem.details
  }
}
const key = 'mettle.session'
// Renewed this long before it ends, so that no call sets out with a token that dies on the way.
const marginSeconds = 30
const refusals = [400, 401, 403]
export function openSession({ baseUrl = '', store = defaultStore() } = {}) {
  let renewing
  const read = async () => {
    try {
      return JSON.parse((await store.get(key)) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }
  /** What another tab has just written may take a moment to be seen here. */
  const readSettled = async stale => {
    let current = await read()
    const tries = 'document' in globalThis ? 6 : 0
    for (let n = 0; n < tries && current?.access_token === stale.access_token; n++) {
      await new Promise(resolve => setTimeout(resolve, 25))
      current = await read()
    }
    return current
  }
  // By this machine's own clock: the service's may differ.
  const keep = async session => {
    const kept = { ...session, renew_at: Date.now() + (session.expires_in - marginSeconds) * 1000 }
    await store.set(key, JSON.stringify(kept))
    return kept
  }
  /** Calls that find the same token stale share one renewal; other tabs wait at the lock and find it done. */
  const renew = stale => {
    renewing ??= alone(`${key} ${baseUrl}`, async () => {
      const current = await readSettled(stale)
      if (!current || current.access_token !== stale.access_token) return current
      // With the token that still holds, renewals count for the person and not for the address a whole office shares.
      const answer = await post(
        '/api/auth/refresh',
        { refresh_token: current.refresh_token },
        current.access_token,
      )
      const renewed = answer.ok ? (await answer.json()).data : undefined
      // Somebody may have signed out meanwhile, or in as somebody else.
      const now = await read()
      if (now?.refresh_token !== current.refresh_token) return now
      if (renewed) return keep(renewed)
      // Any other answer is not the service's last word, and may not be the service's at all.
      if (!refusals.includes(answer.status)) return current
      await store.remove(key)
      return undefined
    }).finally(() => {
      renewing = undefined
    })
    return renewing
  }
  const usable = async () => {
    const kept = await read()
    return kept && kept.renew_at <= Date.now() ? renew(kept) : kept
  }
  const post = (path, body, token) =>
    fetch(baseUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  /** Sends a body, gives back the answer's data, and throws what the service objects to. */
  const ask = async (path, body) => {
    const answer = await post(path, body).catch(() => {
      throw new Refusal(0, { code: 'UNREACHABLE', message: 'The service cannot be reached.' })
    })
    const said = await answer.json().catch(() => undefined)
    if (answer.ok && said?.success) return said.data
    throw new Refusal(
      answer.status,
      said?.error ?? { code: 'INTERNAL_ERROR', message: `The service answered ${answer.status}.` },
    )
  }
  return {
    ask,
    /** The person signed in, as last heard. */
    person: async () => (await read())?.user,
    /** fetch, with the token; when the token is refused all the same, once more with a new one. */
    async fetch(request) {
      const kept = await usable()
      if (!kept) return fetch(request)
      const again = request.clone()
      request.headers.set('authorization', `Bearer ${kept.access_token}`)
      const answer = await fetch(request)
      // Some operations answer a refused token with a status of their own; this header they all send.
      if (!answer.headers.has('www-authenticate')) return answer
      const renewed = await renew(kept)
      if (!renewed || renewed.access_token === kept.access_token) return answer
      again.headers.set('authorization', `Bearer ${renewed.access_token}`)
      return fetch(again)
    },
    /** Takes over a session that an answer brought: sign-in, set-up, an accepted invitation. */
    adopt: async session => (await keep(session)).user,
    /** Ends the session here, and at the service as soon as that can be reached. */
    async signOut() {
      const kept = await usable().catch(read)
      await store.remove(key)
      if (kept)
        await post('/api/auth/logout', { refresh_token: kept.refresh_token }, kept.access_token).catch(
          () => {},
        )
    },
  }
}
/** One at a time over all tabs where the browser can do that, in this page otherwise. */
function alone(name, work) {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(name, work) : work()
}
function defaultStore() {
  const kept = 'document' in globalThis ? webStorage() : undefined
  if (kept)
    return {
      get: k => kept.getItem(k),
      set: (k, v) => kept.setItem(k, v),
      remove: k => kept.removeItem(k),
    }
  const memory = new Map()
  return {
    get: k => memory.get(k) ?? null,
    set: (k, v) => void memory.set(k, v),
    remove: k => void memory.delete(k),
  }
}
// A browser may forbid storage; then the session lasts as long as the page.
function webStorage() {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
