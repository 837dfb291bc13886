import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { eventually } from '../../test/harness/eventually.ts'
import { type TestPerson, type TestService, undoLater } from '../../test/harness/index.ts'

export type Received = {
  headers: IncomingHttpHeaders
  body: string
  event: { id: string; type: string; timestamp: string; data: Record<string, string | null> }
}
type Respond = (response: ServerResponse, received: Received) => void

const take: Respond = response => void response.writeHead(204).end()

/** A server as others run one: it keeps what is posted to it, and answers as a test wants it to. */
export async function startReceiver(respond: Respond = take) {
  const received: Received[] = []
  const state = { respond }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', piece => {
      body += piece
    })
    request.on('end', () => {
      const one = { headers: request.headers, body, event: JSON.parse(body) }
      received.push(one)
      state.respond(response, one)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  undoLater(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer(next: Respond) {
      state.respond = next
    },
    take: () => {
      state.respond = take
    },
    until: (count: number) => eventually(() => received.length >= count),
    types: () => received.map(({ event }) => event.type),
  }
}

export type Endpoint = { id: string; secret: string }

export async function register(
  mettle: TestService,
  admin: TestPerson,
  url: string,
  events: string[] = ['*'],
): Promise<Endpoint> {
  const { body } = await mettle.call('POST', '/api/notifications/endpoints', {
    as: admin,
    body: { url, events },
  })
  return body.data
}

/** What a receiver makes of it, by the convention's own library; throws when it is not genuine. */
export const verify = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Received['event']
