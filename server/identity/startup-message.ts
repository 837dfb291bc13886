import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import { adminExists } from './queries.ts'
import { system } from './system-actor.ts'
import { replaceSetupTicket } from './tickets.ts'

/** What the service says when it has started, for a person. */
export async function startupMessage(config: Config, db: Database, address: string): Promise<string> {
  // Without PUBLIC_URL and with PORT 0 only the system knows the port.
  const site = config.publicUrl.endsWith(':0') ? address : config.publicUrl
  const token = await db.withActor(system, async tx =>
    (await adminExists(tx)) ? undefined : replaceSetupTicket(tx),
  )
  return [
    `Mettle listens on ${address}${site === address ? '' : `, reached as ${site}`}`,
    config.databaseUrl
      ? `Its data is on the PostgreSQL server of DATABASE_URL, its key in ${config.masterKeys ? 'METTLE_KEY' : config.dataDir}`
      : `Its data is in ${config.dataDir}`,
    config.smtpUrl
      ? 'Mail goes out by SMTP_URL'
      : `Mail is kept, not sent: an admin reads it at ${site}/people?part=mail (set SMTP_URL to send it)`,
    ...(config.auth.issuer && !config.auth.audience
      ? [`Tokens of ${config.auth.issuer} are taken for whatever audience: set AUTH_AUDIENCE to narrow that`]
      : []),
    ...(token ? [`There is no admin yet. Make one here, once:\n\n  ${site}/setup#token=${token}\n`] : []),
  ].join('\n')
}
