import { type DeviceStorage, readJson } from './storage.ts'

/** One thing of one person that outlives a reload, such as the call they are in. */
export function openKept<T>(storage: DeviceStorage, person: string, name: string) {
  const key = `mettle.${name}.${person}`
  return {
    read: () => readJson<T>(storage, key),
    /** Where the device has no room it does not outlive a reload; nothing else suffers. */
    write(value: T) {
      try {
        storage.setItem(key, JSON.stringify(value))
      } catch {}
    },
    forget: () => storage.removeItem(key),
  }
}
