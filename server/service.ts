import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import packageFile from '../package.json' with { type: 'json' }
import { analyticsJobs } from './analytics/index.ts'
import { buildApp } from './app.ts'
import { assessmentJobs, ensureBuiltIn } from './assessments/index.ts'
import {
  backupJobs,
  checkpointJobs,
  keepAndForgetJobs,
  keepLists,
  openSealer,
  startSealing,
  verificationJobs,
} from './governance/index.ts'
import { openIdentity } from './identity/index.ts'
import { leadJobs } from './leads/index.ts'
import { openNotifications } from './notifications/index.ts'
import { openAuditEvents, openReadLog } from './platform/audit.ts'
import { openAuditNotes } from './platform/audit-notes.ts'
import { assertNotRestoring } from './platform/backup/index.ts'
import type { Config } from './platform/config.ts'
import { openAlone } from './platform/db/alone.ts'
import { openConfirmation } from './platform/db/confirmation.ts'
import { ensureDatabase, fromUrl, waitForDatabase } from './platform/db/connect.ts'
import { openDatabase } from './platform/db/index.ts'
import { migrate, readMigrations } from './platform/db/migrate.ts'
import { assertPoolerKeepsStatements } from './platform/db/pooler.ts'
import { openRewrite } from './platform/db/rewrite.ts'
import { runtimeLogin } from './platform/db/runtime-role.ts'
import { openStateLog } from './platform/db/state-log.ts'
import { openFiles } from './platform/files.ts'
import { boundConnections, connectionsWithinLimit } from './platform/http/bound-connections.ts'
import { watchConnections } from './platform/http/drain.ts'
import { servePipelinedInTurn } from './platform/http/pipelined.ts'
import { startRedirect } from './platform/http/redirect.ts'
import { openJobs } from './platform/jobs.ts'
import { openLimits } from './platform/limits.ts'
import { oncePerMinute, openLog } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { scheduleMaintenance } from './platform/maintenance.ts'
import { makeMasterKey, readMasterKeys } from './platform/master-key.ts'
import { openOutbox } from './platform/outbox.ts'
import { openSignal } from './platform/outbox-signal.ts'
import { startPostgres } from './platform/postgres/index.ts'
import { masterId, openSeal } from './platform/seal.ts'
import { watchCertificate } from './platform/tls.ts'
import { elsewhere, lookAtVolume, volumeSentences } from './platform/volume.ts'
import { openFeed, openSockets } from './realtime/index.ts'
import { ensureBuiltInResources, openPdfRenderer, reportJobs } from './reports/index.ts'
import { webhookJobs } from './webhooks/index.ts'

export type Service = Awaited<ReturnType<typeof startService>>

