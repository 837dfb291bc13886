import { createHmac, type KeyObject } from 'node:crypto'
import { asRole, type Tx } from './db/index.ts'
import { mailboxOf } from './mailbox.ts'

/**
 * How many letters a mailbox gets that its owner need not have asked for: after somebody signed up with its address, to
 * choose a new password, and about peers' feedback: of everybody, of one person, and of the service itself. Once the day's are
 * used up, `afterwards` is how many it still gets an hour.
 */
const letterLimits = {
  sign_up: { hour: 5, day: 10 },
  // Anybody can use these up. A link works for an hour, so with one an hour its owner always has one that does.
  reset: { hour: 5, day: 20, afterwards: 1 },
  reset_by_admin: { hour: 5, day: 24 * 5 },
  feedback: { hour: 10, day: 10 },
  feedback_for_one: { hour: 3, day: 3 },
  feedback_reminder: { hour: 5, day: 5 },
}
type LimitedKind = keyof typeof letterLimits
type Limit = { hour: number; day: number; afterwards?: number }

/** Counted in the database, so for all instances alike, under a digest that tells nobody’s address. */
export function openLetterLimits(secret: KeyObject) {
  const digestOf = (...texts: string[]) => createHmac('sha256', secret).update(texts.join('\0')).digest()

  const lock = (tx: Tx, emails: string[]) =>
    tx.rows(
      `select pg_advisory_xact_lock(key) from (
         select distinct hashtextextended(encode(mailbox, 'hex'), 7238414) as key from unnest($1::bytea[]) as mailbox
         order by key) as keys`,
      [emails.map(email => digestOf(mailboxOf(email)))],
    )

  async function count(tx: Tx, kind: LimitedKind, email: string, by: string): Promise<boolean> {
    const { hour, day, afterwards = 0 }: Limit = letterLimits[kind]
    const counted = await tx.rows(
      `insert into app.mailbox_letters (mailbox) select $1 from (
         select count(*) as day, count(*) filter (where sent_at > now() - interval '1 hour') as hour
         from app.mailbox_letters where mailbox = $1 and sent_at > now() - interval '1 day') as sent
       where hour < case when day < $3 then $2::int else $4::int end returning id`,
      [digestOf(kind, mailboxOf(email), by), hour, day, afterwards],
    )
    return counted.length > 0
  }

  return {
    /** Before several are counted: always in one order, so that no two wait for each other. */
    lock: (tx: Tx, emails: string[]) => asRole(tx, 'mettle_system', () => lock(tx, emails)),

    /**
     * Counts one more letter, unless the mailbox has had its share; of one person's letters, where `by` names them. Many at
     * once are counted one after another.
     */
    count: (tx: Tx, kind: LimitedKind, email: string, by = ''): Promise<boolean> =>
      asRole(tx, 'mettle_system', async () => {
        await lock(tx, [email])
        return count(tx, kind, email, by)
      }),
  }
}
