import { statfs } from 'node:fs/promises'
import packageFile from '../../../package.json' with { type: 'json' }
import type { Config } from '../../platform/config.ts'
import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Person } from '../../platform/http/app-types.ts'
import { readSetting } from '../../platform/settings.ts'
import type { Volume } from '../../platform/volume.ts'
import { isKeyShown, lastBackups } from '../backup/queries.ts'
import { backupSetting } from '../backup/setting.ts'
import {
  countFailedMessages,
  readEndpoints,
  readLastVerification,
  readNeglected,
  readProposed,
} from './attention-queries.ts'
import { findingsOf } from './findings.ts'
import { readDatabase, readJobs, readMail } from './queries.ts'

const system = systemActor('status')
export const receivers = ['stripe', 'razorpay', 'wordpress', 'ghost'] as const

export type StatusParts = {
  config: Config
  db: Database
  mail: { goesOut: boolean }
  feed: { streams(): number }
  sealer: { stopped(): boolean }
  volume: Volume
  /** The id of the newest master key. */
  keyId: string
}

/** What only people may read, as the admin who asks; it also tells how long the database takes to let somebody in. */
async function readAsAdmin(db: Database, actor: Person) {
  const started = performance.now()
  await db.withActor(actor, async () => {})
  const latency_ms = Math.round(performance.now() - started)
  const found = await db.withActor(actor, async tx => ({
    endpoints: await readEndpoints(tx),
    failed_messages: await countFailedMessages(tx),
    recalibrations: await readProposed(tx),
    follow_ups: await readNeglected(tx),
  }))
  return { latency_ms, ...found }
}

/** How the installation stands, and what an admin should see to. */
export async function readStatus(
  { config, db, mail, feed, sealer, volume, keyId }: StatusParts,
  actor: Person,
) {
  const { latency_ms, endpoints, failed_messages, recalibrations, follow_ups } = await readAsAdmin(db, actor)
  const found = await db.withActor(system, async tx => ({
    database: await readDatabase(tx),
    jobs: await readJobs(tx),
    letters: await readMail(tx),
    last: await lastBackups(tx),
    audit: await readLastVerification(tx),
    schedule: await readSetting(tx, backupSetting(config)),
    keyShown: config.masterKeys !== undefined || (await isKeyShown(tx, keyId)),
  }))
  const { database, last } = found
  const { bsize, blocks, bavail } = await statfs(config.dataDir)
  const disk = { free_bytes: bavail * bsize, total_bytes: blocks * bsize }
  const backups = {
    scheduled: found.schedule.folder !== undefined,
    last: last.done,
    last_failure: last.failed,
  }
  const letters = { goes_out: mail.goesOut, ...found.letters }
  const findings = findingsOf({
    configWarnings: config.warnings,
    encryption: volume.encryption,
    disk,
    mail: letters,
    isAuditBroken: found.audit?.state === 'broken' || sealer.stopped(),
    isKeyShown: found.keyShown,
    backups,
    listsProblem: last.lists?.problem ?? null,
  })
  return {
    database: {
      embedded: config.databaseUrl === undefined,
      latency_ms,
      size_bytes: database.size_bytes,
      tables: database.tables,
    },
    jobs: found.jobs,
    mail: letters,
    feed: { streams: feed.streams() },
    events: {
      endpoints,
      failed_messages,
      receivers: receivers.filter(source => config.webhookSecrets[source] !== undefined),
    },
    recalibrations,
    follow_ups,
    audit: found.audit,
    disk: { ...disk, ...volume },
    versions: { mettle: packageFile.version, node: process.version, postgres: database.postgres },
    backups,
    findings,
    warnings: findings.map(({ sentence }) => sentence),
  }
}
