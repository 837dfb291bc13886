import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import { asRole, type Database, systemActor, type Tx } from './db/index.ts'
import type { Jobs } from './jobs.ts'
import { openLetterLimits } from './letter-limits.ts'
import type { Logger } from './log.ts'
import type { Seal } from './seal.ts'

export type Letter = {
  to: string
  subject: string
  text: string
  /** Where one POST ends letters of this kind. */
  unsubscribe?: string
}
export type KeptLetter = Letter & {
  id: string
  state: 'waiting' | 'kept' | 'failed'
  problem: string | null
  created_at: string
}

type SealedLetter = Omit<KeptLetter, keyof Letter> & { content: Buffer }

export type Mail = Awaited<ReturnType<typeof openMail>>

/** The first and the queue's eight repeats. */
const attempts = 9
// A server that takes the connection and then says nothing holds up one letter, and not for long.
const deadlines = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}
const system = systemActor('mail')
const columns = 'id, content, state, problem, app.iso(created_at) as created_at'
const placeOf = (id: string) => ({ table: 'mail', row: id, column: 'content' })

/**
 * Mail is written in the transaction it belongs to, sealed, and sent by a job afterwards. Without SMTP_URL it is kept
 * where an admin can read it and pass it on.
 */
export async function openMail(parts: { config: Config; db: Database; seal: Seal; jobs: Jobs; log: Logger }) {
  const { config, db, seal, jobs, log } = parts
  const transport = config.smtpUrl
    ? createTransport(smtpOptions(config.smtpUrl), { from: config.mailFrom })
    : undefined

  const limits = openLetterLimits(await db.withActor(system, tx => seal.secret(tx, 'letter limits')))

  const open = (id: string, content: Buffer): Letter => JSON.parse(seal.openSecret(placeOf(id), content))

  const readable = ({ content, ...row }: SealedLetter): KeptLetter => {
    const { to, subject, text } = open(row.id, content)
    return { ...row, to, subject, text }
  }

  async function deliver(id: string) {
    const letter = await db.withActor(system, async tx => {
      const [row] = await tx.rows<{ content: Buffer }>(
        `select content from app.mail where id = $1 and state = 'waiting'`,
        [id],
      )
      return row && open(id, row.content)
    })
    if (!letter || !transport) return
    try {
      await transport.sendMail(messageOf(letter))
    } catch (error) {
      const { problem, gaveUp } = await db.withActor(system, tx => recordFailure(tx, id, error as SmtpError))
      log.warn({ mail: id, problem, gaveUp }, 'mail was not accepted')
      if (gaveUp) return
      throw new Error(problem)
    }
    // What has arrived is nobody's business here any more: its text goes, the fact stays.
    await db.withActor(system, tx =>
      tx.rows(
        `update app.mail set state = 'sent', sent_at = clock_timestamp(), content = '', problem = null where id = $1`,
        [id],
      ),
    )
  }

  async function recordFailure(tx: Tx, id: string, error: SmtpError) {
    // The server's sentence may repeat the address; its number says enough.
    const problem = error.responseCode ? `SMTP ${error.responseCode}` : (error.code ?? 'unknown')
    const final = (error.responseCode ?? 0) >= 500 && error.code === 'EENVELOPE'
    const [row] = await tx.rows<{ state: string }>(
      `update app.mail set problem = $2, attempts = attempts + 1,
         state = case when $3 or attempts + 1 >= $4 then 'failed' else state end
       where id = $1 returning state`,
      [id, problem, final, attempts],
    )
    return { problem, gaveUp: row?.state !== 'waiting' }
  }

  await jobs.work('mail', async data => deliver(String(data.id)))
  await jobs.every('23 3 * * *', 'mail-prune', async () => {
    await db.withActor(system, tx =>
      tx.rows(
        `delete from app.mail where created_at < now() - make_interval(days => app.retention_days('mail'))`,
      ),
    )
  })

  return {
    /** True where mail leaves the machine. */
    goesOut: transport !== undefined,

    limits,

    async send(tx: Tx, letter: Letter) {
      const id = randomUUID()
      const content = seal.sealSecret(placeOf(id), JSON.stringify(letter))
      const state = transport ? 'waiting' : 'kept'
      await asRole(tx, 'mettle_system', () =>
        tx.rows('insert into app.mail (id, content, state) values ($1, $2, $3)', [id, content, state]),
      )
      if (transport) await jobs.enqueue(tx, 'mail', { id })
    },

    /** Once more what was kept or refused; undefined where there is no such letter. By an admin, where mail leaves. */
    async sendAgain(tx: Tx, id: string) {
      const [row] = await asRole(tx, 'mettle_system', () =>
        tx.rows<SealedLetter>(
          `update app.mail set state = 'waiting', attempts = 0, problem = null where id = $1 and state <> 'sent'
           returning ${columns}`,
          [id],
        ),
      )
      if (!row) return undefined
      await tx.rows(`select audit.record('update', 'mail', $1, '{state}')`, [id])
      await jobs.enqueue(tx, 'mail', { id })
      return readable(row)
    },

    /** Takes a letter out of the list: it was passed on by hand, or nobody needs it. */
    async drop(tx: Tx, id: string) {
      const [row] = await asRole(tx, 'mettle_system', () =>
        tx.rows<SealedLetter>(`delete from app.mail where id = $1 and state <> 'sent' returning ${columns}`, [
          id,
        ]),
      )
      if (!row) return undefined
      await tx.rows(`select audit.record('delete', 'mail', $1, '{}')`, [id])
      return readable(row)
    },

    /** What did not leave, newest first. Row-level security shows it to admins alone. */
    async kept(tx: Tx, limit: number, offset: number): Promise<{ letters: KeptLetter[]; total: number }> {
      const rows = await tx.rows<SealedLetter>(
        `select ${columns} from app.mail where state <> 'sent'
         order by app.mail.created_at desc, id limit $1 offset $2`,
        [limit, offset],
      )
      const [count] = await tx.rows<{ total: number }>(
        `select count(*) as total from app.mail where state <> 'sent'`,
      )
      return { letters: rows.map(readable), total: count?.total ?? 0 }
    },
  }
}

/** With a button of the reader's own that ends such letters, where there is a way to: RFC 8058. */
const messageOf = ({ unsubscribe, ...letter }: Letter) =>
  unsubscribe === undefined
    ? letter
    : {
        ...letter,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }

/** A name and password leave the machine only over TLS, whatever the server offers; ?requireTLS=false says otherwise. */
export function smtpOptions(url: string) {
  const { password, hostname } = new URL(url)
  const isRemote = !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return { url, ...deadlines, requireTLS: password !== '' && isRemote }
}

type SmtpError = Error & { code?: string; responseCode?: number }