/** Everything a running Mettle is, from the database up; `stop` takes it down again in the opposite order. */
export async function startService(config: Config, stopping: AbortSignal = new AbortController().signal) {
  const log = openLog(config.logLevel)
  for (const warning of config.warnings) log.warn(warning)
  const knownKeys = readMasterKeys(config.masterKeys, config.dataDir)
  let starting = true
  const postgres = config.databaseUrl ? undefined : await startPostgres({ dataDir: config.dataDir, log })
  const patient = { starting: () => starting }
  const admin = postgres
    ? await ensureDatabase({ ...postgres.connection, ...patient }, 'mettle')
    : {
        ...fromUrl(config.databaseUrl as string),
        ...patient,
        onState: openStateLog(log),
        confirmation: openConfirmation(patient.starting),
      }
  if (!postgres) {
    await waitForDatabase(admin, stopping)
    await assertPoolerKeepsStatements(admin)
  }
  await assertNotRestoring(admin)
  await migrate(admin, readMigrations(), sentence => log.warn(sentence))
  const keys = knownKeys ?? (await makeMasterKey(config.dataDir, admin))
  const login = await runtimeLogin(admin, keys)

  const volume = config.databaseUrl ? elsewhere : lookAtVolume(config.dataDir)
  log[volume.encryption === 'none_seen' ? 'warn' : 'info'](volumeSentences[volume.encryption])
  const db = openDatabase(login)
  const seal = openSeal(keys)
  const files = openFiles(db, seal)
  const limits = openLimits(
    config,
    oncePerMinute(error => log.warn({ err: error }, 'Redis is away; limits are counted in memory')),
  )
  const jobs = await openJobs(
    login,
    oncePerMinute(error => log.error({ err: error }, 'job failed')),
  )
  await scheduleMaintenance({ db, seal, files, jobs, log })
  await ensureBuiltIn(db)
  await ensureBuiltInResources(db)
  const mail = await openMail({ config, db, seal, jobs, log })
  await analyticsJobs({ db, jobs })
  await leadJobs({ config, db, files, jobs, mail })
  await assessmentJobs({ config, db, seal, jobs, mail })
  const pdf = openPdfRenderer()
  await reportJobs({ config, db, seal, jobs, mail, log, renderPdf: pdf.render })
  await webhookJobs({ config, db, seal, jobs, mail, log })
  const outboxLags = oncePerMinute(error => log.warn({ err: error }, 'outbox is lagging'))
  const signal = openSignal(login, outboxLags)
  const outbox = openOutbox({ db, signal, onTrouble: outboxLags })
  const notifications = await openNotifications({ config, db, seal, jobs, mail, outbox, signal, log })
  const feed = openFeed({ db, outbox, onTrouble: outboxLags, mostStreams: config.mostStreams })
  const auditWaits = oncePerMinute(error =>
    log.warn({ err: error }, 'the audit log cannot be written; trying again'),
  )
  const notes = await openAuditNotes(db, config.dataDir, auditWaits, signal.changed)
  const readLog = openReadLog(notes)
  const auditEvents = openAuditEvents(notes)
  const identity = await openIdentity({ config, db, seal, limits, jobs, mail, auditEvents, log })
  const sockets = openSockets({ db, feed, identity, limits, log, mostStreams: config.mostStreams })
  const sealer = openSealer(db, seal, config.dataDir, auditWaits)
  await verificationJobs({ db, seal, jobs, sealer, log })
  await checkpointJobs({ config, db, seal, jobs, mail, sealer })
  const mettle = packageFile.version
  await backupJobs({ config, admin, master: keys[0] as Buffer, mettle, db, jobs, mail, log })
  const stopLists = keepLists({ db, dataDir: config.dataDir, log })
  const rewrite = openRewrite(admin)
  const alone = openAlone(admin)
  await keepAndForgetJobs({ config, db, seal, files, jobs, mail, sealer, rewrite, alone, log })
  let draining = false
  const app = await buildApp({
    config,
    db,
    seal,
    limits,
    readLog,
    auditEvents,
    sealer,
    signal,
    feed,
    sockets,
    identity,
    files,
    jobs,
    mail,
    notifications,
    log,
    volume,
    keyId: masterId(keys[0] as Buffer),
    draining: () => draining,
  })
  const connections = watchConnections(app.server as Server)
  // An office behind one address has fewer that wait; one more closes the oldest of them, whose browser opens another.
  const bounds = { perNetwork: 500, waitMs: 1_000, inAll: connectionsWithinLimit() }
  boundConnections(app.server as Server, config.trustedProxies, bounds)
  servePipelinedInTurn(app.server as Server)
  await app.listen({ host: config.host, port: config.port }).catch(cause => {
    throw new Error(`it cannot listen on PORT ${config.port} of HOST ${config.host}: ${whyNot(cause)}`, {
      cause,
    })
  })

  const stopWatching = config.tls && watchCertificate(app.server as Server, config.tls, log)
  const { redirectPort } = config
  const redirect =
    redirectPort === undefined
      ? undefined
      : await startRedirect(config.publicUrl, { host: config.host, port: redirectPort }).catch(cause => {
          throw new Error(
            `it cannot listen on HTTP_REDIRECT_PORT ${redirectPort} of HOST ${config.host}: ${whyNot(cause)}`,
            { cause },
          )
        })
  const stopSealing = startSealing({ sealer, signal, log })
  starting = false

  return {
    app,
    db,
    log,
    identity,
    outbox,
    feed,
    sockets,
    jobs,
    mail,
    files,
    notifications,
    address: () => app.listeningOrigin,
    /** The port that only redirects, where there is one. */
    redirectPort: () => (redirect?.address() as AddressInfo | undefined)?.port,
    /** In-flight requests finish; new ones get 503 until the last is done; the database stops after that. */
    async stop() {
      if (draining) return
      draining = true
      stopWatching?.()
      redirect?.close()
      redirect?.closeAllConnections()
      sockets.close()
      feed.close()
      await connections.drain()
      await app.close()
      await jobs.stop()
      await pdf.close()
      await notifications.close()
      await outbox.close()
      auditEvents.close()
      await notes.close()
      await stopSealing()
      await stopLists()
      await signal.close()
      await limits.close()
      await db.close()
      await postgres?.stop()
      log.info('stopped')
    },
  }
}

const whyNot = ({ code, message }: NodeJS.ErrnoException) =>
  ({
    EADDRINUSE: 'another program does already',
    EADDRNOTAVAIL: 'this machine does not have that address',
    ENOTFOUND: 'there is no such address',
    EACCES: 'this user may not take that port',
  })[code ?? ''] ?? message
