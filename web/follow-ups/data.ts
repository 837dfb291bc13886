import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { operations } from '../../contract/schema.ts'
import { client, read } from '../api/client.ts'
import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'

export type DueFollowUp =
  operations['listFollowUps']['responses'][200]['content']['application/json']['data'][number]

const pageSize = 200
const ahead = 7

type Wanted = { due: 'now' } | { due: 'later'; to: string }

const useFollowUps = (key: string, query: Wanted) =>
  useInfiniteQuery({
    queryKey: ['follow-ups', 'due', key],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      read(client.GET('/api/follow-ups', { params: { query: { ...query, page, limit: pageSize } } })),
    getNextPageParam: ({ meta: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
  })

/** What is late, and what comes in the next seven days: each soonest first, and page by page. */
export function useDueFollowUps(timeZone: string) {
  const today = dayAndTime(Date.now(), timeZone).day
  const to = momentOf(addDays(today, ahead), '00:00', timeZone).toISOString()
  const late = useFollowUps('late', { due: 'now' })
  const coming = useFollowUps(to, { due: 'later', to })
  return { late: listed(late), coming: listed(coming) }
}

const count = async (query: Wanted) =>
  (await read(client.GET('/api/follow-ups', { params: { query: { ...query, limit: 1 } } }))).meta.total

/** How many are late, and how many are still to come before midnight: all of them, not only those of a page. */
export function useDueCounts(timeZone: string) {
  const { day } = dayAndTime(Date.now(), timeZone)
  const to = momentOf(addDays(day, 1), '00:00', timeZone).toISOString()
  return useQuery({
    queryKey: ['follow-ups', 'due', 'counts', to],
    queryFn: async () => {
      const [late, today] = await Promise.all([count({ due: 'now' }), count({ due: 'later', to })])
      return { late, today }
    },
  })
}

type Asked = ReturnType<typeof useFollowUps>
function listed({ data, error, refetch, fetchNextPage, isFetchingNextPage }: Asked) {
  const pages = data?.pages
  const followUps = pages?.flatMap(page => page.data) ?? []
  const total = pages?.at(-1)?.meta.total ?? 0
  return {
    isKnown: data !== undefined,
    error,
    refetch,
    followUps,
    total,
    left: Math.max(0, total - followUps.length),
    isLoading: isFetchingNextPage,
    showMore: () => void fetchNextPage(),
  }
}
export type Listed = ReturnType<typeof listed>

export type DayGroup = { day: string | 'late'; followUps: DueFollowUp[] }

/** What is late, then each of the seven days, those with nothing on them too; of days not read yet nothing is said. */
export function byDay(late: Listed, coming: Listed, now: number, timeZone: string): DayGroup[] {
  const dayOf = ({ due_at }: DueFollowUp) => dayAndTime(due_at, timeZone).day
  const today = dayAndTime(now, timeZone).day
  const last = coming.followUps.at(-1)
  const isRead = (day: string) => coming.left === 0 || (last !== undefined && day <= dayOf(last))
  const groups: DayGroup[] = [
    { day: 'late', followUps: [...late.followUps] },
    ...Array.from({ length: ahead }, (_, n) => ({ day: addDays(today, n), followUps: [] as DueFollowUp[] })),
  ]
  const isLate = new Set(late.followUps.map(one => one.lead_id))
  for (const one of coming.followUps) {
    if (isLate.has(one.lead_id)) continue
    // Its time may have come since it was read.
    const day = Date.parse(one.due_at) < now ? 'late' : dayOf(one)
    groups.find(group => group.day === day)?.followUps.push(one)
  }
  return groups.filter(({ day }) => day === 'late' || isRead(day))
}
