import { spawnSync } from 'node:child_process'
import { chownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whom the server runs as. Nothing set: as ourselves. */
export type Account = { uid?: number; gid?: number }

/**
 * PostgreSQL refuses to run as root, so root hands it to the account that already owns the cluster
 * (an operator may have run it as an ordinary user before), or to `nobody`.
 */
export function serverAccount(clusterDir: string): Account {
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (process.getuid?.() === 0)
    return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount()
  if (owner && owner.uid !== process.getuid?.())
    throw new Error(
      `The database in ${clusterDir} belongs to user ${owner.uid}, and this process runs as user ${process.getuid?.()}. ` +
        'Start Mettle as that user or as root, or give the folder to this user.',
    )
  return {}
}

function unprivilegedAccount(): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** Asks the kernel rather than reading mode bits: access lists and mounts count too. */
export function canReach(account: Account, path: string): boolean {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', '[ -x "$0" ]', path], { ...account, cwd: '/' }).status === 0
}

export function chownTo(account: Account, path: string): void {
  if (account.uid !== undefined) chownSync(path, account.uid, account.gid ?? account.uid)
}

/** A backup restored by root leaves the whole cluster owned by root. */
export function chownTree(account: Account, path: string): void {
  chownTo(account, path)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) chownTree(account, join(path, entry.name))
    else if (!entry.isSymbolicLink()) chownTo(account, join(path, entry.name))
  }
}
