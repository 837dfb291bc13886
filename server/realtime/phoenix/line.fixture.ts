import { WebSocket } from 'ws'
import { eventually } from '../../../test/harness/eventually.ts'
import type { TestPerson, TestService } from '../../../test/harness/index.ts'

export type Frame = [
  join_ref: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Payload,
]
// biome-ignore lint/suspicious/noExplicitAny: tests look into payloads of every shape
type Payload = any

/** A connection that says exactly what a test wants said. */
export async function connect(
  mettle: TestService,
  { query = '?vsn=2.0.0', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  const ws = new WebSocket(`${mettle.url.replace('http', 'ws')}/realtime/v1/websocket${query}`, { headers })
  const heard: Frame[] = []
  const state = { code: 0, refused: 0, refusal: '' }
  ws.on('message', data => heard.push(JSON.parse(String(data))))
  ws.on('close', code => {
    state.code ||= code
  })
  ws.on('unexpected-response', async (_request, response) => {
    for await (const chunk of response) state.refusal += chunk
    state.refused = response.statusCode ?? 0
  })
  ws.on('error', () => {})
  await eventually(() => ws.readyState === ws.OPEN || state.refused > 0)
  let refs = 0

  async function say(topic: string, event: string, payload: object = {}) {
    const ref = String(++refs)
    ws.send(JSON.stringify([ref, ref, topic, event, payload]))
    return eventually(() => heard.find(frame => frame[1] === ref)?.[4])
  }
  return {
    ws,
    heard,
    state,
    say,
    join: (topic: string, as: Pick<TestPerson, 'token'>, changes: object[] = [anything]) =>
      say(topic, 'phx_join', { config: { postgres_changes: changes }, access_token: as.token }),
    changes: () => heard.filter(frame => frame[3] === 'postgres_changes').map(frame => frame[4].data),
    events: (topic: string) => heard.filter(frame => frame[2] === topic).map(frame => frame[3]),
    closed: () => eventually(() => state.code),
  }
}

export const anything = { event: '*', schema: 'public', table: 'leads' }
