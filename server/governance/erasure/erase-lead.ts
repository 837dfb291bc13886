import { setTimeout as sleep } from 'node:timers/promises'
import { removeJobsAbout } from './job-traces.ts'
import { removeKeptAnswersAbout } from './kept-answers.ts'
import { contactOfLead, removeImportedFiles } from './lead-queries.ts'
import { removeLettersAbout } from './letters.ts'
import { emptyMessagesAbout } from './messages.ts'
import { type EraseParts, system } from './parts.ts'
import {
  addToReceipt,
  foldSome,
  type Running,
  removeExports,
  removeLead,
  removeLeadEvents,
} from './queries.ts'

const tries = 20

export async function eraseLead(parts: EraseParts, running: Running) {
  const { db } = parts
  const { id, subject_id } = running
  const contact = await db.withActor(system, tx => contactOfLead(tx, subject_id))
  if (contact) {
    const { name, email, phone } = contact
    const letters = await removeLettersAbout(parts, [name, email, phone])
    const messages = await emptyMessagesAbout(parts, running, [email, phone])
    const went = { 'app.mail': letters, 'app.webhook_deliveries': messages }
    await db.withActor(system, tx => addToReceipt(tx, id, went))
  }
  const keptAnswers = await removeKeptAnswersAbout(parts, [subject_id])
  await db.withActor(system, async tx => {
    await addToReceipt(tx, id, { 'app.replays': keptAnswers })
    await addToReceipt(tx, id, await removeExports(tx, subject_id))
    await addToReceipt(tx, id, { 'app.files': await removeImportedFiles(tx) })
  })
  await removeJobsAbout(parts, running)
  for (let again = 1; ; again++) {
    // What a lead still waits to be counted for is counted first.
    while (await db.withActor(system, foldSome));
    const gone = await db.withActor(system, async tx => {
      const counts = await removeLead(tx, running)
      if (counts) await addToReceipt(tx, id, counts)
      return counts
    })
    if (gone) break
    if (again === tries) throw new Error('A lead cannot be erased: it waits to be counted, or is held.')
    await sleep(50 * again)
  }
  await db.withActor(system, async tx => addToReceipt(tx, id, await removeLeadEvents(tx, running)))
}
