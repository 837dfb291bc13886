import { useQuery } from '@tanstack/react-query'
import { client, read } from '../api/client.ts'
import { statusNow } from '../attention/data.ts'
import { needsOf } from '../attention/needs.ts'
import { useFormat } from '../texts/format.ts'
import { frameTexts } from '../texts/frame.ts'
import { useTexts } from '../texts/texts.ts'

// Past the end there is the total and no row: that somebody read a lead is written down, and nobody sees one here.
const pastTheEnd = { page: 1_000_000_000, limit: 1 }
const total = {
  queue: async () => (await read(client.GET('/api/queue', { params: { query: { limit: 1 } } }))).meta.ready,
  leads: async () => (await read(client.GET('/api/leads', { params: { query: pastTheEnd } }))).meta.total,
  followUps: async () =>
    (await read(client.GET('/api/follow-ups', { params: { query: { ...pastTheEnd, due: 'now' } } }))).meta
      .total,
  attention: async () => needsOf(await statusNow()).length,
}
type CountName = keyof typeof total

// A number beside a word need not be right to the second, and every question counts against the hour's allowance.
const keptMs = 300_000

const countQuery = (name: CountName | undefined) => ({
  queryKey: ['count', name],
  queryFn: async () => (await total[name as CountName]()) ?? null,
  staleTime: keptMs,
  retry: false,
})

/**
 * How many leads there are without any filter, as the rail has counted them. By the whole query: one without its function
 * would keep the rail from counting anew.
 */
export const useAllLeads = () => useQuery({ ...countQuery('leads'), enabled: false }).data ?? undefined

/** What stands beside a page's name in the rail. */
export function useCount(name: CountName | undefined): string | undefined {
  const t = useTexts(frameTexts)
  const format = useFormat()
  const { data } = useQuery({
    ...countQuery(name),
    enabled: name !== undefined,
    refetchInterval: keptMs,
  })
  if (name === undefined || data === undefined || data === null) return undefined
  // Where nothing needs anybody there is nothing to say.
  if (name === 'attention' && data === 0) return undefined
  return name === 'queue' ? t.left(format.number(data)) : format.number(data)
}
