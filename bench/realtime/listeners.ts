// The other end of feed.ts, in a process of its own: many streams, each as thin as can be.
import { connect } from 'node:net'

export type ToListeners = { port: number; tickets: string[] } | { expect: number }
export type FromListeners = { open: number } | { heard: string; ms: number[] }

const openingAtOnce = 100
/** Whoever was not told of a change this long after the last one was is not told any more. */
const quietMs = 10_000

const tell = (message: FromListeners) => process.send?.(message)
const now = () => performance.timeOrigin + performance.now()

let expected = 0
let change: { at: string; ms: number[]; done: NodeJS.Timeout } | undefined

function heard(at: string) {
  const ms = now() - Date.parse(at)
  if (change?.at !== at) change = { at, ms: [], done: setTimeout(end, quietMs) }
  change.ms.push(ms)
  if (change.ms.length === expected) end()
  else change.done.refresh()
}

function end() {
  if (!change) return
  clearTimeout(change.done)
  tell({ heard: change.at, ms: change.ms })
}

const open = (port: number, ticket: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let stands = false
    let rest = ''
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('A stream was closed.')))
    socket.on('data', chunk => {
      const text = rest + chunk.toString('latin1')
      // An event may come in two pieces.
      rest = text.slice(text.lastIndexOf('\n\n') + 2)
      if (!stands && text.includes('still here')) {
        stands = true
        resolve()
      }
      for (const [, at] of text.matchAll(/"commit_timestamp":"([^"]+)".*\n\n/g)) heard(at as string)
    })
    socket.write(`GET /api/realtime/leads?ticket=${ticket} HTTP/1.1\r\nhost: bench\r\n\r\n`)
  })

process.on('message', async (message: ToListeners) => {
  if ('expect' in message) {
    expected = message.expect
    return
  }
  const { port, tickets } = message
  const left = tickets.values()
  await Promise.all(
    Array.from({ length: openingAtOnce }, async () => {
      for (const ticket of left) await open(port, ticket)
    }),
  )
  tell({ open: tickets.length })
})
