import { createHmac, type KeyObject } from 'node:crypto'
import { asRole, type Tx } from './db/index.ts'
import { mailboxOf } from './mailbox.ts'

/**
 * How many letters a mailbox gets that its owner need not have asked for: after somebody signed up with its address, and to
 * choose a new password.
 */
const letterLimits = {
  sign_up: { hour: 5, day: 10 },
  reset: { hour: 5, day: 20 },
}
type LimitedKind = keyof typeof letterLimits

/** Counted in the database, so for all instances alike, under a digest that tells nobody’s address. */
export function openLetterLimits(secret: KeyObject) {
  const digestOf = (...texts: string[]) => createHmac('sha256', secret).update(texts.join('\0')).digest()

  async function count(tx: Tx, kind: LimitedKind, email: string): Promise<boolean> {
    const { hour, day } = letterLimits[kind]
    const mailbox = digestOf(kind, mailboxOf(email))
    await tx.rows(`select pg_advisory_xact_lock(hashtextextended(encode($1, 'hex'), 7238414))`, [mailbox])
    const counted = await tx.rows(
      `insert into app.mailbox_letters (mailbox) select $1 from (
         select count(*) as day, count(*) filter (where sent_at > now() - interval '1 hour') as hour
         from app.mailbox_letters where mailbox = $1 and sent_at > now() - interval '1 day') as sent
       where hour < $2 and day < $3 returning id`,
      [mailbox, hour, day],
    )
    return counted.length > 0
  }

  return {
    /** Counts one more letter, unless the mailbox has had its share. Many at once are counted one after another. */
    count: (tx: Tx, kind: LimitedKind, email: string): Promise<boolean> =>
      asRole(tx, 'mettle_system', () => count(tx, kind, email)),

    prune: (tx: Tx) => tx.rows(`delete from app.mailbox_letters where sent_at < now() - interval '1 day'`),
  }
}
