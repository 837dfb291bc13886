import { useEffect } from 'react'
import { queryClient } from '../api/client.ts'
import { onLeadChange } from './live.ts'
import { settled } from './settle.ts'

type Counted = 'queue' | 'leads'

const echoMs = 30_000
const recounts = new Set<Counted>()
const expectedEchoes = new Set<string>()
const recountAll = settled(() => {
  for (const name of recounts) void queryClient.invalidateQueries({ queryKey: ['count', name] })
  recounts.clear()
})

function recountSoon(name: Counted) {
  recounts.add(name)
  recountAll()
}

/** Counts anew what changes of leads may have changed: the queue by the person's own, the leads by all they see. */
export function useLiveCounts(person: string) {
  useEffect(
    () =>
      onLeadChange(change => {
        if (change === 'reset') return void queryClient.invalidateQueries({ queryKey: ['count'] })
        const { type, new: lead } = change
        const mayBeDue = !lead || (lead.assigned_to === person && !expectedEchoes.has(lead.id))
        if (mayBeDue) recountSoon('queue')
        if (type !== 'UPDATE') recountSoon('leads')
      }),
    [person],
  )
}

/** A call that is saved here is counted here: its echo in the feed asks for nothing. However it went, it is not due now. */
export function countCalled(lead: string, wasPromised: boolean) {
  expectedEchoes.add(lead)
  setTimeout(() => expectedEchoes.delete(lead), echoMs)
  const names = wasPromised ? ['queue', 'followUps'] : ['queue']
  for (const name of names)
    queryClient.setQueryData<number | null>(['count', name], left => left && Math.max(0, left - 1))
}
