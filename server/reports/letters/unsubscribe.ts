import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Database, type Origin, systemActor, type Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import { isUuid } from '../../platform/http/schemas.ts'
import type { Seal } from '../../platform/seal.ts'
import { setWantsLetters } from './queries.ts'

const macOf = async (tx: Tx, seal: Seal, person: string) =>
  createHmac('sha256', await seal.secret(tx, 'report letters'))
    .update(person)
    .digest()

/** A link that ends somebody's letters, and can do nothing else. It lasts: letters lie about for years. */
export const unsubscribeToken = async (tx: Tx, seal: Seal, person: string) =>
  `${person}.${(await macOf(tx, seal, person)).toString('base64url')}`

export async function personOfToken(tx: Tx, seal: Seal, token: string): Promise<string | undefined> {
  const [person = '', mac = ''] = token.split('.')
  if (!isUuid(person)) return undefined
  const [given, right] = [Buffer.from(mac, 'base64url'), await macOf(tx, seal, person)]
  return given.length === right.length && timingSafeEqual(given, right) ? person : undefined
}

/** Refuses a link that nobody was given. */
export async function endLetters({ db, seal }: { db: Database; seal: Seal }, token: string, origin: Origin) {
  const ended = await db.withActor(systemActor('report letters', origin), async tx => {
    const person = await personOfToken(tx, seal, token)
    return person !== undefined && setWantsLetters(tx, person, false)
  })
  if (!ended) throw new Failure('NOT_FOUND', 'This link does not work: it may have lost a part on its way.')
}
