import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { undoLater } from './index.ts'

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/** Stands between the service and PostgreSQL, and counts how often the service waited for an answer. */
export async function countingProxy(databaseUrl: string) {
  const url = new URL(databaseUrl.replace('postgres:///', 'postgres://localhost/'))
  const socket = (folder: string) => join(folder, `.s.PGSQL.${url.searchParams.get('port')}`)
  const target = socket(url.searchParams.get('host') as string)
  let answers = 0
  const server = createServer(client => {
    const upstream = connect(target)
    upstream.on('data', data => {
      for (let at = data.indexOf(readyForQuery); at >= 0; at = data.indexOf(readyForQuery, at + 5)) answers++
    })
    client.pipe(upstream).pipe(client)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  const folder = mkdtempSync(join(tmpdir(), 'mettle-proxy-'))
  await new Promise<void>(resolve => server.listen(socket(folder), resolve))
  undoLater(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  /** What the last work set going has ended: readers of the outbox, letters, deliveries. */
  const quiet = async () => {
    for (let seen = -1, looks = 0; seen !== answers && looks < 50; looks++) {
      seen = answers
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  return {
    url: databaseUrl.replace(/host=[^&]*/, `host=${encodeURIComponent(folder)}`),
    /** The fewest of several tries: the service's own timers ask the database as well. */
    async fewest(times: number, work: () => Promise<unknown>) {
      const counts: number[] = []
      for (let i = 0; i < times; i++) {
        await quiet()
        const before = answers
        await work()
        counts.push(answers - before)
      }
      return Math.min(...counts)
    },
  }
}
