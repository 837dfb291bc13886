import type { PersonNumbers } from './data.ts'

type Cell = string | number | null

// A spreadsheet takes what begins so for a formula and runs it; an apostrophe makes it text.
const formula = /^'*[=+\-@\t\r]/

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const columns: Record<string, (person: PersonNumbers) => Cell> = {
  rank: person => person.rank,
  first_name: person => person.first_name,
  last_name: person => person.last_name,
  calls: person => person.total_calls,
  connected_calls: person => person.connected_calls,
  connection_rate: person => person.connection_rate,
  talk_time_seconds: person => person.talk_time_seconds,
  conversions: person => person.conversions,
  conversion_rate: person => person.conversion_rate,
  conversion_rate_of_leads: person => person.conversion_rate_of.denominator,
  follow_up_compliance: person => person.follow_up_compliance,
  follow_ups_due: person => person.follow_up_compliance_of.denominator,
}

/** The people of the page as a file for spreadsheets, each rate with what it is a share of. */
export function peopleAsCsv(people: readonly PersonNumbers[]): string {
  const lines = [
    Object.keys(columns),
    ...people.map(person => Object.values(columns).map(cell => cell(person))),
  ]
  return lines.map(cells => `${cells.map(cellText).join(',')}\r\n`).join('')
}
