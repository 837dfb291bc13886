import type { StoredResult } from './compute.ts'

/** Numbers as they are shown: to what they mean, never to more. What is stored and computed with stays exact. */

export const decimals = (value: number, places: number) => Number(value.toFixed(places))

export const orNull = (value: number | null, places: number) =>
  value === null ? null : decimals(value, places)

/** Outwards, so that the interval holds the score that is shown in it. */
export const shownInterval = ({ low, high }: { low: number; high: number }) => ({
  low: Math.floor(low * 10) / 10,
  high: Math.ceil(high * 10) / 10,
})

export const showResult = (result: StoredResult) => ({
  ...result,
  dimensions: result.dimensions.map(one => ({
    ...one,
    band_probabilities:
      one.band_probabilities &&
      Object.fromEntries(Object.entries(one.band_probabilities).map(([band, p]) => [band, decimals(p, 2)])),
    percentile: orNull(one.percentile, 0),
    z: orNull(one.z, 2),
    standard_error: orNull(one.standard_error, 2),
    interval: one.interval && shownInterval(one.interval),
    composite: one.composite && {
      theta: decimals(one.composite.theta, 2),
      se: decimals(one.composite.se, 2),
    },
    components: one.components.map(part => ({
      ...part,
      z: orNull(part.z, 2),
      standard_error: orNull(part.standard_error, 2),
    })),
  })),
  exercises: result.exercises.map(one => ({
    ...one,
    score: decimals(one.score, 2),
    z: decimals(one.z, 2),
    standard_error: decimals(one.standard_error, 2),
  })),
  validity: {
    ...result.validity,
    checks: result.validity.checks.map(check => ({
      ...check,
      value: orNull(check.value, 3),
      cutoff: decimals(check.cutoff, 3),
    })),
  },
})
