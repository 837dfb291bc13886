import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { assignByRules } from '../assignment/queries.ts'
import { insertLeads, updateLeads } from '../bulk-queries.ts'
import { chunksOf, findKnown, type ImportParts, importer, type ReadChunk } from './chunks.ts'
import { type NewLeadRow, planChunk } from './plan-chunk.ts'
import { addProblems, endPhase, findImport, type ImportRecord, moveOn, recordChanges } from './queries.ts'
import type { Problem } from './read-lead.ts'

/** Goes on after the last row that is done. */
export async function importRows(parts: ImportParts, found: ImportRecord) {
  const { db } = parts
  const actor = importer(found)
  let from = found.reached
  for await (const chunk of chunksOf(parts, found, from)) {
    const mine = await db.withActor(actor, tx => importChunk(tx, found, chunk, from))
    // Another instance took this import over.
    if (!mine) return
    from = chunk.reached
  }
  await db.withActor(actor, async tx => {
    const now = await findImport(tx, found.id, 'for update')
    if (now?.state === 'running' && now.reached === from) await endPhase(tx, found.id, 'done')
  })
}

/** The row reached moves in the same transaction as the rows: whatever breaks off, none is imported twice or left out. */
async function importChunk(tx: Tx, { id, person, options }: ImportRecord, chunk: ReadChunk, from: number) {
  const now = await findImport(tx, id, 'for update')
  if (now?.state !== 'running' || now.reached !== from) return false
  const known = options.duplicates === 'create' ? [] : await findKnown(tx, id, chunk.rows, 'for update')
  const { creates, changes, problems, counts } = planChunk(chunk.rows, known, options.duplicates)
  if (options.assign !== 'me' && tx.role !== 'manager' && tx.role !== 'admin')
    throw new Failure('FORBIDDEN', 'Only a manager can import leads for others.')
  const leads = creates.map(({ lead }) => lead)
  if (leads.length > 0) await insertLeads(tx, options.assign === 'me' ? person : null, leads)
  if (changes.length > 0)
    await updateLeads(
      tx,
      changes.map(({ id: lead, after }) => ({ id: lead, change: after })),
    )
  const unassigned = options.assign === 'rules' ? await assign(tx, creates) : []
  if (creates.length + changes.length > 0) await recordChanges(tx, id, creates, changes)
  const all = [...chunk.problems, ...problems, ...unassigned]
  if (all.length > 0) await addProblems(tx, id, 'run', all)
  await moveOn(tx, id, chunk.reached, { ...counts, failed: counts.failed + chunk.problems.length })
  return true
}

async function assign(tx: Tx, creates: NewLeadRow[]): Promise<Problem[]> {
  const rowOf = new Map(creates.map(({ row, lead }) => [lead.id, row]))
  const assigned = await assignByRules(tx, [...rowOf.keys()])
  return assigned
    .filter(({ problem }) => problem !== null)
    .map(({ lead_id, problem }) => ({
      row: rowOf.get(lead_id) as number,
      field: 'assigned_to',
      message: problem === 'no_rule' ? 'imported, but no rule fits it' : 'imported, but nobody is free',
    }))
}
