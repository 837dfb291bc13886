import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Logger } from '../platform/log.ts'
import type { Mail } from '../platform/mail.ts'
import type { Seal } from '../platform/seal.ts'
import { accessTokenFor } from './access.ts'
import { openBearers } from './bearer.ts'
import { openExternalIssuer } from './external.ts'
import { greetingOf } from './greeting.ts'
import { openKeyRing } from './key-ring.ts'
import { openProviders } from './providers.ts'
import { prune } from './session-queries.ts'
import { openSessions } from './sessions.ts'
import { system } from './system-actor.ts'

type Parts = {
  config: Config
  db: Database
  seal: Seal
  jobs: Jobs
  mail: Mail
  log: Logger
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>

/** Who is calling, and how they come to be known. */
export async function openIdentity({ config, db, seal, jobs, mail, log }: Parts) {
  const keys = await openKeyRing(db, seal)
  const sessions = await openSessions({ config, db, seal, keys })
  const bearers = openBearers(config, keys, openExternalIssuer(config, db))
  await jobs.every('41 * * * *', 'identity-upkeep', async () => {
    await keys.rotate()
    await db.withActor(system, prune)
  })

  return {
    bearerOf: bearers.bearerOf,
    /** The session an access token of ours was issued in. */
    sessionOf: bearers.sessionOf,
    /** Whatever is remembered of somebody's tokens; the database refuses them in any case. */
    forget: bearers.forget,
    ready: keys.ready,
    publishedKeys: keys.published,
    /** For the harness: a token as if they had signed in. */
    accessTokenFor: (who: string) =>
      db.withActor(system, tx => accessTokenFor(tx, { seal, issuer: config.publicUrl }, who)),
    greeting: (address: string) => greetingOf(config, db, address),
    sessions,
    mail,
    providers: openProviders(config, seal, log),
    signIn: { config, db, mail, sessions },
  }
}
