import type { StoredResult } from './compute.ts'

/** Outwards, so that the interval holds the score that is shown in it. */
export const shownInterval = ({ low, high }: { low: number; high: number }) => ({
  low: Math.floor(low * 10) / 10,
  high: Math.ceil(high * 10) / 10,
})

export const shownResult = (result: StoredResult) => ({
  ...result,
  dimensions: result.dimensions.map(one => ({
    ...one,
    interval: one.interval && shownInterval(one.interval),
  })),
})
