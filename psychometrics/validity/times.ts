import { quantile } from '../statistics.ts'

/** Faster than a short statement can be read (Wood and others 2017). */
const rapidMs = 1_000

/** Longer than anybody thinks about one statement: the person was away, and the time says nothing of the answer. */
const pauseMs = 600_000

export type TimeSummary = {
  /** Times that can be true of an answer; the rest are counted below and used for nothing. */
  usable: number
  rapid: number
  /** Share of usable times that leave room for reading (Wise & Kong 2005: response time effort); null without any. */
  effort: number | null
  medianMs: number | null
  /** Zero, negative or no number: a clock was set, or a client is broken. */
  impossible: number
  pauses: number
}

export function summariseTimes(times: readonly (number | null | undefined)[]): TimeSummary {
  const given = times.filter(time => time !== null && time !== undefined)
  const possible = given.filter(time => Number.isFinite(time) && time > 0)
  const usable = possible.filter(time => time <= pauseMs).sort((x, y) => x - y)
  const rapid = usable.filter(time => time < rapidMs).length
  return {
    usable: usable.length,
    rapid,
    effort: usable.length === 0 ? null : 1 - rapid / usable.length,
    medianMs: usable.length === 0 ? null : quantile(usable, 0.5),
    impossible: given.length - possible.length,
    pauses: possible.length - usable.length,
  }
}
