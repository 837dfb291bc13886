// A day is written 2026-11-15 and a time 16:05, as date and time fields have them.

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

/** What calendar and clock show there at that moment. */
export function dayAndTime(moment: string | number | Date, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = formatIn(timeZone).format(new Date(moment)).split(' ')
  // Somebody who types a year passes through the year 2 and the year 20.
  return { day: day.padStart(10, '0'), time }
}

/** The moment at which calendar and clock show this there. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = (shown: { day: string; time: string }) => Date.parse(`${shown.day}T${shown.time}Z`)
  const wanted = asUtc({ day, time })
  let moment = wanted
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  for (let round = 0; round < 2; round++) moment += wanted - asUtc(dayAndTime(moment, timeZone))
  return new Date(moment)
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
