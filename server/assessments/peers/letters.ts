import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db/index.ts'
import type { Letter, Mail } from '../../platform/mail.ts'
import { asSystem } from '../as-system-queries.ts'
import { putToken } from './queries.ts'

export type LetterParts = { mail: Mail; config: { publicUrl: string } }
type Kind = 'invitation' | 'reminder' | 'automatic'

export const digestOf = (token: string) => createHash('sha256').update(token).digest()

/** A letter with a link of its own. Whoever reads the database finds no link that works. */
export async function sendLetter(
  tx: Tx,
  { mail, config }: LetterParts,
  to: { invitation: string; email: string; firstName: string | null },
  kind: Kind,
) {
  const token = randomBytes(32).toString('base64url')
  const fresh = await asSystem(tx, () => putToken(tx, digestOf(token), to.invitation, kind))
  if (!fresh) return
  // What people ask for was counted before. What the service sends counts apart: it goes only to whoever has not answered, and
  // a refusal of people's own letters must not tell so. It is not tried again, or it would pile up.
  if (kind === 'automatic' && !(await mail.limits.count(tx, 'feedback_reminder', to.email))) return
  await mail.send(tx, letter(to.email, to.firstName, `${config.publicUrl}/feedback#token=${token}`, kind))
}

function letter(to: string, firstName: string | null, link: string, kind: Kind): Letter {
  const who = shownName(firstName) ?? 'Somebody you work with'
  const again = kind !== 'invitation'
  return {
    to,
    subject: `${again ? 'Reminder: ' : ''}${who} asks for your feedback`,
    text: `${who} is taking a strength assessment and asks how you see them at work.${
      again ? ' You were asked before and there is no answer yet.' : ''
    }

Open this link to answer. It takes a few minutes, needs no account and works once.

${link}

Your answers are never shown one by one: ${who} sees only what three or more people say together.

If you do not know what this is about, ignore this message.

Mettle
`,
  }
}

/** A name is typed by whoever signs up and goes to strangers: one short line that cannot hold an address. */
export function shownName(firstName: string | null): string | null {
  const plain = (firstName ?? '')
    .replace(/[^\p{L}\p{M}\p{Nd} '’-]+/gu, ' ')
    .trim()
    .slice(0, 40)
    .trim()
  return plain === '' ? null : plain
}
