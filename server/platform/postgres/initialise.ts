import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, canReach, chownTo } from './account.ts'
import type { Binaries } from './binaries.ts'

/** How a process that sits inside a folder can name it even where the folders above are closed to it. */
export const ownFolder = '/proc/self/cwd'

/**
 * Makes the cluster where there is none. It is made under another name and renamed when whole: a
 * process killed half way leaves a draft that the next start throws away. The draft's name is new
 * each time, because an initdb that outlives its parent goes on writing to the path it was given.
 */
export async function ensureCluster(input: {
  dataDir: string
  clusterDir: string
  account: Account
  binaries: Binaries
  password: string
  sync: boolean
}): Promise<void> {
  const { dataDir, clusterDir, account, binaries, password, sync } = input
  removeDrafts(dataDir)
  if (existsSync(clusterDir)) return checkMajorVersion(clusterDir, binaries)
  const draft = mkdtempSync(join(dataDir, 'pg.new-'))
  chownTo(account, draft)
  await initdb(draft, account, binaries, password, sync)
  renameSync(draft, clusterDir)
  removeDrafts(dataDir)
  if (sync) syncFolder(dataDir)
}

function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter(name => name.startsWith('pg.new-'))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true })
    } catch {
      // An initdb left over is still adding files. Without its folder it soon fails; what remains goes later.
    }
  }
}

async function initdb(
  draft: string,
  account: Account,
  binaries: Binaries,
  password: string,
  sync: boolean,
): Promise<void> {
  const passwordFile = openPasswordFile(`${draft}.password`, account, password)
  const child = spawn(
    join(binaries.binDir, 'initdb'),
    [
      `--pgdata=${canReach(account, draft) ? draft : ownFolder}`,
      '--username=postgres',
      '--pwfile=/dev/fd/3',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      // Same order and case rules on every machine, whatever its C library; older servers have only libc's.
      ...(majorVersion(binaries) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
      '--data-checksums',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ],
    { ...account, cwd: draft, env: serverEnvironment(), stdio: ['ignore', 'pipe', 'pipe', passwordFile] },
  )
  closeSync(passwordFile)
  let output = ''
  child.stdout?.on('data', chunk => (output += chunk))
  child.stderr?.on('data', chunk => (output += chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  rmSync(draft, { recursive: true, force: true })
  throw new Error(`The database could not be created (initdb ended with ${code}):\n${output.trim()}`)
}

/** An open file needs no path, so initdb can read it from inside a closed folder; on disk it is gone at once. */
function openPasswordFile(path: string, account: Account, password: string): number {
  writeFileSync(path, password, { mode: 0o600 })
  chownTo(account, path)
  const descriptor = openSync(path, 'r')
  rmSync(path)
  return descriptor
}

function checkMajorVersion(clusterDir: string, binaries: Binaries): void {
  const found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (Number(found) !== majorVersion(binaries))
    throw new Error(
      `The database in ${clusterDir} was made by PostgreSQL ${found}; this is PostgreSQL ${binaries.version}. ` +
        'Dump it with the old version and load it into a new data folder.',
    )
}

function majorVersion({ version }: Binaries): number {
  return Number.parseInt(version, 10)
}

/** Nothing of ours leaks in: a PGPORT or PGOPTIONS of the operator's shell would change the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC' }
}

/** The superuser's password, made once. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'postgres.secret')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(`${path}.new`, secret, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  return secret
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
