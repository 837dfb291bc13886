/** Normal and chi-square probabilities, both from the regularised incomplete gamma function. */

function logGamma(x: number): number {
  // Stirling's series is exact to double precision from 10 on; smaller arguments are raised first.
  let shift = 0
  let at = x
  while (at < 10) {
    shift += Math.log(at)
    at += 1
  }
  const inverse = 1 / (at * at)
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / at
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift
}

/** Lower and upper tail of the gamma distribution with the given shape; the smaller one is computed directly. */
function gammaTails(shape: number, x: number): { lower: number; upper: number } {
  if (x <= 0) return { lower: 0, upper: 1 }
  if (x === Number.POSITIVE_INFINITY) return { lower: 1, upper: 0 }
  const front = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x < shape + 1) {
    let term = 1 / shape
    let sum = term
    for (let n = 1; n < 1000 && term > sum * 1e-17; n++) {
      term *= x / (shape + n)
      sum += term
    }
    const lower = front * sum
    return { lower, upper: 1 - lower }
  }
  // Continued fraction, evaluated forwards by Lentz's method.
  let b = x + 1 - shape
  let c = 1e300
  let d = 1 / b
  let value = d
  for (let n = 1; n < 1000; n++) {
    const a = -n * (n - shape)
    b += 2
    d = 1 / (a * d + b)
    c = b + a / c
    const step = c * d
    value *= step
    if (Math.abs(step - 1) < 1e-16) break
  }
  const upper = front * value
  return { lower: 1 - upper, upper }
}

export function normalCdf(z: number): number {
  if (Number.isNaN(z)) return Number.NaN
  const { lower, upper } = gammaTails(0.5, (z * z) / 2)
  return z < 0 ? upper / 2 : 0.5 + lower / 2
}

export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN
  if (p === 0) return Number.NEGATIVE_INFINITY
  if (p === 1) return Number.POSITIVE_INFINITY
  if (p > 0.5) return -normalQuantile(1 - p)
  // Newton's method on the logarithm of the tail, which is concave, so it converges from any start below the root.
  let z = p > 0.02 ? 4.91 * (p ** 0.14 - (1 - p) ** 0.14) : -Math.sqrt(-2 * Math.log(p))
  for (let i = 0; i < 50; i++) {
    const tail = normalCdf(z)
    const density = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)
    const step = (Math.log(tail / p) * tail) / density
    z -= step
    if (Math.abs(step) < 1e-14 * (1 + Math.abs(z))) break
  }
  return z
}

/** Probability of a value at least this large. */
export const chiSquareUpper = (x: number, df: number): number => gammaTails(df / 2, x / 2).upper

export function chiSquareQuantile(p: number, df: number): number {
  let low = 0
  let high = df + 20 * Math.sqrt(2 * df) + 40
  for (let i = 0; i < 200 && high - low > 1e-12 * high; i++) {
    const middle = (low + high) / 2
    if (1 - chiSquareUpper(middle, df) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}
