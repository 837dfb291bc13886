import { useEffect, useSyncExternalStore } from 'react'
import type { FeedState, LeadChange, SubscribeOptions } from '../../contract/client.ts'
import { client } from '../api/client.ts'

export type LiveState = FeedState['state']
type Notification = Parameters<NonNullable<SubscribeOptions['onNotification']>>[0]
type LiveMessage = {
  state?: LiveState
  change?: LeadChange
  notification?: Notification
  reset?: true
  last?: string | undefined
  ask?: true
}

// A browser opens six connections to one place, whatever number of tabs: so one tab listens and tells the others.
const tabs = new BroadcastChannel('mettle.live')
const stateListeners = new Set<() => void>()
const changeListeners = new Set<(change: LeadChange | 'reset') => void>()
const notificationListeners = new Set<(notification: Notification) => void>()
let state: LiveState = 'connecting'
let last: string | undefined
let isLeader = false

function hear({ state: next, change, notification, reset, last: place }: LiveMessage) {
  if (place !== undefined) last = place
  if (notification) for (const listener of notificationListeners) listener(notification)
  if (change || reset) for (const listener of changeListeners) listener(change ?? 'reset')
  if (!next || next === state) return
  state = next
  for (const listener of stateListeners) listener()
}

const broadcast = (message: LiveMessage) => {
  hear(message)
  tabs.postMessage(message)
}

tabs.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
  if (!data.ask) hear(data)
  else if (isLeader) tabs.postMessage({ state, last })
}

function listen(ended: AbortSignal): Promise<void> {
  isLeader = true
  return new Promise<void>(resolve => {
    const subscription = client.leads.subscribe({
      signal: ended,
      // Where the tab that listened before has left off.
      ...(last === undefined ? {} : { lastEventId: last }),
      onChange: change => broadcast({ change, last: subscription.lastEventId }),
      onNotification: notification => broadcast({ notification, last: subscription.lastEventId }),
      onReset: () => broadcast({ reset: true }),
      onState: ({ state: next }) => {
        broadcast({ state: next })
        if (next === 'closed') resolve()
      },
    })
  }).finally(() => {
    isLeader = false
  })
}

/** Listens as long as the frame is there. */
export function useLiveConnection() {
  useEffect(() => {
    const ended = new AbortController()
    tabs.postMessage({ ask: true })
    const listening = navigator.locks
      ? navigator.locks.request('mettle.live', { signal: ended.signal }, () => listen(ended.signal))
      : listen(ended.signal)
    listening.catch(() => {})
    return () => ended.abort()
  }, [])
}

/** Changes of leads that this person may see; 'reset' when something was missed and lists must be read anew. */
export function onLeadChange(listener: (change: LeadChange | 'reset') => void) {
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}

/** What concerns this person, as it happens. */
export function onNotification(listener: (notification: Notification) => void) {
  notificationListeners.add(listener)
  return () => void notificationListeners.delete(listener)
}

const subscribe = (listener: () => void) => {
  stateListeners.add(listener)
  return () => void stateListeners.delete(listener)
}
export const useLiveState = () => useSyncExternalStore(subscribe, () => state)
