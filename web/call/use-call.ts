import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { openKept } from '../device/kept.ts'
import { openStorage } from '../device/storage.ts'
import { onLeadChange } from '../frame/live.ts'
import { type Claimed, claimNext, extendClaim, findHeld, type Nothing } from './data.ts'
import type { Entered } from './effect.ts'

/** The call somebody is in: what was claimed, and what they have entered so far. It outlives a reload. */
export type Call = Claimed & Entered & { timer: Timer }
export type Timer = { seconds: number; since?: number }
type State =
  | { at: 'waiting' | 'paused' }
  | { at: 'call'; call: Call }
  | { at: 'none'; nothing: Nothing }
  | { at: 'wrong'; error: unknown }

const longestWaitMs = 3_600_000
const extendBeforeMs = 60_000
const lookEveryMs = 60_000

export const secondsOf = ({ seconds, since }: Timer, now: number) =>
  Math.floor(seconds + (since === undefined ? 0 : (now - since) / 1000))

export function useCall(person: string) {
  const [kept] = useState(() => openKept<Call>(openStorage(), person, 'call'))
  const [state, setState] = useState<State>({ at: 'waiting' })
  /** As it is; what is drawn may be a moment behind. */
  const standing = useRef<State>(state)
  const asking = useRef(false)
  const changedMeanwhile = useRef(false)

  function show(next: State) {
    standing.current = next
    setState(next)
  }

  function hold(call: Call) {
    kept.write(call)
    show({ at: 'call', call })
  }

  async function ask() {
    if (asking.current) return
    asking.current = true
    try {
      let answer: Awaited<ReturnType<typeof claimNext>>
      do {
        changedMeanwhile.current = false
        answer = await claimNext()
      } while ('nothing' in answer && changedMeanwhile.current)
      if ('claimed' in answer) hold({ ...answer.claimed, timer: { seconds: 0 } })
      else show({ at: 'none', nothing: answer.nothing })
    } catch (error) {
      show({ at: 'wrong', error })
    }
    asking.current = false
  }

  async function next() {
    show({ at: 'waiting' })
    await ask()
  }

  function lookAgain() {
    changedMeanwhile.current = true
    if (standing.current.at === 'none') void ask()
  }

  /** After a reload: the same lead, where its claim still holds. */
  async function resume(call: Call) {
    show({ at: 'call', call })
    try {
      hold({ ...call, claim: await extendClaim(call.claim.id) })
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) return
      kept.forget()
      await next()
    }
  }

  /** Whoever changes to another device goes on with the lead they hold, instead of holding two. */
  async function begin() {
    const held = await findHeld().catch(() => undefined)
    await (held ? resume({ ...held, timer: { seconds: 0 } }) : next())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const call = kept.read()
    void (call ? resume(call) : begin())
  }, [])

  useExtendedClaim(state, hold)
  useRetry(state, { next: () => void next(), lookAgain })

  return {
    state,
    next: () => void next(),
    change: (change: Partial<Call>) => state.at === 'call' && hold({ ...state.call, ...change }),
    /** The call is saved or given back: nothing of it stays here. */
    leave(pause: boolean) {
      kept.forget()
      if (pause) show({ at: 'paused' })
      else void next()
    },
  }
}

/** Whoever talks longer than the lease keeps the lead. */
function useExtendedClaim(state: State, hold: (call: Call) => void) {
  const latest = useRef(state)
  latest.current = state
  const claim = state.at === 'call' ? state.call.claim : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each claim and each end of it once
  useEffect(() => {
    if (!claim) return
    const wait = Math.max(new Date(claim.expires_at).getTime() - Date.now() - extendBeforeMs, 5_000)
    const timer = setTimeout(async () => {
      const extended = await extendClaim(claim.id).catch(() => undefined)
      const now = latest.current
      if (extended && now.at === 'call' && now.call.claim.id === claim.id)
        hold({ ...now.call, claim: extended })
    }, wait)
    return () => clearTimeout(timer)
  }, [claim?.id, claim?.expires_at])
}

/** Looks again by itself: when the service said there will be more, when a lead arrives, when the line is back. */
function useRetry(state: State, looks: { next(): void; lookAgain(): void }) {
  const latest = useRef(looks)
  latest.current = looks
  const retryAt = state.at === 'none' ? state.nothing.retry_at : undefined
  useEffect(() => {
    if (!retryAt) return
    const wait = Math.max(new Date(retryAt).getTime() - Date.now(), 1_000)
    if (wait > longestWaitMs) return
    const timer = setTimeout(() => latest.current.next(), wait)
    return () => clearTimeout(timer)
  }, [retryAt])
  // Also while the question is under way: its answer may be older than the lead.
  useEffect(
    () =>
      onLeadChange(change => {
        if (change === 'reset' || change.type === 'INSERT') latest.current.lookAgain()
      }),
    [],
  )
  // What arrives is told, but not where the line for it is missing.
  const isEmpty = state.at === 'none'
  useEffect(() => {
    if (!isEmpty) return
    const timer = setInterval(() => latest.current.lookAgain(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isEmpty])
  const isOffline = state.at === 'wrong' && state.error instanceof Refusal && state.error.status === 0
  useEffect(() => {
    if (!isOffline) return
    const again = () => latest.current.next()
    const timer = setInterval(again, 10_000)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isOffline])
}
