import type { Static } from 'typebox'
import Type from 'typebox'
import type { Files } from '../../platform/files.ts'
import { Figure } from '../../platform/http/rounding.ts'
import { Nullable, OneOf, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { firstStoredRows } from './chunks.ts'
import { importFields } from './fields.ts'
import { glimpseLimits, glimpseOf } from './glimpse.ts'
import { assignModes, duplicateModes, noCounts } from './plan-chunk.ts'
import type { ImportRecord } from './queries.ts'
import { firstBytes, firstRecords } from './read-csv.ts'
import { readLead } from './read-lead.ts'
import { mostColumns } from './upload.ts'

export const ImportMapping = Type.Array(Nullable(OneOf(importFields)), {
  description: 'for each column the field it goes to, or null',
})

export const ImportOptions = Type.Object(
  {
    duplicates: OneOf(duplicateModes, {
      default: 'skip',
      description:
        'what becomes of a row whose phone or e-mail a lead that you can read has already: passed over, changed where the row says something, or created all the same',
    }),
    assign: OneOf(assignModes, {
      default: 'me',
      description: 'whose new leads become; rules and nobody need manager',
    }),
  },
  { additionalProperties: false },
)

const count = Type.Integer()
const ImportCounts = Type.Object(
  { created: count, updated: count, skipped: count, failed: count },
  { title: 'ImportCounts' },
)

const RowProblem = Type.Object({ field: Nullable(Type.String()), message: Type.String() })

const ImportBlank = Type.Object(
  {
    column: Type.Integer({ description: 'its place among the columns, from 0' }),
    cell: Type.String({ examples: ['Select'] }),
    rows: count,
  },
  { title: 'ImportBlank' },
)

const PreviewRow = Type.Object(
  {
    row: Type.Integer({ description: 'as a spreadsheet counts' }),
    cells: Type.Array(Type.String(), {
      description: `as they stand in the file, up to ${mostColumns}; each ${glimpseLimits}. What is imported is not cut`,
    }),
    lead: Type.Union([Type.Null(), Type.Record(Type.String(), Type.String())], {
      description: 'as it would be imported',
    }),
    problem: Type.Union([Type.Null(), RowProblem], { description: 'the first of problems' }),
    problems: Type.Array(RowProblem, { description: 'everything that is wrong with the row' }),
  },
  { title: 'ImportPreviewRow' },
)

export const LeadImport = Type.Object(
  {
    id: Uuid,
    file_name: Nullable(Type.String()),
    size: Type.Integer({ description: 'bytes' }),
    state: OneOf([
      'uploaded',
      'checking',
      'checked',
      'running',
      'done',
      'failed',
      'undoing',
      'undone',
    ] as const),
    encoding: OneOf(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const),
    delimiter: OneOf([',', ';', '\t', '|'] as const),
    columns: Type.Array(Type.String(), { description: `their names, each ${glimpseLimits}` }),
    mapping: ImportMapping,
    options: ImportOptions,
    rows: Type.Integer({ description: 'rows of data in the file' }),
    progress: Figure('share', { minimum: 0, maximum: 1, description: 'of the run' }),
    checked: Type.Union([Type.Null(), ImportCounts], { description: 'what the dry run found' }),
    blanks: Type.Array(ImportBlank, {
      description: 'what counts as blank although something stands there, as the dry run found it',
    }),
    result: Type.Union([Type.Null(), ImportCounts], { description: 'what the run did so far' }),
    failure: Nullable(Type.String()),
    kept: Nullable(
      Type.Integer({
        description:
          'leads that the undo left as they are, at least in part, because somebody has worked with them since; null before an undo',
      }),
    ),
    same_as: Nullable({ ...Uuid, description: 'an import of yours that ran with the same content' }),
    undoable_until: Nullable({ ...Timestamp, description: 'null once it is undone' }),
    created_at: Timestamp,
    started_at: Nullable(Timestamp),
    finished_at: Nullable(Timestamp),
  },
  { title: 'LeadImport' },
)
export type LeadImport = Static<typeof LeadImport>

const previewed = 10

export const LeadImportWithPreview = Type.Object(
  {
    ...LeadImport.properties,
    preview: Type.Array(PreviewRow, {
      description: `the first ${previewed} rows that are not blank, of those among the first ${firstRecords} that end within the file’s first ${firstBytes / 1024} kB: fewer where rows are long, none once the file is no longer kept`,
    }),
  },
  { title: 'LeadImportWithPreview' },
)

export function showImport(found: ImportRecord): LeadImport {
  const { id, file_name, size, state, columns, mapping, options, rows, checked, result, failure, kept } =
    found
  const { same_as, undoable_until, created_at, started_at, finished_at } = found
  const done = Object.values(result ?? noCounts).reduce((sum, n) => sum + n, 0)
  const { encoding, delimiter } = found.format
  return {
    id,
    file_name,
    size,
    state,
    encoding,
    delimiter,
    columns,
    mapping,
    options,
    rows,
    progress: Math.min(1, done / rows),
    checked,
    blanks: checked?.blanks ?? [],
    result,
    failure,
    kept,
    same_as,
    undoable_until: state === 'undone' ? null : undoable_until,
    created_at,
    started_at,
    finished_at,
  }
}

/** The first rows as they stand in the file, long cells cut off, and as they would be imported. */
export async function previewOf(
  files: Files,
  found: Pick<ImportRecord, 'file_id' | 'format' | 'mapping'>,
  region: string,
): Promise<Static<typeof PreviewRow>[]> {
  if (found.file_id === null) return []
  const rows = await firstStoredRows(files, found, previewed)
  return rows.map(row => {
    const read = readLead(row, found.mapping, region)
    const problems = 'problems' in read ? read.problems : []
    const shown = 'fields' in read ? Object.entries(read.fields) : []
    const fields = shown.filter(([name, value]) => name !== 'phone_e164' && name !== 'email_key' && value)
    return {
      row: row.row,
      cells: glimpseOf(row.cells.slice(0, mostColumns)),
      lead: 'fields' in read ? (Object.fromEntries(fields) as Record<string, string>) : null,
      problem: problems[0] ?? null,
      problems,
    }
  })
}
