import { setTimeout as sleep } from 'node:timers/promises'
import { contactOfLead, removeImportedFiles, removeReplay, replaysAfter } from './lead-queries.ts'
import { removeLettersAbout } from './letters.ts'
import { emptyMessagesAbout } from './messages.ts'
import { type EraseParts, system } from './parts.ts'
import {
  addToReceipt,
  foldSome,
  type Running,
  removeEvents,
  removeExports,
  removeJobs,
  removeLead,
} from './queries.ts'

type Place = { person: string; key: string }

const first: Place = { person: '00000000-0000-0000-0000-000000000000', key: '' }
const atOnce = 500
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
  await removeReplaysAbout(parts, running)
  await db.withActor(system, async tx => {
    await addToReceipt(tx, id, await removeExports(tx, subject_id))
    await addToReceipt(tx, id, { 'app.files': await removeImportedFiles(tx) })
    await removeJobs(tx, running)
  })
  for (let again = 1; ; again++) {
    // What a lead still waits to be counted for is counted first.
    while (await db.withActor(system, foldSome));
    const gone = await db.withActor(system, async tx => {
      const counts = await removeLead(tx, running)
      if (counts) await addToReceipt(tx, id, { ...(await removeEvents(tx, running)), ...counts })
      return counts
    })
    if (gone) return
    if (again === tries) throw new Error('A lead cannot be erased: it waits to be counted, or is held.')
    await sleep(50 * again)
  }
}

/** Answers that are kept for repeated requests may show the lead. */
async function removeReplaysAbout({ db, seal }: EraseParts, { id, subject_id }: Running) {
  for (let after: Place | undefined = first; after; ) {
    const from: Place = after
    after = await db.withActor(system, async tx => {
      const replays = await replaysAfter(tx, from, atOnce)
      let removed = 0
      for (const { person, key, answer, key_id, master_id, wrapped } of replays) {
        const place = { table: 'replays', row: `${person}/${key}`, column: 'answer' }
        const text = seal.open(seal.unwrap({ id: key_id, master_id, wrapped }), place, answer)
        if (!text.includes(subject_id)) continue
        await removeReplay(tx, person, key)
        removed++
      }
      await addToReceipt(tx, id, { 'app.replays': removed })
      return replays.at(-1)
    })
  }
}
