import { renameSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type Account, chownTo } from './account.ts'

export type Settings = Record<string, string>

/** A quarter of the memory there is. Pages that are not in it are read and checked anew at each use. */
export const pageCacheMegabytes = (memory: number) =>
  Math.min(Math.max(Math.floor(memory / 4 / 2 ** 20), 128), 2048)

const defaults: Settings = {
  // The bundled server is linked against an OpenSSL that no longer gets fixes: no port, ever.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: `${pageCacheMegabytes(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY))}MB`,
  fsync: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  default_text_search_config: 'pg_catalog.simple',
  // On the short queries of a busy day both cost more than they give; parallel workers also need more
  // shared memory than a container usually has.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // Statements, parameters and the details of errors hold people's names and numbers. Whoever sent the
  // statement gets the error; the log keeps what concerns the server itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/** Written at every start, so that a newer Mettle's settings reach an older data folder. ALTER SYSTEM still wins. */
export function writeConfiguration(
  clusterDir: string,
  account: Account,
  socketDir: string,
  settings: Settings,
): void {
  const all: Settings = {
    ...defaults,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    ...settings,
  }
  const lines = Object.entries(all).map(
    ([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
  )
  const heading = '# Written by Mettle at every start. To change a setting for good, use ALTER SYSTEM.'
  replaceFile(join(clusterDir, 'postgresql.conf'), `${[heading, ...lines].join('\n')}\n`, account)
  replaceFile(join(clusterDir, 'pg_hba.conf'), 'local all all scram-sha-256\n', account)
}

function replaceFile(path: string, text: string, account: Account): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600 })
  chownTo(account, `${path}.new`)
  renameSync(`${path}.new`, path)
}
