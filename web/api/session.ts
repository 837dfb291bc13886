import { useSyncExternalStore } from 'react'
import type { operations } from '../../contract/schema.ts'
import { forgetWork } from '../device/forget-work.ts'
import { openStorage } from '../device/storage.ts'
import { type Problem, Refusal, refusalOf, unreachable } from './refusal.ts'

export type Person = operations['getAuthMe']['responses'][200]['content']['application/json']['data']
type Granted = { access_token: string; expires_in: number; user: Person }
type Held = { token: string; renewAt: number; person: Person }
/** unreached: at the start of the page the service was not there to ask, or would not say. lapsed: the session ended while somebody worked; the cover asks for the password, and requests wait for it. */
export type SessionState =
  | { stage: 'starting' | 'out' }
  | { stage: 'unreached'; error: unknown }
  | { stage: 'in' | 'lapsed'; person: Person }

// The refresh token is in a cookie that no script reads. This is no secret: it says that asking for a session is worth it.
const hint = 'mettle.signed-in'
// Not in the address, where anybody could write it.
const erasedHint = 'mettle.erased'
const marginMs = 30_000
const storage = openStorage()
const tabStorage = openStorage('sessionStorage')
const tabs = new BroadcastChannel('mettle.session')

let held: Held | undefined
let state: SessionState = { stage: 'starting' }
let renewing: Promise<boolean> | undefined
let isErasing = false
const listeners = new Set<() => void>()
let whenBack: (() => void)[] = []

function become(next: SessionState) {
  state = next
  if (next.stage === 'in') {
    for (const goOn of whenBack) goOn()
    whenBack = []
  }
  for (const listener of listeners) listener()
}

function hold({ access_token, expires_in, user }: Granted, tell = true) {
  const changedPerson = held && held.person.id !== user.id
  held = { token: access_token, renewAt: Date.now() + expires_in * 1000 - marginMs, person: user }
  storage.setItem(hint, '1')
  if (tell) tabs.postMessage({ granted: { access_token, expires_in, user } })
  // Somebody else signed in in another tab: nothing of the first person may stay on this page.
  if (changedPerson) location.assign('/')
  become({ stage: 'in', person: user })
}

function forget() {
  storage.removeItem(hint)
  if ('person' in state) forgetWork(storage, state.person.id)
}

/** This tab and all others. */
function leave() {
  tabs.postMessage({ signedOut: true })
  location.assign('/sign-in')
}

function end(stage: 'out' | 'lapsed') {
  if (stage === 'lapsed' && isErasing) {
    tabStorage.setItem(erasedHint, '1')
    forget()
    return leave()
  }
  storage.removeItem(hint)
  const person = held?.person
  held = undefined
  become(stage === 'lapsed' && person ? { stage, person } : { stage: 'out' })
}

tabs.onmessage = ({ data }: MessageEvent<{ granted?: Granted; signedOut?: true }>) => {
  if (data.granted && state.stage !== 'starting') hold(data.granted, false)
  if (data.signedOut) location.assign('/sign-in')
}

/** Sends a body without a token, gives back the answer's data, and throws what the service objects to. */
export async function ask<T>(path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  }).catch(() => {
    throw unreachable()
  })
  const said = (await response.json().catch(() => undefined)) as { data: T; error?: Problem } | undefined
  if (response.ok && said) return said.data
  throw refusalOf(response, said?.error)
}

/** One renewal for all tabs: who comes second finds at the lock that another tab has told the new token. */
function renew(stale: string | undefined): Promise<boolean> {
  renewing ??= alone('mettle.session', async waited => {
    if (waited) await heardFromOtherTab(stale)
    if (held && held.token !== stale) return true
    // With the token that still holds, a renewal counts for the person and not for the address a whole office shares.
    hold(await ask<Granted>('/api/auth/refresh', { cookie: true }, stale))
    return true
  })
    .catch(error => {
      if (!(error instanceof Refusal) || ![400, 401, 403].includes(error.status)) throw error
      return false
    })
    .finally(() => {
      renewing = undefined
    })
  return renewing
}

/** What another tab has just told may take a moment to arrive. */
async function heardFromOtherTab(stale: string | undefined) {
  for (let n = 0; n < 6 && held?.token === stale; n++) await new Promise(resolve => setTimeout(resolve, 25))
}

async function alone<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  if (!navigator.locks) return work(false)
  const taken = await navigator.locks.request(name, { ifAvailable: true }, async lock =>
    lock ? { done: await work(false) } : undefined,
  )
  return taken ? taken.done : navigator.locks.request(name, () => work(true))
}

/** At the start of the page: the session of the cookie, or the one a provider's code is worth. */
async function start() {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (code) {
    history.replaceState(null, '', location.pathname)
    return ask<Granted>('/api/auth/exchange', { code, cookie: true }).then(hold, () =>
      location.replace('/sign-in#error=UNAUTHORIZED'),
    )
  }
  if (!storage.getItem(hint)) return end('out')
  try {
    if (!(await renew(undefined))) end('out')
  } catch (error) {
    become({ stage: 'unreached', error })
    window.addEventListener('online', () => void start(), { once: true })
  }
}

/** A token that still holds. Where the session has ended it waits for the person to sign in again, over the page. */
async function token(refused?: string): Promise<string> {
  if (state.stage === 'out') throw new Refusal(401, { code: 'UNAUTHORIZED', message: 'Nobody is signed in.' })
  if (held && held.token !== refused && held.renewAt > Date.now()) return held.token
  if (state.stage !== 'lapsed' && (await renew(held?.token)) && held) return held.token
  if (state.stage !== 'lapsed') end('lapsed')
  await new Promise<void>(resolve => whenBack.push(resolve))
  return token()
}

const enter = async (path: string, body: object) => hold(await ask<Granted>(path, { ...body, cookie: true }))

export const session = {
  start,
  token,
  state: () => state,
  signIn: (email: string, password: string) => enter('/api/auth/login', { email, password }),
  signUp: (account: { email: string; password: string; first_name?: string; last_name?: string }) =>
    enter('/api/auth/signup', account),
  renamed(person: Person) {
    if (held) held.person = person
    if ('person' in state) become({ ...state, person })
  },
  /** Ends the session here and in every tab; the service hears of it as soon as it can be reached. */
  async signOut() {
    const last = held?.token
    forget()
    await ask('/api/auth/logout', { cookie: true }, last).catch(() => {})
    leave()
  },
  /** The session ends with the account: nobody is asked for the password of one that is gone. */
  endsWithAccount() {
    isErasing = true
  },
  /** Whether the account of whoever was here was erased; told once. */
  wasErased() {
    const was = tabStorage.getItem(erasedHint) !== null
    tabStorage.removeItem(erasedHint)
    return was
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useSession = () => useSyncExternalStore(subscribe, session.state)

/** For pages inside the frame, which is there only for somebody. */
export function usePerson(): Person {
  const now = useSession()
  if (now.stage !== 'in' && now.stage !== 'lapsed') throw new Error('Nobody is signed in.')
  return now.person
}
