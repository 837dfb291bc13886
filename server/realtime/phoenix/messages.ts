import type { Event } from '../frames.ts'

/** Arrays since 2.0.0, objects before; a client says in the address which it speaks. */
export const versions = ['1.0.0', '2.0.0'] as const
export type Version = (typeof versions)[number]

type Ref = string | number | null
export type Message = {
  join_ref: Ref
  ref: Ref
  topic: string
  event: string
  payload: { [field: string]: unknown }
}

const isRef = (value: unknown): value is Ref =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= 64)
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 255
const isObject = (value: unknown): value is Message['payload'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined for what is no message. */
export function readMessage(text: string, version: Version): Message | undefined {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  const [join_ref, ref, topic, event, payload] =
    version === '2.0.0'
      ? Array.isArray(given)
        ? given
        : []
      : isObject(given)
        ? [given.join_ref ?? null, given.ref ?? null, given.topic, given.event, given.payload]
        : []
  if (!isRef(join_ref) || !isRef(ref) || !isText(topic) || !isText(event)) return undefined
  return { join_ref, ref, topic, event, payload: isObject(payload) ? payload : {} }
}

/** The payload is JSON already: that of a change is made once for everybody. */
export function writeMessage(version: Version, message: Omit<Message, 'payload'>, payload: string) {
  const [join_ref, ref, topic, event] = [message.join_ref, message.ref, message.topic, message.event].map(
    part => JSON.stringify(part),
  )
  return version === '2.0.0'
    ? `[${join_ref},${ref},${topic},${event},${payload}]`
    : `{"join_ref":${join_ref},"ref":${ref},"topic":${topic},"event":${event},"payload":${payload}}`
}

const written = new WeakMap<Event, string>()

/** `columns` would tell the client how to read text into values; ours are values already. */
export function changeData(event: Event): string {
  const known = written.get(event)
  if (known !== undefined) return known
  const { schema, table, commit_timestamp, type } = event
  const id = event.new?.id ?? event.old?.id
  const made = JSON.stringify({
    schema,
    table,
    commit_timestamp,
    type,
    record: event.new ?? {},
    old_record: type === 'INSERT' ? {} : { id },
    columns: [],
    errors: null,
  })
  written.set(event, made)
  return made
}
