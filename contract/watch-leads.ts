import {
  applyChange,
  type FeedState,
  type Lead,
  type LeadChange,
  type Notification,
  type SubscribeOptions,
  type Subscription,
} from './leads.ts'

const readAgainMs = 2_000

export type WatchOptions = {
  /** The list as it is now, newest first; called whenever that changes. */
  onList(list: Lead[]): void
  onNotification?(notification: Notification): void
  onState?(state: FeedState): void
  signal?: AbortSignal
}

/**
 * The list of leads, kept up to date: read once the subscription stands, so that nothing falls between the two, and read
 * anew when the service says so. What changes while it is read waits its turn.
 */
export function watchLeads(
  subscribe: (options: SubscribeOptions) => Subscription,
  read: () => Promise<Lead[]>,
  { onList, onNotification, onState, signal }: WatchOptions,
): Subscription {
  let list: Lead[] | undefined
  let waiting: LeadChange[] = []
  let readings = 0
  let isOver = false

  async function readAnew() {
    const mine = ++readings
    list = undefined
    const found = await read()
    if (mine !== readings || isOver) return
    list = waiting.reduce(applyChange, found)
    waiting = []
    onList(list)
  }

  const begin = () => {
    if (isOver) return
    readAnew().catch(error => {
      if (!isOver) onState?.({ state: 'waiting', retryInMs: readAgainMs, error })
      setTimeout(begin, readAgainMs)
    })
  }

  return subscribe({
    ...(signal ? { signal } : {}),
    ...(onNotification ? { onNotification } : {}),
    onChange(change) {
      if (!list) return void waiting.push(change)
      list = applyChange(list, change)
      onList(list)
    },
    onReset: begin,
    onState(state) {
      isOver = state.state === 'closed'
      if (state.state === 'open' && readings === 0) begin()
      onState?.(state)
    },
  })
}
