import { pipeline, Readable } from 'node:stream'
import { type CsvError, type Info, type Parser, parse } from 'csv-parse'
import { Failure } from '../../platform/errors.ts'
import { type Format, parseOptions } from './detect-format.ts'

/** A row of the file: its number as a spreadsheet counts, from 1, and its cells. */
export type Row = { row: number; cells: string[] }

const sliceLength = 65_536

async function* decoded(content: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of content)
    for (let from = 0; from < piece.length; from += sliceLength)
      yield Buffer.from(decoder.decode(piece.subarray(from, from + sliceLength), { stream: true }))
  yield Buffer.from(decoder.decode())
}

/** The file's rows after its heading, as they are asked for; blank ones are passed over but counted. */
export async function* readRows(
  content: AsyncIterable<Buffer>,
  { encoding, delimiter, heading }: Format,
): AsyncGenerator<Row> {
  const parser = parse({ ...parseOptions, delimiter }) as Parser & { info: Info }
  pipeline(Readable.from(decoded(content, encoding), { objectMode: false }), parser, () => {})
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row++
      if (row > heading && cells.some(cell => cell.trim() !== '')) yield { row, cells }
    }
  } catch (error) {
    // Not by what was read so far: rows that were ready are dropped when a later one cannot be read.
    throw csvFailure(error, parser.info.records + 1)
  }
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
