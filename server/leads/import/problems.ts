import { csvLine, spreadsheetHeading } from '../../platform/csv.ts'
import type { Actor, Database } from '../../platform/db/index.ts'
import type { Files } from '../../platform/files.ts'
import { storedRows } from './chunks.ts'
import { type ImportRecord, type Phase, problemsAfter } from './queries.ts'
import type { Row } from './read-csv.ts'

const atOnce = 1_000
// A row may have a megabyte; what is written at once stays small however long they are.
const pieceLength = 65_536

/** Of what was done last. */
const phaseOf = ({ state, result }: ImportRecord): Phase =>
  state === 'undone' || state === 'undoing' ? 'undo' : result ? 'run' : 'check'

/**
 * Each problem with the row it is about, so that the file can be put right and imported again; then the rows that were
 * passed over, for which the file is read once more.
 */
export async function* problemsAsCsv(
  { db, files }: { db: Database; files: Files },
  actor: Actor,
  found: ImportRecord,
): AsyncGenerator<string> {
  yield spreadsheetHeading(['row', 'field', 'problem', ...found.columns])
  const openRows = () => (found.file_id === null ? undefined : storedRows(files, found))
  let rows = openRows()
  let current: Row | undefined
  const cellsOf = async (wanted: number) => {
    if ((current?.row ?? 0) > wanted) {
      await rows?.return(undefined)
      rows = openRows()
      current = undefined
    }
    while (rows && (current?.row ?? 0) < wanted) {
      const next = await rows.next()
      if (next.done) break
      current = next.value
    }
    return current?.row === wanted ? current.cells : []
  }
  for (let after = { passed_over: false, row: 0, id: 0 }; ; ) {
    const problems = await db.withActor(actor, tx =>
      problemsAfter(tx, found.id, phaseOf(found), after, atOnce),
    )
    let piece = ''
    for (const { row, field, message } of problems) {
      piece += csvLine([row, field, message, ...(await cellsOf(row))])
      if (piece.length < pieceLength) continue
      yield piece
      piece = ''
    }
    yield piece
    const last = problems.at(-1)
    if (!last || problems.length < atOnce) return
    after = last
  }
}
