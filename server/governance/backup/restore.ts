import { dirname } from 'node:path'
import { carryJobs, finishRestore } from '../../platform/backup/finish.ts'
import { loadBackup } from '../../platform/backup/index.ts'
import { type Database, openDatabase, systemActor } from '../../platform/db/index.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { ConnectionConfig } from '../../platform/db/places.ts'
import { openRewrite } from '../../platform/db/rewrite.ts'
import { runtimeLogin } from '../../platform/db/runtime-role.ts'
import { Failure } from '../../platform/errors.ts'
import { openSeal } from '../../platform/seal.ts'
import { appendToLedger, isThereALedger, readLedger } from '../erasure/ledger.ts'
import { replayErasures } from '../erasure/replay.ts'
import { resumeChain } from '../resume.ts'
import { openSealer } from '../sealer.ts'
import { readDisabled } from './disabled-list.ts'
import { disableAgain, endAllSessions } from './queries.ts'

/** Where a backup is restored to: an empty database, the folder beside it, and the master keys. */
export type Target = { admin: ConnectionConfig; dataDir: string; keys: Buffer[] }

export type Restored = {
  backup: string
  created_at: string
  tables: number
  rows: number
  migrated: string[]
  /** How many people and leads that were erased since the backup were erased again. */
  erased_again: number
  /** Whether there was a list of erasures at all, in the data folder or beside the backup. */
  erasures_listed: boolean
  /** How many people who were disabled since the backup were disabled again. */
  disabled_again: number
}

/**
 * An installation from a backup. Until the last step the database is marked, and no service starts on it; cut off
 * anywhere, the same command goes on.
 */
export async function restoreBackup(target: Target, path: string): Promise<Restored> {
  const { admin, dataDir, keys } = target
  const disabled = [...(await readDisabled(dataDir)), ...(await readDisabled(dirname(path)))]
  const { header, counts } = await loadBackup(admin, path, keys)
  const migrated = await migrate(admin)
  const login = await runtimeLogin(admin, keys)
  const db = openDatabase(login)
  let [erased_again, disabled_again, erasures_listed] = [0, 0, false]
  try {
    const reason = `restored from the backup of ${header.created_at}`
    await resumeChain({ db, seal: openSeal(keys), dataDir }, { reason }).catch(passOverConflict)
    await db.withActor(systemActor('command line'), tx =>
      tx.rows(`select audit.record('restore', 'backup', $1, '{}')`, [header.id]),
    )
    await carryJobs(admin, login, db)
    disabled_again = await shutOut(db, disabled)
    erasures_listed = isThereALedger(dataDir) || isThereALedger(dirname(path))
    erased_again = await eraseAgain(target, db, path)
  } finally {
    await db.close()
  }
  await finishRestore(admin)
  const rows = [...counts.values()].reduce((sum, n) => sum + n, 0)
  return {
    backup: header.id,
    created_at: header.created_at,
    tables: counts.size,
    rows,
    migrated,
    erased_again,
    erasures_listed,
    disabled_again,
  }
}

/**
 * Sign-ins of then may have been ended since, and people disabled: by the list in the data folder, or the copy that the
 * clock puts beside its backups.
 */
const shutOut = (db: Database, disabled: string[]) =>
  db.withActor(systemActor('command line'), async tx => {
    await endAllSessions(tx)
    return disableAgain(tx, disabled)
  })

/**
 * Whoever was erased since the backup, by the list in the data folder or by the copy of it that the clock puts beside
 * its backups. Both are kept on, for the next restore.
 */
async function eraseAgain({ admin, dataDir, keys }: Target, db: Database, path: string) {
  await appendToLedger(dataDir, await readLedger(dirname(path)))
  const seal = openSeal(keys)
  const sealer = openSealer(db, seal, dataDir, error => {
    throw error
  })
  return replayErasures({ db, seal, sealer, dataDir, rewrite: openRewrite(admin) })
}

/** Nothing to resume: the folder is new, or the chain holds all that was sealed. */
function passOverConflict(error: unknown) {
  if (!(error instanceof Failure && error.code === 'CONFLICT')) throw error
}
