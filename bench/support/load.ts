import { connect } from 'node:net'
import { median, quantile } from './quantile.ts'

export type Load = { requests: number; perSecond: number; p50: number; p99: number; failures: number }

/**
 * A closed loop over keep-alive connections, as thin as can be, since it shares the cores with what it measures: it reads
 * the status line and content-length and nothing else.
 */
export async function load(
  port: number,
  connections: number,
  seconds: number,
  request: (n: number) => string,
  expected = 200,
): Promise<Load> {
  const times: number[] = []
  let failures = 0
  let sent = 0
  const end = performance.now() + seconds * 1000
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      let started = 0
      let buffered = ''
      let missing = -1
      const next = () => {
        if (performance.now() >= end) {
          resolve()
          socket.destroy()
          return
        }
        started = performance.now()
        socket.write(request(sent++), 'latin1')
      }
      socket.on('connect', next)
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('The service closed a connection.')))
      socket.on('data', chunk => {
        if (missing < 0) {
          buffered += chunk.toString('latin1')
          const head = buffered.indexOf('\r\n\r\n')
          if (head < 0) return
          const length = Number(/content-length: (\d+)/i.exec(buffered)?.[1] ?? 0)
          if (Number(buffered.slice(9, 12)) !== expected) failures++
          missing = head + 4 + length - buffered.length
        } else {
          missing -= chunk.length
        }
        if (missing > 0) return
        times.push(performance.now() - started)
        buffered = ''
        missing = -1
        next()
      })
    })
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, one))
  const elapsed = (performance.now() - began) / 1000
  const requests = times.length
  return { requests, perSecond: requests / elapsed, p50: median(times), p99: quantile(times, 0.99), failures }
}

export const get = (path: string, token?: string) =>
  `GET ${path} HTTP/1.1\r\nhost: bench\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`

export const post = (path: string, token: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
