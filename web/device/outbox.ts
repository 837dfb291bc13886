import { type DeviceStorage, readJson } from './storage.ts'

/** Something done here that the service may not have yet. Its id is its Idempotency-Key: sent twice, it is taken once. */
export type Unsent = {
  id: string
  path: string
  body: unknown
  /** When it was done, and about whom, in words for the person. */
  at: string
  about: string
}
/** Refused for good; isGone: what it is about is not there for this person, so that nothing can be put right. */
type Refusal = { reason: string; isGone?: boolean }
/** What became of a try: taken, not reached (tried again), or refused. */
export type Delivery = 'taken' | 'unreached' | Refusal
export type Refused = Unsent & Refusal

type Parts = {
  storage: DeviceStorage
  person: string
  send(item: Unsent): Promise<Delivery>
  /** One tab at a time. */
  alone<T>(work: () => Promise<T>): Promise<T>
  onChange?(): void
}

/** What is not yet sent, in the order in which it was done, kept on the device until the service has it. */
export function openOutbox({ storage, person, send, alone, onChange }: Parts) {
  const key = `mettle.outbox.${person}`
  const refusedKey = `mettle.refused.${person}`
  const unsent = () => readJson<Unsent[]>(storage, key) ?? []
  const refused = () => readJson<Refused[]>(storage, refusedKey) ?? []
  const write = (name: string, list: unknown[]) => {
    if (list.length > 0) storage.setItem(name, JSON.stringify(list))
    else storage.removeItem(name)
    onChange?.()
  }
  const drop = (id: string) =>
    write(
      key,
      unsent().filter(item => item.id !== id),
    )

  return {
    unsent,
    refused,
    add(item: Unsent) {
      write(key, [...unsent(), item])
    },
    /** Sends from the front and stops at the first that does not get through, so that the order holds. */
    deliver: () =>
      alone(async () => {
        for (let item = unsent()[0]; item; item = unsent()[0]) {
          const outcome = await send(item)
          if (outcome === 'unreached') return
          if (outcome !== 'taken') write(refusedKey, [...refused(), { ...item, ...outcome }])
          drop(item.id)
        }
      }),
    dismiss: (id: string) =>
      write(
        refusedKey,
        refused().filter(item => item.id !== id),
      ),
  }
}

export type Outbox = ReturnType<typeof openOutbox>
