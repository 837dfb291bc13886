import { isIP } from 'node:net'

/** Without an address where the client has gone before anybody looked. */
type Hops = { ip?: string | undefined; ips?: (string | undefined)[] | undefined }

/**
 * Where a request comes from: the furthest hop that trusted proxies name, as far as what they name is an address. What
 * somebody made up is nobody's address and is passed over.
 */
export function clientAddress({ ip, ips }: Hops): string {
  const own = plainAddress(ip)
  if (own !== undefined || !ips) return own ?? ''
  for (const hop of ips.toReversed()) {
    const address = plainAddress(hop)
    if (address !== undefined) return address
  }
  return ''
}

/** Without port, brackets or zone, and an IPv4 address as such; undefined for what is none. */
function plainAddress(text: string | undefined): string | undefined {
  if (text === undefined || isIP(text) === 4) return text
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*/s, '')
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1')
  if (isIP(bare) === 0) return undefined
  // As a URL spells it: in one way, whichever of many it came in.
  const spelled = isIP(bare) === 6 ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : bare
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(spelled) ?? []
  if (high === undefined || low === undefined) return spelled
  return [high, low]
    .map(half => Number.parseInt(half, 16))
    .flatMap(half => [half >> 8, half & 255])
    .join('.')
}

/** Whom an address is counted as: one IPv6 customer has at least a /64, and every address in it at will. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  // The first half is whole unless :: stands in it, and then what it leaves out are zeros.
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':')
    const width = rest.length + (tail.includes('.') ? 1 : 0)
    groups.push(...Array(Math.max(0, 8 - groups.length - width)).fill('0'), ...rest)
  }
  const network = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
