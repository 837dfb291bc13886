// When people call. Hours are counted in UTC, days in India, where the team sits.

export const hour = 3_600_000
export const day = 24 * hour
const indiaAhead = 5.5

/** From and to, in hours; a shift may have an hour's break. */
export type Hours = { from: number; to: number; breakAt?: number }
export type Shift = Required<Hours>

const india = (clock: number) => clock - indiaAhead
const shift = (from: number, to: number, breakAt: number): Shift => ({
  from: india(from),
  to: india(to),
  breakAt: india(breakAt),
})

/** By the clock in India: most work by day, some in the evening, when Europe and America are at work. */
export const shifts = { day: shift(9.5, 18.5, 13), late: shift(11, 20, 15), evening: shift(13.5, 22.5, 17) }

/** When somebody may be called there, in winter and in summer: within 9 and 20 o'clock of their own. */
export const callable: Record<'india' | 'britain' | 'australia' | 'america', Hours> = {
  india: { from: 3.5, to: 14.5 },
  britain: { from: 9, to: 19 },
  australia: { from: 0, to: 9 },
  america: { from: 14, to: 24 },
}

/** The same moment, or the next at which the caller is at work and the lead may be called. */
export function nextCallTime(moment: number, worker: Hours, lead: Hours): number {
  const { breakAt = Number.NaN } = worker
  const from = Math.max(worker.from, lead.from)
  const to = Math.min(worker.to, lead.to)
  for (let at = moment; ; ) {
    const midnight = Math.floor(at / day) * day
    const clock = (at - midnight) / hour
    const isSunday = new Date(at + indiaAhead * hour).getUTCDay() === 0
    if (isSunday || clock >= to) at = midnight + day + (from + spread(at)) * hour
    else if (clock < from) at = midnight + (from + spread(at)) * hour
    else if (clock >= breakAt && clock < breakAt + 1) at = midnight + (breakAt + 1 + spread(at)) * hour
    else return at
  }
}

/** Nobody begins on the stroke of the hour: up to 40 minutes, the same for the same moment. */
const spread = (moment: number) => ((Math.floor(moment / 1000) * 7919) % 2400) / 3600

/** Somebody of this shift can call somebody there at some hour of the day. */
export const canCall = (worker: Shift, lead: Hours) =>
  Math.min(worker.to, lead.to) - Math.max(worker.from, lead.from) > 1.5
