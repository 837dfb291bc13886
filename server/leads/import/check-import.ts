import { createHash } from 'node:crypto'
import { chunksOf, findKnown, type ImportParts, importer } from './chunks.ts'
import { openBlanks } from './count-blanks.ts'
import { type Counts, type KnownLead, noCounts, planChunk, twiceInFile } from './plan-chunk.ts'
import { addProblems, clearProblems, endPhase, findImport, type ImportRecord } from './queries.ts'

/** What an import would do, and every problem it would meet. No lead is written. */
export async function checkRows(parts: ImportParts, found: ImportRecord) {
  const { db } = parts
  const { id, options } = found
  const actor = importer(found)
  await db.withActor(actor, tx => clearProblems(tx, id, 'check'))
  const total: Counts = { ...noCounts }
  const seen = openSeen()
  const blanks = openBlanks(found.columns.length)
  for await (const chunk of chunksOf(parts, found, 0, blanks.see)) {
    const plan = await db.withActor(actor, async tx => {
      const known = options.duplicates === 'create' ? [] : await findKnown(tx, id, chunk.rows, '')
      return planChunk(chunk.rows, known, options.duplicates)
    })
    // Those of an earlier chunk are not there to be found.
    const again = plan.creates.filter(({ lead }) => seen(lead) && options.duplicates !== 'create')
    const passedOver = options.duplicates === 'skip' ? again.map(({ row }) => twiceInFile(row)) : []
    const problems = [...chunk.problems, ...plan.problems, ...passedOver]
    if (problems.length > 0) await db.withActor(actor, tx => addProblems(tx, id, 'check', problems))
    const repeated = again.length
    total.created += plan.counts.created - repeated
    total.updated += plan.counts.updated + (options.duplicates === 'update' ? repeated : 0)
    total.skipped += plan.counts.skipped + passedOver.length
    total.failed += plan.counts.failed + chunk.problems.length
  }
  await db.withActor(actor, async tx => {
    if ((await findImport(tx, id, 'for update'))?.state === 'checking')
      await endPhase(tx, id, 'checked', { ...total, blanks: blanks.counted() })
  })
}

/** Whether a lead like this one was asked about before. Numbers instead of texts: a million of them take some megabytes. */
function openSeen() {
  const known = new Set<number>()
  const numberOf = (key: string) => createHash('sha256').update(key).digest().readUIntBE(0, 6)
  return ({ phone_e164, email_key }: KnownLead) => {
    const keys = [phone_e164 && `p${phone_e164}`, email_key && `e${email_key}`].filter(key => key !== null)
    const numbers = keys.map(numberOf)
    const found = numbers.some(number => known.has(number))
    for (const number of numbers) known.add(number)
    return found
  }
}
