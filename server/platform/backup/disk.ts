// A network mount that went silent answers no call, and a call that is not answered holds one of the few threads that all
// file access of the process shares. So calls on the disk of the backups are made one at a time, and nobody waits for one
// for ever: a dead mount costs the backup and one thread, never a request.

export class SilentDisk extends Error {
  override message = 'the disk does not answer'
  code = 'ETIMEDOUT'
}

let last: Promise<unknown> = Promise.resolve()
let silent = false

/** Whether a call has not been answered in its time and still is not. */
export const isDiskSilent = () => silent

/** Done in its turn, whoever still waits for it: what has to be cleared away once the disk answers again. */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const turn = last.then(call)
  last = turn.catch(() => {})
  return turn
}

/** A call whose answer is waited for so long. While an earlier one is silent it is not made at all. */
export async function onDisk<T>(call: () => Promise<T>, mostMs: number): Promise<T> {
  if (silent) throw new SilentDisk()
  let late = false
  const answer = inTurn(async () => {
    if (late) throw new SilentDisk()
    return call()
  })
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late = silent = true
    void last.then(() => {
      silent = false
    })
    reject(new SilentDisk())
  }, mostMs)
  return Promise.race([answer, givenUp]).finally(() => clearTimeout(timer))
}

/** Why something could not be written to a folder; undefined where that is no matter of the disk. */
export const diskTrouble = ({ code = '' }: NodeJS.ErrnoException, folder: string): string | undefined =>
  ({
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of the disk is used up',
    ENOENT: `there is no folder ${folder}`,
    ENOTDIR: `${folder} is not a folder`,
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'the disk is read-only',
    EIO: 'the disk reports an error',
    ETIMEDOUT: 'the disk does not answer',
  })[code]
