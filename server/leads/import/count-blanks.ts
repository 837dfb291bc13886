import { cutText } from './glimpse.ts'
import { isBlank } from './read-lead.ts'

/** What stands in a column and counts as blank, and in how many rows. */
export type Blank = { column: number; cell: string; rows: number }

const longest = 40
// A form writes one such text, or two; what else there is are dashes of many lengths.
const mostPerColumn = 3
// Of these there may be as many as rows. The rarest are forgotten, so that what comes late and often is counted still.
const mostRemembered = 300
const remembered = 100

/** Counts cells that say nothing although something stands in them, such as "Select". Empty ones speak for themselves. */
export function openBlanks(columns: number) {
  const found = Array.from({ length: columns }, () => new Map<string, Blank>())
  return {
    see(cells: readonly string[]) {
      for (const [column, blanks] of found.entries()) {
        const cell = cells[column]?.trim()
        if (!cell || !isBlank(cell)) continue
        const shown = cutText(cell, longest)
        const key = shown.toLowerCase()
        const known = blanks.get(key)
        if (known) known.rows++
        else blanks.set(key, { column, cell: shown, rows: 1 })
        if (blanks.size > mostRemembered) forgetRarest(blanks)
      }
    },
    /** Those met most often, column by column. */
    counted: (): Blank[] => found.flatMap(blanks => mostFrequent(blanks).slice(0, mostPerColumn)),
  }
}

const mostFrequent = (blanks: Map<string, Blank>) => [...blanks.values()].sort((a, b) => b.rows - a.rows)

function forgetRarest(blanks: Map<string, Blank>) {
  for (const { cell } of mostFrequent(blanks).slice(remembered)) blanks.delete(cell.toLowerCase())
}
