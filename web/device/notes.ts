import { type DeviceStorage, keysOf } from './storage.ts'

/** Notes as they are typed, each under whose it is and what it is about, so that nobody finds another person's. */
export function openNotes(storage: DeviceStorage, person: string) {
  const prefix = `mettle.note.${person}.`
  return {
    read: (about: string) => storage.getItem(prefix + about) ?? '',
    /** False where the device has no room: then the page says so. */
    write(about: string, text: string): boolean {
      try {
        if (text) storage.setItem(prefix + about, text)
        else storage.removeItem(prefix + about)
        return true
      } catch {
        return false
      }
    },
    forget: (about: string) => storage.removeItem(prefix + about),
    forgetAll() {
      for (const key of keysOf(storage, prefix)) storage.removeItem(key)
    },
  }
}
