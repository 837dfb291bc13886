import { Client } from './db/client.ts'
import type { ConnectionConfig } from './db/places.ts'

const channel = 'mettle_changes'
/** At most twenty a second: a NOTIFY takes a lock that all who commit one share. */
const quietMs = 50
const reconnectMs = 1_000

export type Signal = ReturnType<typeof openSignal>

/**
 * Tells all instances that something may have changed, after it was committed and never inside the transaction. It only
 * makes readers faster: behind a pooler that passes no notifications on they find everything at their next look.
 */
export function openSignal(connection: ConnectionConfig, onTrouble: (error: unknown) => void) {
  const listeners = new Set<() => void>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let reconnecting: NodeJS.Timeout | undefined
  let closed = false
  let telling = false
  let again = false

  const heard = () => {
    for (const listener of listeners) listener()
  }
  const connect = async () => {
    const opened = new Client({ ...connection, application_name: 'mettle changes' })
    const lost = () => {
      opened.removeAllListeners('end')
      if (client === opened) client = undefined
      if (!closed) reconnecting ??= setTimeout(retry, reconnectMs).unref()
    }
    opened.on('error', lost)
    opened.once('end', lost)
    // One's own came here before it went out.
    opened.on('notification', ({ processId }) => {
      if (processId !== (opened as unknown as { processID: number }).processID) heard()
    })
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
    } catch (error) {
      onTrouble(error)
      opened.end().catch(() => {})
      return lost()
    }
    if (closed) return opened.end().catch(() => {})
    client = opened
    // Whatever was told meanwhile was not heard.
    heard()
  }
  const retry = () => {
    reconnecting = undefined
    void connect()
  }
  const tell = async (sender: Client) => {
    telling = true
    try {
      do {
        again = false
        await sender.query(`notify ${channel}`)
      } while (again && !closed)
    } catch (error) {
      // Whoever stops cuts off what it was about to tell: the others look within a second.
      if (!closed) onTrouble(error)
      sender.end().catch(() => {})
    } finally {
      telling = false
    }
  }
  const send = () => {
    timer = undefined
    // One's own are told without a round trip, and where notifications do not come through.
    heard()
    // A server that is slow to pass one on gets one more for all that came meanwhile.
    if (telling) again = true
    else if (client) void tell(client)
  }
  void connect()

  return {
    /** After a commit: everybody who listens looks, within 50 ms. */
    changed() {
      if (!closed) timer ??= setTimeout(send, quietMs)
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      clearTimeout(reconnecting)
      await client?.end().catch(() => {})
    },
  }
}
