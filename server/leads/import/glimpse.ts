const longest = 200
const perRow = 8_000

/** For whoever reads the contract. */
export const glimpseLimits = `up to ${longest} characters, fewer where there are more than ${perRow / longest}, with … where it goes on`

/** A text's beginning, with an ellipsis where it goes on; never half a character of two code units. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Cells as they are shown: enough to recognise each, and of many no more in all than of some. */
export const glimpseOf = (cells: readonly string[]) =>
  cells.map(cell => cutText(cell, Math.min(longest, Math.floor(perRow / cells.length))))
