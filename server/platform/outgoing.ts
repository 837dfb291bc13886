import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// An address that an admin typed, or a name that its owner points somewhere else later, must not lead into the network
// the service stands in. So the address is looked at when the connection is made.

const notPublic = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap(line => line.split(' '))) {
  const [network = '', bits] = range.split('/')
  notPublic.addSubnet(network, Number(bits), 'ipv4')
}
// What carries an IPv4 address inside (Teredo, 6to4), and examples.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !notPublic.check(address, 'ipv4')
    : isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')

const privateAddress = (host: string) => new Error(`${host} is not a public address`)

const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(privateAddress(host), '')
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })

const answerWithin = 15_000

/** Posts to another server, which has to say that it took it: a redirect is a failure. */
export async function postJson(
  url: string,
  body: unknown,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<void> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw privateAddress(host)
  const text = JSON.stringify(body)
  const status = await new Promise<number>((resolve, reject) => {
    const send = target.protocol === 'https:' ? request : plainRequest
    const asked = send(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      agent: false,
      signal: AbortSignal.timeout(answerWithin),
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    })
    asked.on('error', reject)
    asked.on('response', answer => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    asked.end(text)
  })
  if (status < 200 || status > 299) throw new Error(`${host} answered ${status}`)
}
