import dns from 'node:dns/promises'
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

export const isLocalName = (host: string) => /(^|\.)localhost\.?$/i.test(host)

const privateAddress = (host: string) => new Error(`${host} is not a public address`)

/**
 * The very addresses that are looked at are those that are connected to, so a name cannot point elsewhere in between.
 * Asked of the name servers directly: the system's own look-up would take one of the few threads that also hash
 * passwords, for as long as a name server that says nothing lets it wait.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  if (isLocalName(host)) return done(privateAddress(host), '')
  Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]).then(answers => {
    const found = answers.flatMap(({ status, value }: { status: string; value?: string[] }) =>
      status === 'fulfilled' ? (value ?? []) : [],
    )
    if (found.length === 0) return done((answers[0] as PromiseRejectedResult).reason, '')
    if (!found.every(isPublicAddress)) return done(privateAddress(host), '')
    const addresses = found.map(address => ({ address, family: isIP(address) }))
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })
}

const answerWithin = 15_000
const mostOfAnswer = 1_024

export type Posting = {
  headers?: Record<string, string>
  /** Whether it may go into the network the service stands in. */
  allowPrivate: boolean
  signal?: AbortSignal
}
export type Posted = { status: number; answer: Buffer }

/**
 * Posts JSON to another server and reads the beginning of what it answers. Connecting, the answer's head and its body
 * have fifteen seconds together; a redirect is an answer like any other and is not followed.
 */
export function post(url: string, body: string, { headers, allowPrivate, signal }: Posting): Promise<Posted> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return Promise.reject(privateAddress(host))
  const deadline = AbortSignal.timeout(answerWithin)
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? request : plainRequest
    const asked = send(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      agent: false,
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    })
    const fail = (error: Error) =>
      reject(deadline.aborted ? new Error(`no answer within ${answerWithin / 1000} seconds`) : error)
    asked.on('error', fail)
    // What answers in another protocol (101) ends without an error.
    asked.on('close', () => fail(new Error('closed without an answer')))
    asked.on('response', response => {
      const pieces: Buffer[] = []
      let read = 0
      const done = () => {
        resolve({
          status: response.statusCode ?? 0,
          answer: Buffer.concat(pieces).subarray(0, mostOfAnswer),
        })
        asked.destroy()
      }
      response.on('data', (piece: Buffer) => {
        pieces.push(piece)
        read += piece.length
        if (read >= mostOfAnswer) done()
      })
      response.on('end', done)
      response.on('error', fail)
    })
    asked.end(body)
  })
}

/** Posts to another server, which has to say that it took it: a redirect is a failure. */
export async function postJson(url: string, body: unknown, options: { allowPrivate: boolean }) {
  const { status } = await post(url, JSON.stringify(body), options)
  if (status < 200 || status > 299) throw new Error(`${new URL(url).hostname} answered ${status}`)
}
