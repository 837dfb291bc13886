import { generator } from '../../psychometrics/random.ts'

export type Dice = ReturnType<typeof dice>

/** Chance that falls the same way at every run. */
export function dice(seed: number) {
  const { uniform, normal } = generator(seed)
  const between = (low: number, high: number) => low + uniform() * (high - low)
  const pick = <T>(from: readonly T[]) => from[Math.floor(uniform() * from.length)] as T
  const weighted = <T>(from: readonly (readonly [T, number])[]): T => {
    let left = uniform() * from.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of from) {
      left -= weight
      if (left < 0) return value
    }
    return (from.at(-1) as readonly [T, number])[0]
  }
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(uniform() * 16).toString(16)).join('')
  return {
    chance: (p: number) => uniform() < p,
    normal,
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    /** Most lie near the median, a few far above it, as times do. */
    skewed: (median: number, spread: number) => median * Math.exp(spread * normal()),
    pick,
    weighted,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
