import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'
import { type SubscribeOptions, type Subscription, subscribeToLeads } from './leads.ts'
import type { paths } from './schema.ts'
import { openSession, type Person, Refusal, type Session, type Store } from './session.ts'
import { type Token, withToken } from './token.ts'
import { type WatchOptions, watchLeads } from './watch-leads.ts'

export {
  applyChange,
  type FeedState,
  type Lead,
  type LeadChange,
  type Notification,
  type SubscribeOptions,
  type Subscription,
} from './leads.ts'
export type { components, operations, paths } from './schema.ts'
export { type Person, Refusal, type Session, type Store } from './session.ts'
export type { Token } from './token.ts'
export type { WatchOptions } from './watch-leads.ts'

/**
 * Mettle's API, typed: `client.GET('/api/leads', { params: { query: { status: 'new' } } })`. With a token, requests carry
 * that. Without one there is a session: it outlives the page, its token is renewed as needed, and where the service
 * refuses to renew it, the person is signed out.
 */
export function createClient(options: { baseUrl: string; token: Token }): Client
export function createClient(options: { baseUrl: string; store?: Store }): SessionClient
export function createClient({
  baseUrl: given,
  token,
  store,
}: {
  baseUrl: string
  token?: Token
  store?: Store
}): Client | SessionClient {
  const baseUrl = given.replace(/\/+$/, '')
  return token === undefined ? sessionClient(baseUrl, store) : client({ baseUrl, fetch: withToken(token) })
}

export type Client = FetchClient<paths> & {
  leads: {
    /** Changes of leads as they happen. */
    subscribe(options: SubscribeOptions): Subscription
    /** The newest leads as a list that is kept up to date: 100 to begin with, at most 1,000. */
    watch(options: WatchOptions & { limit?: number }): Subscription
  }
}
export type SessionClient = Client & {
  person(): Promise<Person | undefined>
  signIn(email: string, password: string): Promise<Person>
  signUp(account: {
    email: string
    password: string
    first_name?: string
    last_name?: string
  }): Promise<Person>
  signOut(): Promise<void>
}

function client(api: { baseUrl: string; fetch: (request: Request) => Promise<Response> }): Client {
  const requests = createFetchClient<paths>(api)
  const subscribe = (options: SubscribeOptions) => subscribeToLeads(api, options)
  const readLeads = async (limit: number) => {
    const { data, error, response } = await requests.GET('/api/leads', { params: { query: { limit } } })
    if (error) throw new Refusal(response.status, error.error)
    return data.data
  }
  return {
    ...requests,
    leads: {
      subscribe,
      watch: ({ limit = 100, ...options }) => watchLeads(subscribe, () => readLeads(limit), options),
    },
  }
}

function sessionClient(baseUrl: string, store: Store | undefined): SessionClient {
  const session = openSession({ baseUrl, ...(store ? { store } : {}) })
  const enter = async (path: string, body: object): Promise<Person> =>
    session.adopt(await session.ask<Session>(path, body))
  return {
    ...client({ baseUrl, fetch: session.fetch }),
    person: session.person,
    signIn: (email, password) => enter('/api/auth/login', { email, password }),
    signUp: account => enter('/api/auth/signup', account),
    signOut: session.signOut,
  }
}
