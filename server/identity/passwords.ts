import { type Argon2Parameters, argon2, createHash, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Actor, Database } from '../platform/db/index.ts'
import { invalid } from '../platform/errors.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { openSlowLane } from '../platform/slow-lane.ts'
import { commonPasswords } from './common-passwords.ts'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

// Each run takes a thread of Node's pool for tens of milliseconds; two at a time leave room for files and names.
const lane = openSlowLane({ atOnce: 2, perPerson: 2, waiting: 30, waitMs: 10_000 })

/**
 * Where passwords are computed for a request: in turn by network, so that whoever asks for many waits for their own. Whose
 * device signed in before goes ahead of all strangers, in turn by account.
 */
export async function inTurn<T>(
  { untilFrozen }: Pick<Database, 'untilFrozen'>,
  { origin }: Actor,
  work: () => Promise<T>,
  known?: string,
): Promise<T> {
  const entering = lane.enter(known ?? networkOf(origin.address), { goesAhead: known !== undefined })
  const leave = await untilFrozen(entering, late => late())
  try {
    return await work()
  } finally {
    leave()
  }
}

const digest = (password: string, nonce: Buffer, { memory, passes, parallelism } = cost) =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: 32,
  })

/** The same for everybody who gives this address here: one computation checks a password against all of them. */
export const saltFor = (installation: string, email: string) =>
  createHash('sha256').update(`${installation}\0${email}`).digest().subarray(0, 16)

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

export async function hashPassword(password: string, salt: Buffer): Promise<string> {
  const { memory, passes, parallelism } = cost
  const hash = unpadded(await digest(password, salt))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${hash}`
}

/**
 * The first of these accounts whose password this is. With no account at all the same computation is made for
 * nothing, so that the time taken does not tell whether the address is known.
 */
export async function findByPassword<A extends { password_hash: string | null }>(
  password: string,
  accounts: A[],
  salt: Buffer,
): Promise<A | undefined> {
  const computed = new Map<string, Buffer>()
  for (const account of accounts) {
    const [, m, t, p, nonce, hash] = account.password_hash?.match(phc) ?? []
    if (!nonce || !hash) continue
    const form = `${m},${t},${p},${nonce}`
    const made =
      computed.get(form) ??
      (await digest(password, Buffer.from(nonce, 'base64'), {
        memory: Number(m),
        passes: Number(t),
        parallelism: Number(p),
      }))
    computed.set(form, made)
    const wanted = Buffer.from(hash, 'base64')
    if (made.length === wanted.length && timingSafeEqual(made, wanted)) return account
  }
  if (computed.size === 0) await digest(password, salt)
  return undefined
}

export function refuseWeakPassword(password: string, email: string | null) {
  const characters = [...password.normalize('NFKC')].length
  if (characters < 10) throw invalid('password', 'must have at least 10 characters')
  if (characters > 200) throw invalid('password', 'must have at most 200 characters')
  const plain = password.normalize('NFKC').toLowerCase()
  if (email && (plain === email || plain === email.split('@')[0]))
    throw invalid('password', 'must not be your e-mail address')
  if (commonPasswords.has(plain) || /^(.)\1+$/u.test(plain))
    throw invalid('password', 'is among those that are guessed first; choose another')
}
