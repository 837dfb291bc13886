import { type DeviceStorage, readJson } from './storage.ts'

/** An answer that the service may not have yet. Its client_id makes it count once, however often it is sent. */
export type KeptAnswer = { question_id: string; value: unknown; elapsed_ms: number; client_id: string }

/** Answers of one attempt that are not yet sent, in the order given. They leave the device as soon as they are. */
export function openAnswers(storage: DeviceStorage, person: string, attempt: string) {
  const key = `mettle.answers.${person}.${attempt}`
  let list = readJson<KeptAnswer[]>(storage, key) ?? []
  const write = (next: KeptAnswer[]) => {
    list = next
    try {
      if (next.length > 0) storage.setItem(key, JSON.stringify(next))
      else storage.removeItem(key)
    } catch {
      // A device without room: they are kept as long as the page is open.
    }
  }
  return {
    unsent: () => list,
    add: (answer: KeptAnswer) => write([...list, answer]),
    drop(sent: readonly KeptAnswer[]) {
      const ids = new Set(sent.map(({ client_id }) => client_id))
      write(list.filter(({ client_id }) => !ids.has(client_id)))
    },
  }
}
