import { useState } from 'react'
import { queryClient } from '../api/client.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { say } from '../ui/toast.tsx'
import { type Row, readLead } from './data.ts'
import type { Status } from './filters.ts'
import { changeLead } from './save.ts'

/** Cards that were moved here: they stand first in the column they were moved to. */
export function useMoveLead() {
  const { board: t, status: names, bulk } = useTexts(leadTexts)
  const [moved, setMoved] = useState<ReadonlyMap<string, Row>>(new Map())
  const put = (row: Row) => setMoved(before => new Map(before).set(row.id, row))

  async function move(row: Row, to: Status, onDone: () => void) {
    const { id, name, status: from } = row
    put({ ...row, status: to })
    try {
      const now = await readLead(id)
      if (now.status !== from && now.status !== to) {
        put({ ...row, status: now.status })
        return say(t.meanwhile(name, names[now.status].toLowerCase()), { wrong: true })
      }
      put(await changeLead(id, { status: to }, now.etag))
      // Columns stay as they are while somebody looks; who comes back finds each card where it belongs.
      void queryClient.invalidateQueries({ queryKey: ['lead-list'], refetchType: 'none' })
      onDone()
    } catch {
      put(row)
      say(t.failed(name), { wrong: true })
    }
  }

  return {
    moved,
    move(row: Row, to: Status) {
      if (row.status === to || row.gone) return
      const back = () => void move({ ...row, status: to }, row.status, () => say(bulk.undone))
      void move(row, to, () =>
        say(t.moved(row.name, names[to].toLowerCase()), { action: { label: bulk.undo, run: back } }),
      )
    },
  }
}
