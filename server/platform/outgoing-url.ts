import { isIP } from 'node:net'
import { invalid } from './errors.ts'
import { isLocalName, isPublicAddress } from './outgoing.ts'

/** Says at once what would fail at every delivery. The address itself is looked at when it is connected to. */
export function refuseUrl(url: string, allowPrivate: boolean) {
  const target = URL.canParse(url) ? new URL(url) : undefined
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:']
  if (!target || !protocols.includes(target.protocol))
    throw invalid(
      'url',
      `must be an address that begins with ${allowPrivate ? 'https:// or http://' : 'https://'}`,
    )
  if (target.username || target.password) throw invalid('url', 'must not hold a name or password')
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && (isLocalName(host) || (isIP(host) && !isPublicAddress(host))))
    throw invalid('url', 'must lead to a public address')
}
