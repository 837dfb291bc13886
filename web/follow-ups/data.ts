import { useQuery } from '@tanstack/react-query'
import type { operations } from '../../contract/schema.ts'
import { client, read } from '../api/client.ts'
import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'

export type DueFollowUp =
  operations['listFollowUps']['responses'][200]['content']['application/json']['data'][number]

const most = 300
const ahead = 7

/** What is late and what comes in the next seven days, soonest first. */
export const useDueFollowUps = (timeZone: string) => {
  const today = dayAndTime(Date.now(), timeZone).day
  return useQuery({
    queryKey: ['follow-ups', 'due', today, timeZone],
    queryFn: () => {
      const to = momentOf(addDays(today, ahead), '00:00', timeZone).toISOString()
      return read(client.GET('/api/follow-ups', { params: { query: { to, limit: most } } }))
    },
  })
}

export type DayGroup = { day: string | 'late'; followUps: DueFollowUp[] }

/** What is late, then each of the seven days, those with nothing on them too. */
export function byDay(followUps: readonly DueFollowUp[], now: number, timeZone: string): DayGroup[] {
  const today = dayAndTime(now, timeZone).day
  const groups: DayGroup[] = [
    { day: 'late', followUps: [] },
    ...Array.from({ length: ahead }, (_, n) => ({ day: addDays(today, n), followUps: [] as DueFollowUp[] })),
  ]
  for (const one of followUps) {
    const isLate = Date.parse(one.due_at) < now
    const day = isLate ? 'late' : dayAndTime(one.due_at, timeZone).day
    groups.find(group => group.day === day)?.followUps.push(one)
  }
  return groups
}
