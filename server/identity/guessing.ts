import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../platform/db/index.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { makeCookie, readCookie } from '../platform/http/cookies.ts'
import { refuseBeyond } from '../platform/http/rate-limit.ts'
import type { Limits } from '../platform/limits.ts'
import { ownerAt } from './place-queries.ts'
import { system } from './system-actor.ts'

type Request = { address: string; headers: { cookie?: string | undefined } }
type Reply = { header(name: string, value: number | string): unknown }
type Owner = { id: string; verified: boolean }

const cookieName = 'mettle_device'
const year = 31_536_000
/** People who share a device are told apart; whoever has not been there for long goes first. */
const mostPerDevice = 8
const message = 'Too many attempts. Wait a few minutes, then try again.'

/**
 * Slows the guessing of passwords, per account and place, and per account over all places together. When a crowd has
 * used that up, its owner still gets in: from a place where they were let in before, or with a device that signed in
 * before, which has tries of its own. Counters are named by a keyed digest, never by an e-mail address.
 */
export function openGuessing(parts: { db: Database; limits: Limits; secret: KeyObject; secure: boolean }) {
  const { db, limits, secret, secure } = parts
  const keyed = (...texts: string[]) =>
    createHmac('sha256', secret).update(texts.join('\0')).digest('base64url').slice(0, 22)
  // Until its address is proven, an account may be somebody else's: the devices of that time are not its owner's.
  const markOf = (device: string, { id, verified }: Owner) =>
    keyed('device', device, id, ...(verified ? [] : ['unproven']))
  const cookie = (value: string) =>
    makeCookie(cookieName, value, { path: '/api/auth', seconds: year, sameSite: 'Strict', secure })

  function deviceIn({ headers }: Request) {
    const [device = '', ...marks] = readCookie(headers, cookieName)?.split('.') ?? []
    return { device, marks: marks.slice(0, mostPerDevice) }
  }
  const isDeviceOf = ({ device, marks }: ReturnType<typeof deviceIn>, owner: Owner) => {
    const wanted = Buffer.from(markOf(device, owner))
    return marks.some(mark => mark.length === wanted.length && timingSafeEqual(Buffer.from(mark), wanted))
  }

  return {
    nameOf: (email: string) => keyed('account', email),

    /** Before a password is looked at. Answers with the account where this is a device of its owner. */
    async begin(request: Request, reply: Reply, email: string): Promise<string | undefined> {
      const account = keyed('account', email)
      const network = networkOf(request.address)
      const here = await limits.guess(`${account}/${network}`)
      // What is refused here adds nothing to the crowd: one place alone can't use it up.
      const crowd = here.allowed ? await limits.internal(`account:${account}`) : here
      const device = deviceIn(request)
      if (crowd.allowed && device.marks.length === 0) return undefined
      const owner = await ownerAt(db, system, email, network)
      const known = owner && isDeviceOf(device, owner) ? owner.id : undefined
      if (crowd.allowed) return known
      if (known) refuseBeyond(reply, await limits.guess(`${account}/${keyed(device.device)}`), message)
      else {
        refuseBeyond(reply, here, message)
        if (!owner?.wasHere) refuseBeyond(reply, crowd, message)
      }
      return known
    },

    /** The password was right: what was tried from here is forgotten, and the device is known from now on. */
    async succeeded(request: Request, reply: Reply, email: string, person: Owner) {
      await limits.forgetGuesses(`${keyed('account', email)}/${networkOf(request.address)}`)
      const known = deviceIn(request)
      const device = known.marks.length > 0 ? known.device : randomBytes(16).toString('base64url')
      const mark = markOf(device, person)
      const marks = [mark, ...known.marks.filter(other => other !== mark)].slice(0, mostPerDevice)
      reply.header('set-cookie', cookie([device, ...marks].join('.')))
    },
  }
}
