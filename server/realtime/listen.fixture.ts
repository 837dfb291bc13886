import { eventually } from '../../test/harness/eventually.ts'

import type { Event } from './frames.ts'

export type Heard = { id: string; event: string; data: Event }

/** A reader of the stream as a browser is one: events in order, the last id, whether it has ended. */
export async function listen(
  mettle: { url: string },
  { as, query = '', after }: { as?: { token: string }; query?: string; after?: string },
) {
  const abort = new AbortController()
  const response = await fetch(`${mettle.url}/api/realtime/leads${query}`, {
    signal: abort.signal,
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(after ? { 'last-event-id': after } : {}),
    },
  })
  const heard: Heard[] = []
  const state = { ended: false, lastId: after ?? '' }
  const reading = (async () => {
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString()
      const blocks = text.split('\n\n')
      text = blocks.pop() as string
      for (const block of blocks) {
        const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]
        state.lastId = field('id') ?? state.lastId
        const data = field('data')
        if (data) heard.push({ id: state.lastId, event: field('event') ?? 'message', data: JSON.parse(data) })
      }
    }
  })().catch(() => {})
  void reading.then(() => {
    state.ended = true
  })
  // It stands when it has been told its place.
  if (response.status === 200) await eventually(() => state.lastId !== '' || state.ended)
  return {
    response,
    heard,
    state,
    types: () => heard.map(({ event, data }) => (event === 'message' ? data.type : event)),
    until: (count: number) => eventually(() => heard.length >= count),
    async stop() {
      abort.abort()
      await reading
    },
  }
}
