import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { timeZoneOf, usePreferences } from '../device/preferences.ts'
import { type Formatter, formatter } from '../texts/format.ts'
import {
  type Days,
  dayIn,
  daysOf,
  intervalFor,
  type PeriodName,
  periodNames,
  quarterHour,
  spanBefore,
} from './period.ts'

/** Which number's rows are open: whose, of which days and of which source, where not of the whole page. */
export type RowsAddress = { rows: string; who?: string; on?: string; until?: string; of?: string }
type Search = Partial<
  Record<'period' | 'from' | 'to' | 'source' | 'person' | 'zone' | keyof RowsAddress, unknown>
>

const text = (value: unknown) => (value === undefined || value === null ? undefined : String(value))

const isZone = (zone: string | undefined): zone is string => {
  if (!zone) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** What the page is asked to show, all of it in the address, so that it can be sent to somebody. */
export function useTeamAddress() {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const preferences = usePreferences()
  const asked = text(search.zone)
  const zone = isZone(asked) ? asked : timeZoneOf(preferences)
  const format = useMemo(() => formatter({ ...preferences, timeZone: zone }), [preferences, zone])
  // The same object as long as it says the same, so that what is drawn from it is not drawn again.
  const now = quarterHour(Date.now())
  return useMemo(() => read(search, format, now, navigate), [search, format, now, navigate])
}

function read(search: Search, format: Formatter, now: number, navigate: ReturnType<typeof useNavigate>) {
  const zone = format.timeZone
  const today = dayIn(zone, now)
  const period = periodNames.find(name => name === search.period) ?? 'month'
  const picked = { ...pick('from', text(search.from)), ...pick('to', text(search.to)) }
  const days = daysOf(period, picked, today)
  const rows = text(search.rows)

  // On top of what the address is by then: two changes may come before the page is drawn again.
  const change = (next: Search, replace = true) =>
    void navigate({
      to: '/team',
      search: ((current: Search) => ({ ...current, ...next })) as never,
      replace,
      resetScroll: false,
    })
  return {
    period: period as PeriodName,
    days,
    before: spanBefore(days, today, now),
    interval: intervalFor(days),
    zone,
    source: text(search.source),
    person: text(search.person),
    open: rows
      ? { rows, who: text(search.who), on: text(search.on), until: text(search.until), of: text(search.of) }
      : undefined,
    format,
    change,
    close: () => change(closed),
  }
}
export type TeamAddress = ReturnType<typeof useTeamAddress>

const closed = { rows: undefined, who: undefined, on: undefined, until: undefined, of: undefined }
const pick = (name: keyof Days, value: string | undefined) => (value ? { [name]: value } : {})

/** The address that opens rows over the page as it is. */
export const searchFor =
  (address: RowsAddress) =>
  (search: Search): Search => ({ ...search, ...closed, ...address })
