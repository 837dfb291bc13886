import { useSyncExternalStore } from 'react'
import { openStorage, readJson } from './storage.ts'

export type Language = 'en' | 'hi'
export type Preferences = {
  language: Language
  /** As the system has it unless chosen. */
  theme?: 'light' | 'dark'
  /** The browser's unless chosen. */
  timeZone?: string
  /** Whether single keys do something at all. */
  shortcuts: boolean
  /** Whether a question that is answered gives way to the next by itself. */
  moveOn: boolean
  /** Keys that somebody changed, by the name of what they do. */
  keys: Record<string, string>
}

const place = 'mettle.preferences'
const storage = openStorage()
const listeners = new Set<() => void>()
const fallback: Preferences = {
  language: globalThis.navigator?.language?.startsWith('hi') ? 'hi' : 'en',
  shortcuts: true,
  moveOn: true,
  keys: {},
}

let current = read()

function read(): Preferences {
  return { ...fallback, ...readJson<Partial<Preferences>>(storage, place) }
}

export const preferences = () => current

export function setPreferences(change: Partial<{ [K in keyof Preferences]: Preferences[K] | undefined }>) {
  storage.setItem(place, JSON.stringify({ ...current, ...change }))
  reload()
}

function reload() {
  current = read()
  applyToPage()
  for (const listener of listeners) listener()
}

/** Theme and language stand on the root element, where style sheets and screen readers look for them. */
export function applyToPage() {
  const { dataset } = document.documentElement
  if (current.theme) dataset.theme = current.theme
  else delete dataset.theme
  document.documentElement.lang = current.language
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// What is chosen in one tab holds in the others.
globalThis.addEventListener?.('storage', event => {
  if ((event as StorageEvent).key === place) reload()
})

export const usePreferences = () => useSyncExternalStore(subscribe, preferences)

export const timeZoneOf = ({ timeZone }: Preferences) =>
  timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
