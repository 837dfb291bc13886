import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import { type Actor, type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import type { FoundLead, ReadRow } from './plan-chunk.ts'
import { type ImportRecord, leadsLike } from './queries.ts'
import { type Row, readFirstRows, readRows } from './read-csv.ts'
import { asOneProblem, type Problem, readLead } from './read-lead.ts'

export type ImportParts = { config: Config; db: Database; files: Files }
export const system = systemActor('import')

// A transaction of this many rows keeps others waiting for a tenth of a second at most.
const chunkSize = 500
// And of this many characters, of which memory holds no more than that at once; one row may have a million.
const chunkLength = 2_000_000
// Others have their turn after so many characters. Reading a phone number takes as long as looking through a thousand.
const turnLength = 50_000
const perRow = 1_000

/** Acts as whoever uploaded the file, with the role they have now. */
export const importer = ({ person }: ImportRecord): Actor => ({
  kind: 'person',
  id: person,
  sees: 'own',
  least: 'telecaller',
  origin: { requestId: '', address: '' },
})

export type ReadChunk = { rows: ReadRow[]; problems: Problem[]; reached: number }

/** The file's rows after one of them, read as leads, some hundred at a time; each is shown to `see` as it stands there. */
export async function* chunksOf(
  { files, config }: ImportParts,
  found: ImportRecord,
  after: number,
  see?: (cells: string[]) => void,
): AsyncGenerator<ReadChunk> {
  let held: Row[] = []
  let length = 0
  for await (const row of storedRows(files, found)) {
    if (row.row <= after) continue
    see?.(row.cells)
    held.push(row)
    length += lengthOf(row)
    if (held.length < chunkSize && length < chunkLength) continue
    yield await readChunk(held, found, config.phoneRegion)
    held = []
    length = 0
  }
  if (held.length > 0) yield await readChunk(held, found, config.phoneRegion)
}

type StoredRows = Pick<ImportRecord, 'file_id' | 'format'>

async function openFile(files: Files, { file_id }: StoredRows) {
  const stored = file_id === null ? undefined : await files.get(system, file_id)
  if (!stored) throw new Failure('NOT_FOUND', 'The file is no longer kept. Upload it again.')
  return stored.content
}

export async function* storedRows(files: Files, found: StoredRows): AsyncGenerator<Row> {
  yield* readRows(await openFile(files, found), found.format)
}

export const firstStoredRows = async (files: Files, found: StoredRows, most: number): Promise<Row[]> =>
  readFirstRows(await openFile(files, found), found.format, most)

/** What it takes to look through a row: its cells, however short, and their text. */
const lengthOf = ({ cells }: Row) => cells.reduce((sum, cell) => sum + cell.length, cells.length)

export async function readChunk(
  held: Row[],
  { mapping }: Pick<ImportRecord, 'mapping'>,
  region: string,
): Promise<ReadChunk> {
  const chunk: ReadChunk = { rows: [], problems: [], reached: held.at(-1)?.row as number }
  let work = 0
  for (const row of held) {
    const read = readLead(row, mapping, region)
    if ('problems' in read) chunk.problems.push(asOneProblem(row.row, read.problems))
    else chunk.rows.push({ row: row.row, fields: read.fields })
    work += perRow + lengthOf(row)
    if (work < turnLength) continue
    await nextTurn()
    work = 0
  }
  return chunk
}

const present = (values: (string | null | undefined)[]) => [
  ...new Set(values.filter(value => typeof value === 'string')),
]

export const findKnown = (
  tx: Tx,
  id: string,
  rows: ReadRow[],
  lock: '' | 'for update',
): Promise<FoundLead[]> =>
  leadsLike(
    tx,
    id,
    present(rows.map(({ fields }) => fields.phone_e164)),
    present(rows.map(({ fields }) => fields.email_key)),
    lock,
  )
