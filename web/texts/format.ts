import { type Preferences, timeZoneOf, usePreferences } from '../device/preferences.ts'

type Moment = string | number | Date

const locales = { en: 'en-GB', hi: 'hi-IN' }

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** Made when it is first asked for: each of Intl's formats is dear to make, and a page uses a few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Dates, times and numbers in the person's language and time zone. */
export function formatter(preferences: Preferences) {
  const locale = locales[preferences.language]
  const timeZone = once(() => timeZoneOf(preferences))
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { timeZone: timeZone(), ...options }))
    return (moment: Moment) => format().format(new Date(moment))
  }
  const time = date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = date({ weekday: 'short', day: 'numeric', month: 'short' })
  const shortDay = date({ day: 'numeric', month: 'short' })
  const monthOfYear = date({ day: 'numeric', month: 'short', year: 'numeric' })
  const dayOfYear = date({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const weekday = date({ weekday: 'short' })
  const isFar = (moment: Moment) => Math.abs(+new Date(moment) - Date.now()) > 300 * 86_400_000
  const dayTime = (moment: Moment) =>
    `${(isFar(moment) ? dayOfYear : day)(moment).replace(',', '')}, ${time(moment)}`
  const isSameDay = (a: Moment, b: Moment) =>
    day(a) === day(b) && Math.abs(+new Date(a) - +new Date(b)) < 172_800_000
  const number = once(() => new Intl.NumberFormat(locale))
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
  const sizes = once(() =>
    byteUnits.map(unit => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })),
  )
  return {
    get timeZone() {
      return timeZone()
    },
    /** 16:05 */
    time,
    /** Tue 10 Nov */
    day: (moment: Moment) => day(moment).replace(',', ''),
    /** 10 Nov */
    shortDay,
    /** 10 Nov 2026 */
    date: monthOfYear,
    /** Tue 10 Nov, 16:05; with its year where that is not plain */
    dayTime,
    /** 16:05 where it is today, else with its day */
    near: (moment: Moment) => (isSameDay(moment, Date.now()) ? time : dayTime)(moment),
    /** Tue 16:05 within the week to come, else 10 Nov; for columns, where a long one has no room */
    brief: (moment: Moment) => {
      const ahead = +new Date(moment) - Date.now()
      if (ahead > 0 && ahead < 6 * 86_400_000) return `${weekday(moment)} ${time(moment)}`
      return (isFar(moment) ? monthOfYear : shortDay)(moment)
    },
    /** Tue within the week past, else 10 Nov */
    recentDay: (moment: Moment) => {
      const isRecent = Date.now() - +new Date(moment) < 6 * 86_400_000
      return (isRecent ? weekday : isFar(moment) ? monthOfYear : shortDay)(moment)
    },
    /** 10 November 2026, 16:05 */
    fullDayTime: date({ dateStyle: 'long', timeStyle: 'short' }),
    number: (value: number) => number().format(value),
    /** 1.2 GB */
    bytes: (value: number) => {
      const step = Math.min(Math.floor(Math.log10(Math.max(value, 1)) / 3), byteUnits.length - 1)
      return sizes()[step]?.format(value / 1000 ** step) ?? ''
    },
    /** 34.1% of 0.341 */
    percent: (share: number) => percent().format(share),
    /** one, two and three */
    list: (items: readonly string[]) => list().format(items),
    isSameDay,
  }
}

export type Formatter = ReturnType<typeof formatter>

let last: { preferences: Preferences; made: Formatter } | undefined

/** The same until preferences change. */
export function useFormat(): Formatter {
  const preferences = usePreferences()
  if (last?.preferences !== preferences) last = { preferences, made: formatter(preferences) }
  return last.made
}
