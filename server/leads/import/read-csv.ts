import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CsvError, type Info, type Options, type Parser, parse } from 'csv-parse'
import { parse as parseText } from 'csv-parse/sync'
import { Failure, invalid } from '../../platform/errors.ts'
import { decodeHead, type Format, parseOptions, withoutMarks } from './detect-format.ts'

/** A row of the file: its number as a spreadsheet counts, from 1, and its cells. */
export type Row = { row: number; cells: string[] }

// Nothing in it may hold up others: a slice of line ends alone has as many rows as bytes.
const sliceLength = 16_384
/** Spreadsheets write more than a million, most of them blank. */
const mostRows = 2_000_000

async function* decoded(content: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  let isBegun = false
  for await (const piece of content)
    for (let from = 0; from < piece.length; from += sliceLength) {
      const text = decoder.decode(piece.subarray(from, from + sliceLength), { stream: true })
      const kept: string = isBegun ? text : withoutMarks(text)
      isBegun ||= kept !== ''
      yield Buffer.from(kept)
      await nextTurn()
    }
  yield Buffer.from(decoder.decode())
}

const tooMany = invalid('file', 'has more than 2,000,000 rows, blank ones included; split it')

const hasContent = (cells: string[]) => cells.some(cell => cell.trim() !== '')

/** The file's rows after its heading, as they are asked for; blank ones are passed over but counted. */
export async function* readRows(
  content: AsyncIterable<Buffer>,
  { encoding, delimiter, heading }: Format,
): AsyncGenerator<Row> {
  // Empty lines cost next to nothing where no record is made of them, however many there are.
  const parser = parse({
    ...parseOptions,
    delimiter,
    skip_empty_lines: true,
    on_record: (cells: string[], info: Info): Row => ({ row: info.records + info.empty_lines, cells }),
  } as object as Options) as Parser & { info: Info }
  pipeline(Readable.from(decoded(content, encoding), { objectMode: false }), parser, () => {})
  try {
    for await (const { row, cells } of parser as unknown as AsyncIterable<Row>) {
      if (row > mostRows) throw tooMany
      if (row > heading && hasContent(cells)) yield { row, cells }
    }
  } catch (error) {
    // Not by what was read so far: rows that were ready are dropped when a later one cannot be read.
    throw csvFailure(error, parser.info.records + parser.info.empty_lines + 1)
  }
}

// Four times what the first two rows may have. Of a file that begins with blank rows no more than some are looked through.
export const firstBytes = 262_144
export const firstRecords = 100

/** The first rows that end within the file's beginning: however long its rows are, reading them takes milliseconds. */
export async function readFirstRows(
  content: AsyncIterable<Buffer>,
  { encoding, delimiter, heading }: Format,
  most: number,
): Promise<Row[]> {
  const held: Buffer[] = []
  let length = 0
  for await (const piece of content) {
    held.push(piece)
    length += piece.length
    if (length > firstBytes) break
  }
  const text = decodeHead(Buffer.concat(held).subarray(0, firstBytes), encoding)
  return firstRecordsOf(text, delimiter, length > firstBytes)
    .map((cells, at) => ({ row: at + 1, cells }))
    .filter(({ row, cells }) => row > heading && hasContent(cells))
    .slice(0, most)
}

function firstRecordsOf(text: string, delimiter: string, isCut: boolean): string[][] {
  const records: string[][] = []
  const on_record = (record: string[]) => void records.push(record)
  try {
    parseText(text, { ...parseOptions, delimiter, to: firstRecords, on_record })
  } catch (error) {
    // Cut off between quotation marks, it is no record.
    if (isCut) return records
    throw csvFailure(error, records.length + 1)
  }
  return isCut ? records.slice(0, -1) : records
}

function csvFailure(error: unknown, row: number) {
  const { code } = error as CsvError
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return new Failure(
      'VALIDATION_ERROR',
      `Row ${row} does not end: a quotation mark that opens there is not closed.`,
      { field: 'file' },
    )
  if (code?.startsWith('CSV_'))
    return new Failure('VALIDATION_ERROR', `Row ${row} cannot be read as CSV.`, { field: 'file' })
  return error
}
