export type DeviceStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  key(index: number): string | null
  readonly length: number
}

/** What the browser keeps, for good or for this tab, where it allows it; otherwise memory: then things are kept as long as the page is open. */
export function openStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): DeviceStorage {
  try {
    const storage = globalThis[kind]
    storage.setItem('mettle.probe', '1')
    storage.removeItem('mettle.probe')
    return storage
  } catch {
    return memoryStorage()
  }
}

export function memoryStorage(): DeviceStorage {
  const entries = new Map<string, string>()
  return {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
    key: index => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

export const keysOf = (storage: DeviceStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) ?? false,
  )

/** What was kept, or nothing where it is damaged or not of this version. */
export function readJson<T>(storage: DeviceStorage, key: string): T | undefined {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
