/** The value below which this share of them lies; a share of 1 is the greatest. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((x, y) => x - y)[Math.min(values.length - 1, Math.floor(share * values.length))] ??
  Number.NaN

export const median = (values: number[]) => quantile(values, 0.5)
