import { dayAndTime } from '../texts/zoned.ts'

export const periodNames = ['today', 'week', 'month', 'quarter', 'pick'] as const
export type PeriodName = (typeof periodNames)[number]

/** Both are days, and both belong to it. */
export type Days = { from: string; to: string }
/** The end of the time before may be a moment within a day. */
export type Span = { from: string; to: string }

const dayMs = 86_400_000
const quarterHourMs = 900_000
const length = { today: 1, week: 7, month: 30, quarter: 90 }

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export const shiftDay = (day: string, by: number) =>
  new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10)

export const dayIn = (timeZone: string, moment: number | string | Date) => dayAndTime(moment, timeZone).day

export const lengthOf = ({ from, to }: Days) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

export const quarterHour = (moment: number) => Math.floor(moment / quarterHourMs) * quarterHourMs

export function daysOf(name: PeriodName, picked: Partial<Days>, today: string): Days {
  if (name === 'pick') {
    const to = isDay(picked.to) ? picked.to : today
    const from = isDay(picked.from) ? picked.from : shiftDay(to, -29)
    return from <= to ? { from, to } : { from: to, to: from }
  }
  return { from: shiftDay(today, 1 - length[name]), to: today }
}

/** As many days just before. Of a period that is not over, only as much of them as has passed of it, or it would always look worse. */
export function spanBefore(days: Days, today: string, now: number): Span {
  const count = lengthOf(days)
  const from = shiftDay(days.from, -count)
  if (days.to < today || days.from > today) return { from, to: shiftDay(days.to, -count) }
  return { from, to: new Date(quarterHour(now - count * dayMs)).toISOString() }
}

export type Interval = 'day' | 'week' | 'month'
export const intervalFor = (days: Days): Interval => {
  const count = lengthOf(days)
  return count <= 62 ? 'day' : count <= 370 ? 'week' : 'month'
}

/** The days of one point of a series, no further than the period goes. */
export function daysOfPoint(start: string, interval: Interval, { from, to }: Days): Days {
  const next = {
    day: () => start,
    week: () => shiftDay(start, 6),
    month: () => {
      const [year = 0, month = 1] = start.split('-').map(Number)
      return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    },
  }[interval]()
  return { from: start < from ? from : start, to: next > to ? to : next }
}
