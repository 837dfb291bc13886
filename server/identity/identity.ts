import type { AuditEvents } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Limits } from '../platform/limits.ts'
import { type Logger, oncePerMinute } from '../platform/log.ts'
import type { Mail } from '../platform/mail.ts'
import type { Seal } from '../platform/seal.ts'
import { accessTokenFor } from './access.ts'
import { openApiTokens } from './api-tokens.ts'
import { openBearers } from './bearer.ts'
import { openExternalIssuer } from './external.ts'
import { openGuessing } from './guessing.ts'
import { openKeyRing } from './key-ring.ts'
import { openPlaces } from './places.ts'
import { openProviders } from './providers.ts'
import { openSessionCookie } from './session-cookie.ts'
import { prune } from './session-queries.ts'
import { openSessions } from './sessions.ts'
import { startupMessage } from './startup-message.ts'
import { system } from './system-actor.ts'

type Parts = {
  config: Config
  db: Database
  seal: Seal
  limits: Limits
  jobs: Jobs
  mail: Mail
  auditEvents: AuditEvents
  log: Logger
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>

/** Who is calling, and how they come to be known. */
export async function openIdentity({ config, db, seal, limits, jobs, mail, auditEvents, log }: Parts) {
  const keys = await openKeyRing(db, seal)
  const sessions = await openSessions({ config, db, seal, keys })
  const apiTokens = openApiTokens(
    db,
    await db.withActor(system, tx => seal.secret(tx, 'API tokens')),
    oncePerMinute(error => log.warn({ err: error }, 'use of an API token not recorded')),
  )
  const bearers = openBearers(config, keys, openExternalIssuer(config, db), apiTokens)
  const places = openPlaces(
    db,
    auditEvents,
    oncePerMinute(error => log.warn({ err: error }, 'sign-in location not recorded')),
  )
  await jobs.every('41 * * * *', 'identity-upkeep', async () => {
    await keys.rotate()
    await db.withActor(system, prune)
  })

  return {
    bearerOf: bearers.bearerOf,
    knownBearer: bearers.known,
    seenAt: places.seen,
    apiTokens,
    ready: keys.ready,
    publishedKeys: keys.published,
    /** For the harness: a token as if they had signed in. */
    accessTokenFor: (who: string) =>
      db.withActor(system, tx => accessTokenFor(tx, { seal, issuer: config.publicUrl }, who)),
    startupMessage: (address: string) => startupMessage(config, db, address),
    sessions,
    sessionCookie: openSessionCookie(config),
    mail,
    providers: openProviders(config, seal, log),
    guessing: openGuessing({
      db,
      limits,
      secret: await db.withActor(system, tx => seal.secret(tx, 'guessing')),
      secure: config.publicUrl.startsWith('https:'),
    }),
    signIn: { config, db, mail, sessions, auditEvents },
  }
}
