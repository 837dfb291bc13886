import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { canReach, chownTo } from './account.ts'
import { ownFolder } from './initialise.ts'
import type { Cluster } from './postmaster.ts'

const longestSocketPath = 107

type SocketDir = { serverPath: string; clientPath: string; remove(): void }

/** The socket stands inside the cluster, closed to others like it, unless the kernel finds that path too long. */
export function openSocketDir({ clusterDir, account }: Cluster): SocketDir {
  if (Buffer.byteLength(join(clusterDir, '.s.PGSQL.5432')) <= longestSocketPath) {
    const serverPath = canReach(account, clusterDir) ? clusterDir : ownFolder
    return { serverPath, clientPath: clusterDir, remove: () => {} }
  }
  // A fresh name each time, so that nobody on the machine can lay it out beforehand.
  const short = mkdtempSync('/tmp/mettle-')
  chownTo(account, short)
  return {
    serverPath: short,
    clientPath: short,
    remove: () => rmSync(short, { recursive: true, force: true }),
  }
}
