import { randomUUID } from 'node:crypto'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { diskTrouble, onDisk } from '../../platform/backup/disk.ts'
import { writeBackup } from '../../platform/backup/index.ts'
import type { Config } from '../../platform/config.ts'
import { type Database, systemActor, type Tx } from '../../platform/db/index.ts'
import type { ConnectionConfig } from '../../platform/db/places.ts'
import { type Jobs, longWork } from '../../platform/jobs.ts'
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
  forgetListsTrouble,
  forgetOldBackups,
  insertBackup,
  keptBackups,
  noteListsTrouble,
  scheduledSince,
} from './queries.ts'
import { backupSetting } from './setting.ts'

const system = systemActor('backups')
const hour = 3_600_000
/** Short texts, on a disk that may be far away. */
const listsMs = 10_000
const removalMs = 60_000

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
  await parts.jobs.every('*/10 * * * *', 'backup', () => backUpIfDue(parts, new Date()), longWork)
}

export async function backUpIfDue(parts: Omit<Parts, 'jobs'>, now: Date) {
  const { config, db } = parts
  const setting = await db.withActor(system, async tx => {
    await failCutOff(tx)
    return readSetting(tx, backupSetting(config))
  })
  const { folder } = setting
  if (folder === undefined) return
  const trouble = await copyLists(parts, folder)
  const due = await db.withActor(system, async tx => {
    if (now.getUTCHours() !== setting.hour) return undefined
    const recent = await scheduledSince(tx, new Date(now.getTime() - 20 * hour))
    if (recent.some(({ state }) => state !== 'failed')) return undefined
    return { failedBefore: recent.length > 0 }
  })
  // A disk that takes neither is told of once.
  const made = !due || (await backUp(parts, folder, now, due))
  if (made) await tellOfLists(parts, folder, trouble)
  if (due && made) await rotate(parts, setting)
}

async function backUp(
  parts: Omit<Parts, 'jobs'>,
  folder: string,
  now: Date,
  { failedBefore }: { failedBefore: boolean },
): Promise<boolean> {
  const { db, log, admin, master, mettle } = parts
  const id = randomUUID()
  const path = join(folder, `mettle-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
  await db.withActor(system, tx => insertBackup(tx, id, path, now))
  try {
    const { bytes, rows } = await writeBackup(admin, { path, master, mettle })
    await db.withActor(system, tx => endBackup(tx, id, { state: 'done', bytes, rows }))
    log.info({ path, bytes, rows }, 'backup made')
    return true
  } catch (error) {
    const problem = (error as Error).message
    log.error({ err: error }, 'the backup could not be made')
    await db.withActor(system, async tx => {
      await endBackup(tx, id, { state: 'failed', problem })
      if (!failedBefore) await tellAdmins(parts, tx, backupFailed(problem))
    })
    return false
  }
}

/** Whoever loses the machine loses the lists in its data folder, and a restore needs them. Answers what kept it from that. */
async function copyLists({ config, db, log }: Pick<Parts, 'config' | 'db' | 'log'>, folder: string) {
  const disabled = await db.withActor(system, disabledPeople)
  const erased = await readLedger(config.dataDir)
  try {
    await onDisk(async () => {
      // Where a mount is away, nothing is put on the disk beneath it.
      await access(folder)
      await appendToLedger(folder, erased)
      await writeDisabled(folder, disabled)
    }, listsMs)
    return undefined
  } catch (error) {
    log.warn({ err: error, folder }, 'the lists that a restore needs could not be copied to the backups')
    return diskTrouble(error as Error, folder) ?? (error as Error).message
  }
}

const tellOfLists = (parts: Pick<Parts, 'config' | 'db' | 'mail'>, folder: string, trouble?: string) =>
  parts.db.withActor(system, async tx => {
    if (trouble === undefined) await forgetListsTrouble(tx)
    else if (await noteListsTrouble(tx, folder, trouble)) await tellAdmins(parts, tx, listsFailed(trouble))
  })

type Words = { subject: string; text: (installation: string) => string }

const backupFailed = (problem: string): Words => ({
  subject: 'The backup could not be made',
  text: installation =>
    `The backup of ${installation} could not be made:\n\n${problem}\n\nIt is tried again every ten minutes for the rest of the hour, and tomorrow.\n`,
})
const listsFailed = (problem: string): Words => ({
  subject: 'The lists beside the backups could not be written',
  text: installation =>
    `Whom ${installation} erased and disabled could not be written beside its backups: ${problem}.\n\nIf the machine is lost now, a restored backup lets them in again. It is tried again every ten minutes.\n`,
})

/** One letter for a failure, however often it is tried again. */
async function tellAdmins(
  { config, mail }: Pick<Parts, 'config' | 'mail'>,
  tx: Tx,
  { subject, text }: Words,
) {
  for (const to of await adminAddresses(tx))
    await mail.send(tx, { to, subject, text: text(config.publicUrl) })
}

async function rotate(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  keep: { keep_daily: number; keep_weekly: number },
) {
  const all = await db.withActor(system, keptBackups)
  const staying = new Set(backupsToKeep(all, keep).map(({ id }) => id))
  for (const { id, path } of all.filter(backup => !staying.has(backup.id)))
    try {
      await onDisk(() => rm(path, { force: true }), removalMs)
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
