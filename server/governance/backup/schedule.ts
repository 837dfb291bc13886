import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '../../platform/backup/index.ts'
import type { Config } from '../../platform/config.ts'
import { type Database, systemActor } from '../../platform/db/index.ts'
import type { ConnectionConfig } from '../../platform/db/places.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'
import { readSetting } from '../../platform/settings.ts'
import { appendToLedger, readLedger } from '../erasure/ledger.ts'
import { writeDisabled } from './disabled-list.ts'
import {
  adminAddresses,
  type BackupRow,
  disabledPeople,
  endBackup,
  failCutOff,
  forgetOldBackups,
  insertBackup,
  keptBackups,
  scheduledSince,
} from './queries.ts'
import { backupSetting } from './setting.ts'

const system = systemActor('backups')
const hour = 3_600_000

type Parts = {
  config: Config
  admin: ConnectionConfig
  master: Buffer
  mettle: string
  db: Database
  jobs: Jobs
  mail: Mail
  log: Logger
}

/** Looked for every ten minutes of the hour that is set, so that one that failed is tried again while it lasts. */
export async function backupJobs(parts: Parts) {
  await parts.jobs.every('*/10 * * * *', 'backup', () => backUpIfDue(parts, new Date()))
}

export async function backUpIfDue(parts: Omit<Parts, 'jobs'>, now: Date) {
  const { config, db } = parts
  const { folder } = await db.withActor(system, tx => readSetting(tx, backupSetting(config)))
  if (folder && existsSync(folder)) await copyLists(parts, folder)
  const due = await db.withActor(system, async tx => {
    await failCutOff(tx)
    const setting = await readSetting(tx, backupSetting(config))
    if (setting.folder === undefined || now.getUTCHours() !== setting.hour) return undefined
    const recent = await scheduledSince(tx, new Date(now.getTime() - 20 * hour))
    if (recent.some(({ state }) => state !== 'failed')) return undefined
    return { ...setting, folder: setting.folder, failedBefore: recent.length > 0 }
  })
  if (!due) return
  const id = randomUUID()
  const path = join(due.folder, `mettle-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
  await db.withActor(system, tx => insertBackup(tx, id, path, now))
  try {
    const { admin, master, mettle } = parts
    const { bytes, rows } = await writeBackup(admin, { path, master, mettle })
    await db.withActor(system, tx => endBackup(tx, id, { state: 'done', bytes, rows }))
    parts.log.info({ path, bytes, rows }, 'backup made')
  } catch (error) {
    const problem = (error as Error).message
    parts.log.error({ err: error }, 'the backup could not be made')
    await db.withActor(system, tx => endBackup(tx, id, { state: 'failed', problem }))
    if (!due.failedBefore) await tellAdmins(parts, problem)
    return
  }
  await rotate(parts, due)
}

/** Whoever loses the machine loses the lists in its data folder, and a restore needs them. */
async function copyLists({ config, db, log }: Pick<Parts, 'config' | 'db' | 'log'>, folder: string) {
  const disabled = await db.withActor(system, disabledPeople)
  try {
    appendToLedger(folder, readLedger(config.dataDir))
    writeDisabled(folder, disabled)
  } catch (error) {
    log.warn({ err: error, folder }, 'the lists that a restore needs could not be copied to the backups')
  }
}

/** One letter for a failure, however often it is tried again. */
const tellAdmins = ({ config, db, mail }: Pick<Parts, 'config' | 'db' | 'mail'>, problem: string) =>
  db.withActor(system, async tx => {
    for (const to of await adminAddresses(tx))
      await mail.send(tx, {
        to,
        subject: 'The backup could not be made',
        text: `The backup of ${config.publicUrl} could not be made:\n\n${problem}\n\nIt is tried again every ten minutes for the rest of the hour, and tomorrow.\n`,
      })
  })

async function rotate(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  keep: { keep_daily: number; keep_weekly: number },
) {
  const all = await db.withActor(system, keptBackups)
  const staying = new Set(backupsToKeep(all, keep).map(({ id }) => id))
  for (const { id, path } of all.filter(backup => !staying.has(backup.id)))
    try {
      await rm(path, { force: true })
      await db.withActor(system, tx =>
        tx.rows(`update app.backups set state = 'removed' where id = $1`, [id]),
      )
    } catch (error) {
      log.warn({ err: error, path }, 'an old backup could not be removed')
    }
  await db.withActor(system, forgetOldBackups)
}

/** Of each of the newest days and weeks that have one, the newest. They come newest first. */
export function backupsToKeep<Backup extends Pick<BackupRow, 'started_at'>>(
  newestFirst: Backup[],
  { keep_daily, keep_weekly }: { keep_daily: number; keep_weekly: number },
): Backup[] {
  const newestOf = (periodOf: (day: number) => number, most: number) => {
    const newest = new Map<number, Backup>()
    for (const backup of newestFirst) {
      const period = periodOf(Math.floor(Date.parse(backup.started_at) / (24 * hour)))
      if (!newest.has(period) && newest.size < most) newest.set(period, backup)
    }
    return [...newest.values()]
  }
  // The first of January 1970 was a Thursday; a week begins on Monday.
  const kept = new Set([
    ...newestOf(day => day, keep_daily),
    ...newestOf(day => Math.floor((day + 3) / 7), keep_weekly),
  ])
  return newestFirst.filter(backup => kept.has(backup))
}
