import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Seal } from '../../platform/seal.ts'
import { openEmail } from './email.ts'
import { type LetterParts, sendLetter } from './letters.ts'
import { findOpenInvitation, listUnreminded } from './queries.ts'

const actor = systemActor('peer reminders')
const atOnce = 500

/** One reminder after three days to whoever has not answered. Each letter is a transaction of its own. */
export async function sendReminders(parts: LetterParts & { db: Database; seal: Seal }) {
  const { db, seal } = parts
  for (;;) {
    const due = await db.withActor(actor, tx => listUnreminded(tx, atOnce))
    for (const { id } of due) {
      await db.withActor(actor, async tx => {
        const invitation = await findOpenInvitation(tx, id)
        if (!invitation) return
        const key = await seal.keyFor(tx, { kind: 'person', id: invitation.user_id })
        const email = openEmail(seal, key, invitation)
        await sendLetter(tx, parts, { invitation: id, email, firstName: invitation.first_name }, 'automatic')
      })
    }
    if (due.length < atOnce) return
  }
}
