/** When to speak next, as offered on the keys: later today where there is time, tomorrow, and towards the week's end. */
export type NextStep = { name: 'today' | 'tomorrow' | 'later'; at: Date }

const halfHour = 1_800_000
const lastHour = 19

export function nextSteps(now: Date, timeZone: string): NextStep[] {
  const here = wallClock(now, timeZone)
  const today = { ...here, hour: 17, minute: 0 }
  // From four on, five o'clock is too near to be a plan.
  if (here.hour >= 16) today.hour = Math.max(here.hour + 2, 17)
  const rounded = wallClock(new Date(Math.round(now.getTime() / halfHour) * halfHour), timeZone)
  const tomorrow = { ...here, day: here.day + 1, hour: clamp(rounded.hour, 9, 18), minute: rounded.minute }
  const untilFriday = (5 - weekday(here) + 7) % 7
  // On Thursday and Friday that is too near, so it is the Monday after.
  const later = {
    ...here,
    day: here.day + (untilFriday >= 2 ? untilFriday : untilFriday + 3),
    hour: 16,
    minute: 0,
  }
  const steps: NextStep[] = [
    { name: 'tomorrow', at: moment(tomorrow, timeZone) },
    { name: 'later', at: moment(later, timeZone) },
  ]
  return today.hour <= lastHour ? [{ name: 'today', at: moment(today, timeZone) }, ...steps] : steps
}

export type WallClock = { year: number; month: number; day: number; hour: number; minute: number }

/** What the clock on a wall shows there. */
export function wallClock(at: Date, timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return { year, month, day, hour, minute }
}

/** The moment at which the clock there shows this. Twice, because the offset may change between guess and answer. */
export function moment(clock: WallClock, timeZone: string): Date {
  const wanted = Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute)
  let at = wanted
  for (let n = 0; n < 2; n++) {
    const shown = wallClock(new Date(at), timeZone)
    at += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  return new Date(at)
}

const weekday = ({ year, month, day }: WallClock) => new Date(Date.UTC(year, month - 1, day)).getUTCDay()
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** For the field in which a time is picked: 2026-11-20T16:00, by the clock there. */
export function pickedText(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(at, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

export function pickedMoment(text: string, timeZone: string): Date | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d+)-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  return moment({ year, month, day, hour: hour ?? 0, minute: minute ?? 0 }, timeZone)
}
