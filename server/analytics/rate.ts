/** Null, not 0, where there is nothing to take a share of. */
export const share = (numerator: number, denominator: number) =>
  denominator === 0 ? null : numerator / denominator

/** A share, and beside it what it was made of. */
export const rate = <Name extends string>(name: Name, numerator: number, denominator: number) =>
  ({ [name]: share(numerator, denominator), [`${name}_of`]: { numerator, denominator } }) as {
    [K in Name]: number | null
  } & { [K in `${Name}_of`]: { numerator: number; denominator: number } }
