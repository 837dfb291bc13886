// The other end of feed.ts, in a process of its own: many streams, each as thin as can be.
import { connect } from 'node:net'

export type ToListeners = { port: number; tickets: string[] }
export type FromListeners = { open: number } | { heard: string; ms: number[] }

const openingAtOnce = 100
/** No more of a change comes after this long without any. */
const quietMs = 1_500

const tell = (message: FromListeners) => process.send?.(message)
const now = () => performance.timeOrigin + performance.now()

let change: { at: string; ms: number[]; done: NodeJS.Timeout } | undefined

function heard(at: string) {
  const ms = now() - Date.parse(at)
  if (change?.at !== at) {
    const made = { at, ms: [], done: setTimeout(() => tell({ heard: at, ms: made.ms }), quietMs) }
    change = made
  }
  change.ms.push(ms)
  change.done.refresh()
}

const open = (port: number, ticket: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let stands = false
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('A stream was closed.')))
    socket.on('data', chunk => {
      const text = chunk.toString('latin1')
      if (!stands && text.includes('still here')) {
        stands = true
        resolve()
      }
      for (const [, at] of text.matchAll(/"commit_timestamp":"([^"]+)".*\n\n/g)) heard(at as string)
    })
    socket.write(`GET /api/realtime/leads?ticket=${ticket} HTTP/1.1\r\nhost: bench\r\n\r\n`)
  })

process.once('message', async ({ port, tickets }: ToListeners) => {
  const left = tickets.values()
  await Promise.all(
    Array.from({ length: openingAtOnce }, async () => {
      for (const ticket of left) await open(port, ticket)
    }),
  )
  tell({ open: tickets.length })
})
