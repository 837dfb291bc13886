/** Small dense matrices as rows. */

/** Solves A·x = b by elimination with row exchanges; null when A is singular. */
export function solve(a: readonly (readonly number[])[], b: readonly number[]): number[] | null {
  const n = b.length
  const rows = a.map((row, i) => [...row, b[i]!])
  const scale = a.flat().reduce((largest, x) => Math.max(largest, Math.abs(x)), 0)
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let i = column + 1; i < n; i++) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i
    }
    const top = rows[pivot]!
    if (!(Math.abs(top[column]!) > scale * 1e-13)) return null
    rows[pivot] = rows[column]!
    rows[column] = top
    for (let i = column + 1; i < n; i++) {
      const row = rows[i]!
      const factor = row[column]! / top[column]!
      for (let j = column; j <= n; j++) row[j]! -= factor * top[j]!
    }
  }
  const x = new Array<number>(n)
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i]![n]!
    for (let j = i + 1; j < n; j++) rest -= rows[i]![j]! * x[j]!
    x[i] = rest / rows[i]![i]!
  }
  return x
}

/** Null when singular. */
export function inverse(a: readonly (readonly number[])[]): number[][] | null {
  const columns = a.map((_, k) =>
    solve(
      a,
      a.map((_, i) => (i === k ? 1 : 0)),
    ),
  )
  if (columns.some(column => column === null)) return null
  return a.map((_, i) => columns.map(column => column![i]!))
}

/** With n − 1 in the denominator. */
export function covariance(rows: readonly (readonly number[])[]): { centre: number[]; matrix: number[][] } {
  const width = rows[0]!.length
  const centre = Array.from(
    { length: width },
    (_, j) => rows.reduce((t, row) => t + row[j]!, 0) / rows.length,
  )
  const matrix = centre.map((ci, i) =>
    centre.map(
      (cj, j) => rows.reduce((t, row) => t + (row[i]! - ci) * (row[j]! - cj), 0) / (rows.length - 1),
    ),
  )
  return { centre, matrix }
}
