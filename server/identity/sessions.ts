import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import type { Actor, Database, Origin, Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import type { Seal } from '../platform/seal.ts'
import type { KeyRing } from './key-ring.ts'
import { accessSeconds } from './keys.ts'
import * as queries from './queries.ts'
import type { Tokens } from './schemas.ts'
import {
  findSession,
  insertSession,
  lockSession,
  revokeSession,
  rotateSession,
  type SessionRow,
} from './session-queries.ts'
import { system } from './system-actor.ts'

const day = 86_400_000
const idle = 30 * day
export const idleSeconds = idle / 1000
const absolute = 90 * day
/** Two tabs that renew at the same moment both mean well. */
const grace = 10_000

const sessionEnded = () => new Failure('UNAUTHORIZED', 'Your session has ended. Sign in again.')

export type Sessions = Awaited<ReturnType<typeof openSessions>>

/**
 * A session is a family of refresh tokens, each the successor of the one before. The token is not stored: it is
 * derived from the session's seed and generation by a secret of the service's own, so that a repeat within the grace
 * gets the very same successor, any older one is recognised for what it is, and a copy of the table opens nothing.
 */
export async function openSessions(parts: { config: Config; db: Database; seal: Seal; keys: KeyRing }) {
  const { config, db, seal, keys } = parts
  const secret = await db.withActor(system, tx => seal.secret(tx, 'refresh tokens'))

  const macOf = (session: string, seed: Buffer, generation: number) =>
    createHmac('sha256', secret).update(`${session}\0${generation}\0`).update(seed).digest()

  function tokenOf(session: string, seed: Buffer, generation: number) {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(generation)
    return Buffer.concat([
      Buffer.from(session.replaceAll('-', ''), 'hex'),
      number,
      macOf(session, seed, generation),
    ]).toString('base64url')
  }

  async function answer(
    tx: Tx,
    person: string,
    session: { id: string; seed: Buffer; generation: number },
  ): Promise<Tokens> {
    const user = await queries.personRecord(tx, person)
    if (!user || user.disabled) throw new Failure('UNAUTHORIZED', 'This account is disabled.')
    const now = Date.now()
    const subject = { id: user.id, role: user.role, session: session.id }
    return {
      access_token: await keys.sign(tx, config.publicUrl, subject, now),
      token_type: 'bearer',
      expires_in: accessSeconds,
      expires_at: Math.floor(now / 1000) + accessSeconds,
      refresh_token: tokenOf(session.id, session.seed, session.generation),
      user,
    }
  }

  /** What a token says of itself; nothing for what is no token of ours. */
  function read(token: string) {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== 52 || bytes.toString('base64url') !== token) return undefined
    return {
      session: bytes.subarray(0, 16).toString('hex'),
      generation: bytes.readUInt32BE(16),
      mac: bytes.subarray(20),
    }
  }
  const issued = ({ id, seed }: { id: string; seed: Buffer }, generation: number, mac: Buffer) =>
    timingSafeEqual(mac, macOf(id, seed, generation))

  /** The session a token belongs to, locked until the transaction ends; nothing for a token that was never issued. */
  async function belongingTo(
    tx: Tx,
    token: string,
  ): Promise<(SessionRow & { presented: number }) | undefined> {
    const said = read(token)
    const session = said && (await lockSession(tx, said.session))
    if (!session || !issued(session, said.generation, said.mac)) return undefined
    return { ...session, presented: said.generation }
  }

  const alive = ({ revoked_at, expires_at, rotated_at }: SessionRow) =>
    revoked_at === null && expires_at.getTime() > Date.now() && rotated_at.getTime() > Date.now() - idle

  return {
    /** A new sign-in. */
    async open(tx: Tx, person: string, { userAgent }: Origin): Promise<Tokens> {
      const session = { id: randomUUID(), seed: randomBytes(32), generation: 0 }
      await queries.actAs(tx, person)
      const expires_at = new Date(Date.now() + absolute)
      await insertSession(tx, { ...session, person, expires_at, user_agent: userAgent })
      return answer(tx, person, session)
    },

    async refresh(actor: Actor, token: string): Promise<Tokens> {
      const renewed = await db.withActor(actor, async tx => {
        const session = await belongingTo(tx, token)
        if (!session || !alive(session)) return undefined
        await queries.actAs(tx, session.person)
        if (session.presented === session.generation) {
          await rotateSession(tx, session.id)
          return answer(tx, session.person, { ...session, generation: session.generation + 1 })
        }
        const justBefore = session.presented === session.generation - 1
        if (justBefore && Date.now() - session.rotated_at.getTime() <= grace)
          return answer(tx, session.person, session)
        // A token that was already used comes from a copy, and nobody can tell whose copy is the thief's.
        await revokeSession(tx, session.id, session.person)
        return undefined
      })
      if (!renewed) throw sessionEnded()
      return renewed
    },

    /** Whose refresh token this is, whichever of its family; nobody's once the session has ended. */
    async holderOf(token: string): Promise<{ person: string; session: string } | undefined> {
      const said = read(token)
      const session = said && (await findSession(db, system, said.session))
      return session && issued(session, said.generation, said.mac)
        ? { person: session.person, session: session.id }
        : undefined
    },

    /** Ends the session of this refresh token, whichever of its family; where a person is named, only theirs. False: none. */
    async endByToken(tx: Tx, token: string, person?: string): Promise<boolean> {
      const session = await belongingTo(tx, token)
      if (!session || (person !== undefined && session.person !== person)) return false
      await queries.actAs(tx, session.person)
      await revokeSession(tx, session.id, session.person)
      return true
    },

    end: (tx: Tx, person: string, session: string) => revokeSession(tx, session, person),
  }
}
