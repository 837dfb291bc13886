import { createHash, randomUUID } from 'node:crypto'
import { Failure } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import { system } from './chunks.ts'
import { detectFormat, type Format, headLength, openDetector } from './detect-format.ts'
import { glimpseOf } from './glimpse.ts'
import { guessMapping } from './guess-mapping.ts'
import type { NewImport } from './queries.ts'
import { readRows } from './read-csv.ts'

export const mostBytes = 100_000_000
/** Of one person, for as long as each is kept. */
export const mostTogether = 2_000_000_000
const mostRows = 1_000_000
export const mostColumns = 200
const keepDays = 30

export const tooLarge = () =>
  new Failure(
    'PAYLOAD_TOO_LARGE',
    'A file may have up to 100 MB. Split it and import the parts one after the other.',
    { field: 'file' },
  )

const refused = (message: string) =>
  new Failure('VALIDATION_ERROR', `file: ${message}`, { field: 'file', message })

/** Keeps a file and finds out how it is to be read. A file that is no use, or whose sender has gone, leaves nothing. */
export async function storeUpload(
  files: Files,
  person: string,
  name: string | undefined,
  content: AsyncIterable<Buffer>,
  gone: AbortSignal,
): Promise<NewImport> {
  const detector = openDetector()
  const hash = createHash('sha256')
  async function* inspected() {
    let size = 0
    for await (const chunk of content) {
      size += chunk.length
      if (size > mostBytes) throw tooLarge()
      detector.see(chunk)
      hash.update(chunk)
      yield chunk
    }
  }
  const about = {
    owner: person,
    purpose: 'import',
    mediaType: 'text/csv',
    most: mostBytes,
    mostTogether,
    keepDays,
  }
  const { id: file_id, size } = await files.put(about, inspected())
  try {
    const { encoding, head } = detector.finish()
    const { format, sample } = detectFormat(encoding, head)
    const titles = format.named ? (sample[0] ?? []) : (sample[0] ?? []).map((_, at) => `Column ${at + 1}`)
    if (titles.length > mostColumns) throw refused(`has more than ${mostColumns} columns`)
    const columns = glimpseOf(titles.map(title => title.replaceAll('\0', '').trim()))
    if (sample.length === 1 && size >= headLength)
      throw refused(`has a row, the first or the second, that does not end within ${headLength} bytes`)
    const rows = await countRows(files, file_id, format, gone)
    return {
      id: randomUUID(),
      person,
      file_id,
      file_name: name?.replaceAll('\0', '').slice(0, 255) || null,
      size,
      digest: hash.digest(),
      format,
      columns,
      mapping: guessMapping(columns, sample.slice(format.named ? 1 : 0)),
      rows,
    }
  } catch (error) {
    await files.remove(file_id)
    throw error
  }
}

async function countRows(files: Files, file: string, format: Format, gone: AbortSignal) {
  const stored = (await files.get(system, file)) as NonNullable<Awaited<ReturnType<Files['get']>>>
  let rows = 0
  for await (const _ of readRows(stored.content, format)) {
    gone.throwIfAborted()
    if (++rows > mostRows) throw refused('has more than 1,000,000 rows; split it')
  }
  if (rows === 0) throw refused('has no rows')
  return rows
}
