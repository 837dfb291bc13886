import { useQuery } from '@tanstack/react-query'
import type { components, operations } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'
import { countCalled } from '../frame/live-counts.ts'
import { dayAndTime } from '../texts/zoned.ts'
import type { Entered } from './effect.ts'

type Answer<T extends keyof operations> = operations[T] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never
export type Claimed = NonNullable<Answer<'claimNextLead'>['data']>
export type Nothing = NonNullable<Answer<'claimNextLead'>['meta']>
export type Interaction = components['schemas']['Interaction']
export type QueueEntry = components['schemas']['QueueEntry']

export async function claimNext(): Promise<{ claimed: Claimed } | { nothing: Nothing }> {
  const { data, meta } = await read(client.POST('/api/queue/next'))
  return data ? { claimed: data } : { nothing: meta ?? { reason: 'empty', retry_at: null } }
}

/** A lead that this person holds already, on another device perhaps. */
export async function findHeld(): Promise<Claimed | undefined> {
  const { data } = await read(client.GET('/api/queue', { params: { query: { limit: 100 } } }))
  for (const { lead, reason, claim, script, waits_for } of data)
    if (claim && waits_for === null && new Date(claim.expires_at).getTime() > Date.now())
      return { lead, reason, claim, script }
  return undefined
}

/** Undefined once it has ended. */
export const extendClaim = async (id: string) =>
  (await read(client.PUT('/api/queue/claims/{id}', { params: { path: { id } } }))).data

export const releaseClaim = (id: string) =>
  read(client.DELETE('/api/queue/claims/{id}', { params: { path: { id } } }))

/** The lead with all that was said before, in one request. */
export const useLeadInCall = (id: string) =>
  useQuery({
    queryKey: ['lead-in-call', id],
    queryFn: async () =>
      (
        await read(
          client.GET('/api/leads/{id}', {
            params: { path: { id }, query: { include: 'interactions,follow_up,contact,duplicates' } },
          }),
        )
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Undefined while it is not here yet. */
export type Details = ReturnType<typeof useLeadInCall>['data']

const ahead = ['queue-ahead']
const shownAhead = 3
// Asked for again every third call or so: what comes next is a glance ahead, not a promise.
const askedAhead = 10
const aheadKeptMs = 150_000

/** What comes after this lead; how many may be called now is the rail's number too. */
export const useQueueAfter = (id: string) =>
  useQuery({
    queryKey: ahead,
    queryFn: async () => {
      const params = { query: { limit: askedAhead } }
      const { data, meta } = await read(client.GET('/api/queue', { params }))
      queryClient.setQueryData(['count', 'queue'], meta.ready)
      return data
    },
    select: entries => entries.filter(({ lead }) => lead.id !== id).slice(0, shownAhead),
    staleTime: aheadKeptMs,
    retry: false,
  })

const listed = 50

/** A page of what is coming, in its order, with what belongs to nobody yet. It changes with every call, so it is asked anew. */
export const useComing = (page: number) =>
  useQuery({
    queryKey: ['queue-coming', page],
    queryFn: () => read(client.GET('/api/queue', { params: { query: { page, limit: listed } } })),
    staleTime: 0,
    placeholderData: before => before,
  })

/** Who was called does not come next; where few are left that are known, it is asked anew. */
export function passInQueue({ lead: { id }, reason }: Claimed) {
  countCalled(id, reason === 'callback')
  const { data, dataUpdatedAt: updatedAt = 0 } = queryClient.getQueryState<QueueEntry[]>(ahead) ?? {}
  const left = data?.filter(({ lead }) => lead.id !== id)
  if (left && left.length > shownAhead) queryClient.setQueryData(ahead, left, { updatedAt })
  else void queryClient.invalidateQueries({ queryKey: ahead, refetchType: 'none' })
}

export const useRules = () =>
  useQuery({
    queryKey: ['call-outcomes'],
    queryFn: async () => (await read(client.GET('/api/settings/call-outcomes'))).data,
    staleTime: 3_600_000,
  })

/** After a call that was not taken: the rules may have changed since they were read, and the page has counted it. */
export const askAgain = () =>
  Promise.all(
    [['call-outcomes'], ['day-numbers']].map(queryKey => queryClient.invalidateQueries({ queryKey })),
  )

/** The person's own numbers of the day; between two askings the page counts for itself. */
export const useDayNumbers = (person: string, timeZone: string) => {
  const today = dayAndTime(Date.now(), timeZone).day
  return useQuery({
    queryKey: ['day-numbers', today],
    queryFn: async () => {
      const { data } = await read(
        client.GET('/api/analytics/telecallers/{id}', {
          params: { path: { id: person }, query: { from: today, time_zone: timeZone } },
        }),
      )
      return { calls: data.total_calls, connected: data.connected_calls, conversions: data.conversions }
    },
    staleTime: 600_000,
    retry: false,
  })
}

export function countCall({ outcome, converted }: Entered) {
  queryClient.setQueriesData<{ calls: number; connected: number; conversions: number }>(
    { queryKey: ['day-numbers'] },
    day =>
      day && {
        calls: day.calls + 1,
        connected: day.connected + (outcome === 'connected' ? 1 : 0),
        conversions: day.conversions + (converted ? 1 : 0),
      },
  )
}
