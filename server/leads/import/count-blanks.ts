import { isBlank } from './read-lead.ts'

/** What stands in a column and counts as blank, and in how many rows. */
export type Blank = { column: number; cell: string; rows: number }

const longest = 40
// A form writes one such text, or two; what else there is are dashes of many lengths.
const mostPerColumn = 3
const mostKept = 20

/** Counts cells that say nothing although something stands in them, such as "Select". Empty ones speak for themselves. */
export function openBlanks(columns: number) {
  const found = Array.from({ length: columns }, () => new Map<string, Blank>())
  return {
    see(cells: readonly string[]) {
      for (const [column, blanks] of found.entries()) {
        const cell = cells[column]?.trim()
        if (!cell || !isBlank(cell)) continue
        const key = cell.toLowerCase()
        const known = blanks.get(key)
        if (known) known.rows++
        else if (blanks.size < mostKept) blanks.set(key, { column, cell: cell.slice(0, longest), rows: 1 })
      }
    },
    /** Those met most often, column by column. */
    counted: (): Blank[] =>
      found.flatMap(blanks => [...blanks.values()].sort((a, b) => b.rows - a.rows).slice(0, mostPerColumn)),
  }
}
