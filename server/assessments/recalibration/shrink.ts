import {
  type CalibratedItem,
  type ItemParameters,
  type Transform,
  transformItem,
} from '../../../psychometrics/index.ts'

/** How far true parameters are taken to lie from those in force, which were a judgement or rest on other answers. */
const spreadOfTruth = 0.5

/** Thresholds shrunk by different shares could meet. */
const leastGap = 0.05

/**
 * The estimate on the scale in use, drawn towards the parameters in force: the more answers, the smaller its error and
 * the less is left of the old value. The errors are those of the outcome.
 */
export function shrinkTowards(
  old: ItemParameters,
  { a, b, se }: CalibratedItem,
  linking: Transform,
): ItemParameters & { se: { a: number; b: number[] } } {
  const now = transformItem({ a, b }, linking)
  const { slope } = linking
  const errors = { a: (se?.a ?? 1) / slope, b: b.map((_, k) => (se?.b[k] ?? 1) * slope) }
  const thresholds: number[] = []
  for (const [k, threshold] of now.b.entries()) {
    const drawn = draw(old.b[k]!, threshold, errors.b[k]!)
    thresholds.push(Math.max(drawn, (thresholds.at(-1) ?? Number.NEGATIVE_INFINITY) + leastGap))
  }
  return {
    a: draw(old.a, now.a, errors.a),
    b: thresholds,
    se: { a: remaining(errors.a), b: errors.b.map(remaining) },
  }
}

const draw = (old: number, now: number, error: number) =>
  old + ((now - old) * spreadOfTruth ** 2) / (spreadOfTruth ** 2 + error ** 2)

const remaining = (error: number) => (error * spreadOfTruth) / Math.hypot(error, spreadOfTruth)
