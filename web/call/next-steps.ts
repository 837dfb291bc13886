import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'

/** When to speak next, as offered on the keys: later today where there is time, tomorrow, and towards the week's end. */
export type NextStep = { name: 'today' | 'tomorrow' | 'later'; at: Date }

const halfHour = 1_800_000
const lastHour = 19

export function nextSteps(now: Date, timeZone: string): NextStep[] {
  const here = dayAndTime(now, timeZone)
  const hour = hourOf(here.time)
  const at = (days: number, time: string) => momentOf(addDays(here.day, days), time, timeZone)
  // From four on, five o'clock is too near to be a plan.
  const todayHour = hour >= 16 ? Math.max(hour + 2, 17) : 17
  const rounded = dayAndTime(Math.round(now.getTime() / halfHour) * halfHour, timeZone).time
  const tomorrowHour = String(clamp(hourOf(rounded), 9, 18)).padStart(2, '0')
  const untilFriday = (5 - new Date(here.day).getUTCDay() + 7) % 7
  const steps: NextStep[] = [
    { name: 'tomorrow', at: at(1, `${tomorrowHour}:${rounded.slice(3)}`) },
    // On Thursday and Friday that is too near, so it is the Monday after.
    { name: 'later', at: at(untilFriday >= 2 ? untilFriday : untilFriday + 3, '16:00') },
  ]
  return todayHour <= lastHour ? [{ name: 'today', at: at(0, `${todayHour}:00`) }, ...steps] : steps
}

const hourOf = (time: string) => Number(time.slice(0, 2))
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** For the field in which a time is picked: 2026-11-20T16:00, by the clock there. */
export function pickedText(at: Date, timeZone: string): string {
  const { day, time } = dayAndTime(at, timeZone)
  return `${day}T${time}`
}

export function pickedMoment(text: string, timeZone: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text) ?? []
  return day && time ? momentOf(day, time, timeZone) : undefined
}
