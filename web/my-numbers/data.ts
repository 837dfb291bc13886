import { useQuery } from '@tanstack/react-query'
import type { operations } from '../../contract/schema.ts'
import { client, read } from '../api/client.ts'
import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'

export type Numbers =
  operations['getAnalyticsTelecaller']['responses'][200]['content']['application/json']['data']
export type MyNumbers = { today: Numbers; before: Numbers[]; week: Numbers; month: Numbers; asOf: number }

const daysBefore = 7
const keptMs = 300_000

/** Monday of the week in which a day lies. */
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

/** Today up to now, the days before up to the same time of day, this week and the last 30 days. */
export const useMyNumbers = (person: string, timeZone: string) =>
  useQuery({
    queryKey: ['my-numbers', person, timeZone],
    staleTime: keptMs,
    queryFn: async (): Promise<MyNumbers> => {
      const asOf = Date.now()
      const { day, time } = dayAndTime(asOf, timeZone)
      const within = async (from: string, to?: string) => {
        const query = { from, time_zone: timeZone, ...(to ? { to } : {}) }
        const params = { path: { id: person }, query }
        return (await read(client.GET('/api/analytics/telecallers/{id}', { params }))).data
      }
      const upToNow = (date: string) =>
        within(momentOf(date, '00:00', timeZone).toISOString(), momentOf(date, time, timeZone).toISOString())
      const days = Array.from({ length: daysBefore }, (_, n) => addDays(day, -1 - n))
      const [today, week, month, ...before] = await Promise.all([
        within(day),
        within(mondayOf(day)),
        within(addDays(day, -29)),
        // At midnight sharp there is no "by this time" yet.
        ...(time === '00:00' ? [] : days.map(upToNow)),
      ])
      return { today, week, month, before, asOf } as MyNumbers
    },
  })

export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return undefined
  const high = sorted[Math.floor(middle)] as number
  return sorted.length % 2 ? high : Math.round(((sorted[middle - 1] as number) + high) / 2)
}
