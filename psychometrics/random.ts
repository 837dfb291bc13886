/** Seeded numbers. A draw is a function of its seed and place alone, so any instance makes the same one. */

/** 32 well-mixed bits from two 32-bit words. */
function mix(a: number, b: number): number {
  let h = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 16) ^ b, 0x27d4eb2f)
  return (h ^ (h >>> 15)) >>> 0
}

export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i))
  return h
}

/** Uniform on [0, 1), from the seed and the place of the draw. */
export const drawAt = (seed: number, place: number): number => mix(mix(seed, place), 0x5bd1e995) / 2 ** 32

/** In an order drawn by the text: the same text, the same order. */
export function shuffle<T>(values: readonly T[], text: string): T[] {
  const seed = hashText(text)
  const drawn = values.map((value, place) => ({ value, draw: drawAt(seed, place) }))
  return drawn.sort((x, y) => x.draw - y.draw).map(({ value }) => value)
}

export type Generator = { uniform: () => number; normal: () => number }

/** A stream of draws, for simulations. */
export function generator(seed: number): Generator {
  let place = 0
  const uniform = () => {
    const high = mix(mix(seed, place), 1) >>> 5
    const low = mix(mix(seed, place), 2) >>> 6
    place++
    return (high * 2 ** 26 + low) / 2 ** 53
  }
  // 1 - u keeps the logarithm away from 0.
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}
