export type StreamEvent = { id?: string; event: string; data?: string }

/**
 * Reads server-sent events to the end of the stream, or until the signal is given: one call for each block, those that only
 * move the place included.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
) {
  const reader = body.getReader()
  // Node's fetch forgets its signal once the request is garbage collected, and would keep the connection for good.
  signal.addEventListener('abort', () => reader.cancel().catch(() => {}), { once: true })
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() as string
    for (const block of blocks) onEvent(eventOf(block))
  }
}

function eventOf(block: string): StreamEvent {
  const event: StreamEvent = { event: 'message' }
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'id') event.id = value
    else if (field === 'event') event.event = value
    else if (field === 'data') event.data = event.data === undefined ? value : `${event.data}\n${value}`
  }
  return event
}
