import type { Config } from '../platform/config.ts'
import { type Database, systemActor } from '../platform/db/index.ts'
import type { Letter, Mail } from '../platform/mail.ts'
import { type OverdueDigest, remindDue, takeDigests } from './follow-up-reminder-queries.ts'

const system = systemActor('follow-ups')
const atOnce = 500

/** An event for each follow-up whose time has come, for whoever the lead belongs to. */
export async function announceDueFollowUps(db: Database) {
  while ((await db.withActor(system, tx => remindDue(tx, atOnce))) === atOnce);
}

/** One letter a day to whoever is behind, not one for each lead. A person counts as written exactly when the letter is. */
export async function sendOverdueDigests({ config, db, mail }: { config: Config; db: Database; mail: Mail }) {
  for (let written = 20; written === 20; )
    written = await db.withActor(system, async tx => {
      const digests = await takeDigests(tx, 20)
      for (const digest of digests) await mail.send(tx, letterOf(digest, config.publicUrl))
      return digests.length
    })
}

function letterOf({ email, first_name, overdue, leads }: OverdueDigest, publicUrl: string): Letter {
  const lines = leads.map(({ name, due_at }) => `- ${name}, due ${due_at.slice(0, 16).replace('T', ' ')} UTC`)
  const more = overdue > leads.length ? `\n- and ${overdue - leads.length} more` : ''
  return {
    to: email,
    subject: overdue === 1 ? 'One follow-up is overdue' : `${overdue} follow-ups are overdue`,
    text: `Hello${first_name ? ` ${first_name}` : ''},

these should have been called more than a day ago:

${lines.join('\n')}${more}

${publicUrl}

You get at most one such letter a day. To get none: ${publicUrl}/settings?part=letters

Mettle
`,
  }
}
