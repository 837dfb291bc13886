import { isWhole } from '../ui/whole-number.ts'
import type { CallingHours, CallQueue } from './data.ts'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

export type HoursDraft = { from: string; to: string; days: number[] }
export type HoursField = keyof HoursDraft

/** The time of "9", "9:30" or "24:00" as 09:30; undefined where it is none. */
export function readClock(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?::(\d\d))?$/.exec(text.trim()) ?? []
  if (hour === undefined) return undefined
  const isTime = (Number(hour) < 24 && Number(minute) < 60) || (hour === '24' && minute === '00')
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : undefined
}

/** The first that cannot be meant. What the service alone knows, it refuses. */
export function problemInHours({ from, to, days }: HoursDraft): HoursField | undefined {
  if (!readClock(from)) return 'from'
  if (!readClock(to)) return 'to'
  return days.length === 0 ? 'days' : undefined
}

export const hoursOf = ({ from, to, days }: HoursDraft): CallingHours => ({
  from: readClock(from) ?? from,
  to: readClock(to) ?? to,
  days: days.toSorted((a, b) => a - b),
})

/** Days that follow each other, first and last of each run: Monday to Friday and Sunday are [1, 5] and [7, 7]. */
export function runsOf(days: readonly number[]): [first: Weekday, last: Weekday][] {
  const runs: [Weekday, Weekday][] = []
  for (const day of weekdays.filter(one => days.includes(one))) {
    const last = runs.at(-1)
    if (last && last[1] === day - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

export type QueueDraft = { lease_minutes: string; most_claims: string; source_priority: string[] }
export type QueueField = keyof QueueDraft

export const queueDraftOf = ({ lease_minutes, most_claims, source_priority }: CallQueue): QueueDraft => ({
  lease_minutes: String(lease_minutes),
  most_claims: String(most_claims),
  source_priority: [...new Set(source_priority)],
})

export function problemInQueue({ lease_minutes, most_claims }: QueueDraft): QueueField | undefined {
  if (!isWhole(lease_minutes)) return 'lease_minutes'
  return isWhole(most_claims) ? undefined : 'most_claims'
}

export const queueOf = ({ lease_minutes, most_claims, source_priority }: QueueDraft): CallQueue => ({
  lease_minutes: Number(lease_minutes),
  most_claims: Number(most_claims),
  source_priority,
})

/** As the service compares them. */
export const isAmong = (sources: readonly string[], wanted: string) =>
  sources.some(source => source.toLowerCase() === wanted.toLowerCase())
