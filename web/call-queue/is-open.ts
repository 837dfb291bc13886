import { dayAndTime } from '../texts/zoned.ts'
import type { CallingHours } from './data.ts'

/** Whether a number that rings in these time zones may be called then: the clock of each of them counts. */
export const isOpen = ({ from, to, days }: CallingHours, moment: string, zones: readonly string[]) =>
  zones.every(zone => {
    const { day, time } = dayAndTime(moment, zone)
    const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7
    return days.includes(weekday) && from <= time && time < to
  })
