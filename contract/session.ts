// Who is signed in, kept between visits and renewed in time.

export type Person = {
  id: string
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  role?: string
}
export type Session = { access_token: string; refresh_token: string; expires_in: number; user: Person }
type Kept = Session & { renew_at: number }
type Said<T> = { success?: boolean; data: T; error?: Problem }

/** Where the session is kept. localStorage in browsers, memory elsewhere, unless given. */
export type Store = {
  get(key: string): string | null | Promise<string | null>
  set(key: string, value: string): void | Promise<void>
  remove(key: string): void | Promise<void>
}

export type Problem = { code: string; message: string; details?: { field?: string; message?: string } }

/** The service said no, and why; status 0 when it could not be reached. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly details: Problem['details']
  constructor(status: number, problem: Problem) {
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

export function openSession({
  baseUrl = '',
  store = defaultStore(),
}: {
  baseUrl?: string
  store?: Store
} = {}) {
  let renewing: Promise<Kept | undefined> | undefined

  const read = async (): Promise<Kept | undefined> => {
    try {
      return JSON.parse((await store.get(key)) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  }

  /** What another tab has just written may take a moment to be seen here. */
  const readSettled = async (stale: Kept) => {
    let current = await read()
    const tries = 'document' in globalThis ? 6 : 0
    for (let n = 0; n < tries && current?.access_token === stale.access_token; n++) {
      await new Promise(resolve => setTimeout(resolve, 25))
      current = await read()
    }
    return current
  }

  // By this machine's own clock: the service's may differ.
  const keep = async (session: Session): Promise<Kept> => {
    const kept = { ...session, renew_at: Date.now() + (session.expires_in - marginSeconds) * 1000 }
    await store.set(key, JSON.stringify(kept))
    return kept
  }

  /** Calls that find the same token stale share one renewal; other tabs wait at the lock and find it done. */
  const renew = (stale: Kept) => {
    renewing ??= alone(`${key} ${baseUrl}`, async () => {
      const current = await readSettled(stale)
      if (!current || current.access_token !== stale.access_token) return current
      // With the token that still holds, renewals count for the person and not for the address a whole office shares.
      const answer = await post(
        '/api/auth/refresh',
        { refresh_token: current.refresh_token },
        current.access_token,
      )
      const renewed = answer.ok ? ((await answer.json()) as Said<Session>).data : undefined
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

  const post = (path: string, body: object, token?: string) =>
    fetch(baseUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })

  /** Sends a body, gives back the answer's data, and throws what the service objects to. */
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await post(path, body).catch(() => {
      throw new Refusal(0, { code: 'UNREACHABLE', message: 'The service cannot be reached.' })
    })
    const said = (await answer.json().catch(() => undefined)) as Said<T> | undefined
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
    async fetch(request: Request): Promise<Response> {
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
    adopt: async (session: Session): Promise<Person> => (await keep(session)).user,

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
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(name, work) : work()
}

type WebStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

function defaultStore(): Store {
  const kept = 'document' in globalThis ? webStorage() : undefined
  if (kept)
    return {
      get: k => kept.getItem(k),
      set: (k, v) => kept.setItem(k, v),
      remove: k => kept.removeItem(k),
    }
  const memory = new Map<string, string>()
  return {
    get: k => memory.get(k) ?? null,
    set: (k, v) => void memory.set(k, v),
    remove: k => void memory.delete(k),
  }
}

// A browser may forbid storage; then the session lasts as long as the page.
function webStorage() {
  try {
    return (globalThis as { localStorage?: WebStorage }).localStorage
  } catch {
    return undefined
  }
}
