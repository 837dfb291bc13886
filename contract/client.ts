import createFetchClient from 'openapi-fetch'
import type { paths } from './schema.ts'
import { openSession, type Person, type Session, type Store } from './session.ts'

export type { components, paths } from './schema.ts'
export { type Person, Refusal, type Session, type Store } from './session.ts'

/**
 * Mettle's API, typed: `client.GET('/api/leads', { params: { query: { status: 'new' } } })`. The session outlives the
 * page and its token is renewed as needed; where the service refuses to renew it, the person is signed out.
 */
export function createClient({ baseUrl: given, store }: { baseUrl: string; store?: Store }) {
  const baseUrl = given.replace(/\/+$/, '')
  const session = openSession({ baseUrl, ...(store ? { store } : {}) })
  const client = createFetchClient<paths>({ baseUrl, fetch: session.fetch })

  const enter = async (path: string, body: object): Promise<Person> =>
    session.adopt(await session.ask<Session>(path, body))

  return {
    ...client,
    person: session.person,
    signIn: (email: string, password: string) => enter('/api/auth/login', { email, password }),
    signUp: (account: { email: string; password: string; first_name?: string; last_name?: string }) =>
      enter('/api/auth/signup', account),
    signOut: session.signOut,
  }
}
