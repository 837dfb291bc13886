import { openKept } from './kept.ts'
import { openNotes } from './notes.ts'
import type { DeviceStorage } from './storage.ts'

/** At sign-out: what somebody was writing about leads, and which results they read, is not left for the next person. What is not yet sent stays until it is. */
export function forgetWork(storage: DeviceStorage, person: string) {
  openNotes(storage, person).forgetAll()
  openKept(storage, person, 'call').forget()
  openKept(storage, person, 'results').forget()
}
