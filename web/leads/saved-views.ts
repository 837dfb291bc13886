import { useState } from 'react'
import { openStorage, readJson } from '../device/storage.ts'
import { type Filters, filtersOf } from './filters.ts'

export type SavedView = { name: string; filters: Filters }

const storage = openStorage()
const mostViews = 20

/** Filters under a name, kept on this device for this person. */
export function useSavedViews(person: string) {
  const key = `mettle.lead-views.${person}`
  const [views, setViews] = useState<SavedView[]>(() => {
    const kept = readJson<SavedView[]>(storage, key)
    return Array.isArray(kept)
      ? kept.map(({ name, filters }) => ({ name: String(name), filters: filtersOf({ ...filters }) }))
      : []
  })
  function keep(next: SavedView[]) {
    setViews(next)
    storage.setItem(key, JSON.stringify(next))
  }
  return {
    views,
    save: (view: SavedView) =>
      keep([...views.filter(({ name }) => name !== view.name), view].slice(-mostViews)),
    remove: (name: string) => keep(views.filter(view => view.name !== name)),
  }
}
