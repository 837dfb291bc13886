import { parse } from 'csv-parse/sync'
import { Failure } from '../../platform/errors.ts'
import { looksLikeAddress } from './looks-like.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Delimiter = ',' | ';' | '\t' | '|'
export type Format = {
  encoding: Encoding
  delimiter: Delimiter
  /** Rows before the first row of data: the columns' names, and a line "sep=;" that some spreadsheets write. */
  heading: number
  named: boolean
}

export const headLength = 65_536
const delimiters = [',', ';', '\t', '|'] as const

const asCsv = 'Save it as CSV (UTF-8) and upload that.'
const refusal = (sentence: string) => new Failure('VALIDATION_ERROR', sentence, { field: 'file' })

const disguises: [signature: RegExp, what: string][] = [
  [/^PK\x03\x04/, `This is a spreadsheet (XLSX) or an archive, not CSV. ${asCsv}`],
  [/^\xd0\xcf\x11\xe0/, `This is an old spreadsheet (XLS), not CSV. ${asCsv}`],
  [/^\x1f\x8b/, 'This is a compressed file (gzip), not CSV. Unpack it and upload what is in it.'],
  [/^%PDF/, 'This is a PDF, not CSV.'],
  [/^\s*(\[\s*)?\{\s*"/, `This is JSON, not CSV. ${asCsv}`],
  [/^\s*<(!doctype|html|head|body|table|\?xml|meta)/i, `This is a web page (HTML or XML), not CSV. ${asCsv}`],
]

/** Looks at a file's bytes as they pass by; refuses what is no text as soon as its beginning shows it. */
export function openDetector() {
  const head: Buffer[] = []
  let length = 0
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let hasNul = false

  const beginning = () => Buffer.concat(head).subarray(0, headLength)
  return {
    see(chunk: Buffer) {
      if (length < headLength) {
        head.push(chunk)
        length += chunk.length
        refuseDisguised(beginning())
      }
      hasNul ||= chunk.includes(0)
      if (isUtf8) isUtf8 = decodes(strict, chunk)
    },
    finish(): { encoding: Encoding; head: string } {
      isUtf8 &&= decodes(strict)
      const encoding = marked(beginning()) ?? (isUtf8 && !hasNul ? 'utf-8' : unmarked(beginning(), hasNul))
      return { encoding, head: decodeHead(beginning(), encoding) }
    },
  }
}

/** Of a decoder only the first mark is taken away; a file that was written anew by two programs may begin with several. */
export const withoutMarks = (text: string) => text.replace(/^\ufeff+/, '')

/** The text of a file's beginning, without a character that is cut off at its end. */
export const decodeHead = (head: Buffer, encoding: Encoding) =>
  withoutMarks(new TextDecoder(encoding).decode(head, { stream: true }))

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer) {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

function refuseDisguised(head: Buffer) {
  const text = new TextDecoder(marked(head) ?? 'latin1').decode(head.subarray(0, 512))
  const bytes = head.toString('latin1', 0, 512)
  for (const [signature, what] of disguises)
    if (signature.test(bytes) || signature.test(text)) throw refusal(what)
}

function marked(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : undefined
}

/** Latin letters have a zero byte in UTF-16, always on the same side. */
function unmarked(head: Buffer, hasNul: boolean): Encoding {
  if (!hasNul) return 'windows-1252'
  let [even, odd] = [0, 0]
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  if (odd > head.length / 5 && even < odd / 10) return 'utf-16le'
  if (even > head.length / 5 && odd < even / 10) return 'utf-16be'
  throw refusal('This is not a text file: it holds zero bytes.')
}

export const parseOptions = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: 1_000_000,
}

/** Records of the beginning, without the last, which may be cut off, unless there is no other. */
function sampleOf(head: string, delimiter: string): string[][] {
  const records: string[][] = []
  try {
    parse(head, {
      ...parseOptions,
      delimiter,
      to: 51,
      on_record: (record: string[]) => void records.push(record),
    })
  } catch {
    return records
  }
  return head.length < headLength / 4 || records.length === 1 ? records : records.slice(0, -1)
}

const looksLikeData = (cell: string) =>
  cell.split(/\s/).some(looksLikeAddress) || cell.replace(/\D/g, '').length >= 7

/** Which delimiter gives the rows most columns alike, and whether the first row names them. */
export function detectFormat(encoding: Encoding, head: string): { format: Format; sample: string[][] } {
  const said = head.match(/^sep=([,;|\t])\r?\n/i)
  const before = said ? 1 : 0
  const best = (said ? [said[1] as Delimiter] : delimiters)
    .map(delimiter => {
      const records = sampleOf(head, delimiter).slice(before)
      const columns = records[0]?.length ?? 0
      const alike = records.filter(record => record.length === columns).length
      return { delimiter, records, score: (columns - 1) * alike }
    })
    .reduce((a, b) => (b.score > a.score ? b : a))
  const first = best.records[0] ?? []
  const named = first.some(cell => cell.trim() !== '') && !first.some(looksLikeData)
  const heading = before + (named ? 1 : 0)
  return {
    format: { encoding, delimiter: best.delimiter, heading, named },
    sample: best.records,
  }
}
