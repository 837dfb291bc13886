import { Readable } from 'node:stream'

export type Cell = string | number | boolean | null | undefined

// A spreadsheet takes what begins so for a formula and runs it. An apostrophe makes it text; one that is there already
// gets a second, so that reading undoes exactly what writing did.
const formula = /^'*[=+\-@\t\r＝＋－＠]/

export const defused = (text: string) => (formula.test(text) ? `'${text}` : text)
export const undefused = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)

/** One line of a CSV file (RFC 4180). Only text is defused: a number that is below zero stays one. */
export const csvLine = (cells: Cell[]) => `${cells.map(cellText).join(',')}\r\n`

/** The first line of a file for spreadsheets: without a byte-order mark Excel takes UTF-8 for the machine's own code page. */
export const spreadsheetHeading = (columns: string[]) => `\ufeff${csvLine(columns)}`

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell)
  const text = defused(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A file that is made while it is read. What goes wrong before its first lines is an ordinary failure; later the
 * connection is cut, so that nobody takes a part for the whole.
 */
export async function csvStream(pieces: AsyncGenerator<string>): Promise<Readable> {
  // The names of the columns say nothing yet about whether there will be rows.
  const [names, first] = [await pieces.next(), await pieces.next()]
  async function* all() {
    if (!names.done) yield names.value
    if (!first.done) yield first.value
    yield* pieces
  }
  return Readable.from(all(), { objectMode: false })
}
