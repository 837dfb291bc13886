import { useQuery } from '@tanstack/react-query'
import type { operations } from '../../contract/schema.ts'
import { client, read } from '../api/client.ts'
import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'

export type Numbers =
  operations['getAnalyticsTelecaller']['responses'][200]['content']['application/json']['data']
export type Day = { start: string; calls: number; connected: number }
export type MyNumbers = {
  today: Numbers
  before: Numbers[]
  week: Numbers
  month: Numbers
  /** The last two weeks, today last. */
  days: Day[]
  asOf: number
}

const daysBefore = 7
const daysShown = 14
const keptMs = 300_000

/** Monday of the week in which a day lies. */
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

/** Today up to now, the days before up to the same time of day, two weeks by day, this week and the last 30 days. */
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
      const lastDays = async (): Promise<Day[]> => {
        const query = { from: addDays(day, 1 - daysShown), interval: 'day', time_zone: timeZone } as const
        const { data } = await read(client.GET('/api/analytics/leads', { params: { query } }))
        return data.series.map(one => ({
          start: one.start,
          calls: one.calls ?? 0,
          connected: one.connected_calls ?? 0,
        }))
      }
      const [shown, today, week, month, ...before] = await Promise.all([
        lastDays(),
        within(day),
        within(mondayOf(day)),
        within(addDays(day, -29)),
        // At midnight sharp there is no "by this time" yet.
        ...(time === '00:00' ? [] : days.map(upToNow)),
      ])
      return { today, week, month, before, days: shown, asOf } as MyNumbers
    },
  })

export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return undefined
  const high = sorted[Math.floor(middle)] as number
  return sorted.length % 2 ? high : Math.round(((sorted[middle - 1] as number) + high) / 2)
}
