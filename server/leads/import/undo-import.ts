import type { Tx } from '../../platform/db/index.ts'
import { deleteLeads, updateLeads } from '../bulk-queries.ts'
import { type ImportParts, importer } from './chunks.ts'
import {
  addProblems,
  countKept,
  endPhase,
  findImport,
  type ImportRecord,
  markUndone,
  nextToUndo,
  type UndoRow,
} from './queries.ts'
import type { LeadFields, Problem } from './read-lead.ts'

const atOnce = 500

/** Takes back what an import did, the last row first; what somebody has worked with since stays, and is named. */
export async function undoChanges({ db }: ImportParts, found: ImportRecord) {
  const actor = importer(found)
  while (await db.withActor(actor, tx => undoChunk(tx, found.id)));
}

async function undoChunk(tx: Tx, id: string): Promise<boolean> {
  if ((await findImport(tx, id, 'for update'))?.state !== 'undoing') return false
  const rows = await nextToUndo(tx, id, atOnce)
  if (rows.length === 0) {
    await endPhase(tx, id, 'undone')
    return false
  }
  const made = rows.filter(row => row.created && row.lead && !row.touched)
  const changed = rows.filter(row => !row.created && row.lead)
  const restored = changed.map(row => ({ id: row.lead_id, change: unchangedSince(row) }))
  const problems = rows.flatMap(row => problemOf(row) ?? [])
  if (problems.length > 0) {
    await addProblems(tx, id, 'undo', problems)
    await countKept(tx, id, problems.length)
  }
  if (restored.length > 0) await updateLeads(tx, restored)
  await markUndone(
    tx,
    id,
    rows.map(row => row.lead_id),
  )
  // What it did to them goes with them.
  if (made.length > 0)
    await deleteLeads(
      tx,
      made.map(row => row.lead_id),
    )
  return true
}

const columnsOf = {
  phone: ['phone', 'phone_e164'],
  email: ['email', 'email_key'],
} as Record<string, (keyof LeadFields)[]>

/** The fields that still are as the import left them, as they were before; a number goes with its search form. */
function unchangedSince({ before, after, lead }: UndoRow): LeadFields {
  const shown = (Object.keys(before) as (keyof LeadFields)[]).filter(
    name => name !== 'phone_e164' && name !== 'email_key',
  )
  const same = shown.filter(name => lead?.[name] === after[name])
  return Object.fromEntries(
    same
      .flatMap(name => columnsOf[name] ?? [name])
      .flatMap(name => (name in before ? [[name, before[name]]] : [])),
  )
}

function problemOf(row: UndoRow): Problem | undefined {
  const says = (message: string) => ({ row: row.row, field: null, message })
  if (!row.lead) return says('kept: the lead is somebody else’s now')
  if (row.created) return row.touched ? says('kept: the lead was worked with since') : undefined
  const kept = Object.keys(row.before).filter(
    name => row.lead?.[name as keyof LeadFields] !== row.after[name as keyof LeadFields],
  )
  return kept.length > 0 ? says(`kept, since somebody changed it: ${kept.join(', ')}`) : undefined
}
