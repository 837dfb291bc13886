import pgConnectionString from 'pg-connection-string'

export type Place = { host: string; port: number }

const writing = ['any', 'read-write', 'primary']
const options = [
  'host',
  'port',
  'user',
  'password',
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'target_session_attrs',
]
const encryptions = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']

/**
 * DATABASE_URL as libpq reads it, several hosts included: postgres://mettle@one:5432,two:5433/mettle. The driver knows
 * one host, so it is given the first, and the others stand beside it. Throws a sentence without the value, which may
 * hold a password.
 */
export function parseDatabaseUrl(url: string) {
  const [, protocol = '', credentials = '', hosts = '', rest = ''] =
    url.match(/^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/s) ?? []
  const query = new URLSearchParams(rest.split('?')[1] ?? '')
  // The driver passes over what it does not know, sslMode say, and would go without.
  for (const [name] of query) {
    if (!options.includes(name))
      throw new Error(`it may have these options: ${options.join(', ')}; not ${name}`)
    if (query.getAll(name).length > 1) throw new Error(`${name} is there more than once`)
  }
  const named = (query.get('host') ?? hosts).split(',')
  const ports = (query.get('port') ?? '').split(',')
  if (query.has('host')) query.set('host', named[0] ?? '')
  if (query.has('port')) query.set('port', ports[0] ?? '')
  const target = query.get('target_session_attrs')
  if (target && !writing.includes(target))
    throw new Error(`target_session_attrs must be one of ${writing.join(', ')}: Mettle writes`)
  query.delete('target_session_attrs')
  const encryption = query.get('sslmode')
  // The driver would take an unknown one for no encryption at all.
  if (encryption !== null && !encryptions.includes(encryption))
    throw new Error(`sslmode must be one of ${encryptions.join(', ')}`)

  const first = `${protocol}${credentials}${hosts.split(',')[0]}${rest.split('?')[0]}?${query}`
  const { host, ...config } = pgConnectionString.parseIntoClientConfig(first)
  const places = named.map((name, i) => placeOf(name, ports[i] ?? ports[0]))
  return { config: { ...config, ...(host ? { host } : {}) }, places: places.length > 1 ? places : [] }
}

function placeOf(name: string, port: string | undefined): Place {
  const [, bracketed, plain = '', own] = name.match(/^(?:\[(.+)\]|([^:]*))(?::(\d+))?$/) ?? []
  const host = decodeURIComponent(bracketed ?? plain)
  const number = Number(own ?? (port || 5432))
  if (host === '' || !Number.isInteger(number))
    throw new Error('each host is a name or an address, with or without :port')
  return { host, port: number }
}
