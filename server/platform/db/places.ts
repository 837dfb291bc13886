import pg from 'pg'
import type { Place } from './database-url.ts'

const answerWithin = 1_500

export type Places = ReturnType<typeof openPlaces>

/** Whether the server confirms what is committed. */
export type Confirmation = {
  /** For whoever finds a commit of theirs waiting. */
  noticed(config: ConnectionConfig): void
  readonly isMissing: boolean
  assert(): void
  close(): void
}

export type ConnectionConfig = pg.ClientConfig & {
  /** Where there are several hosts to choose from. */
  places?: Places
  /** What a statement may take before its connection is given up, in milliseconds. */
  longest?: number
  /** What one answer may have in bytes before its connection is given up. */
  mostBytes?: number
  /** While the service starts nobody waits for an answer, and a busy machine may take its time. */
  starting?: () => boolean
  /** One for all connections of a process. */
  confirmation?: Confirmation
  /** `cut off`: the server is there and knows nothing of what a connection waits for. */
  onState?: (state: 'away' | 'there' | 'cut off' | 'unconfirmed' | 'confirmed', error?: unknown) => void
}

/**
 * Of several hosts, the one that takes writes now. It is kept until a connection to it fails or refuses a write; then
 * all are asked again, and at once, so that a dead one costs nobody any time.
 */
export function openPlaces(places: Place[]) {
  let found: Promise<Place> | undefined
  return {
    find(config: pg.ClientConfig): Promise<Place> {
      found ??= Promise.any(places.map(place => requireWritable(config, place))).catch(error => {
        found = undefined
        const [first] = (error as AggregateError).errors
        throw first
      })
      return found
    },
    forget() {
      found = undefined
    },
  }
}

async function requireWritable(config: pg.ClientConfig, place: Place): Promise<Place> {
  const client = new pg.Client({
    ...config,
    ...place,
    application_name: 'mettle check',
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0].transaction_read_only === 'off') return place
  } finally {
    hangUp(client)
  }
  throw Object.assign(new Error('This server takes no writes.'), { code: '25006' })
}

/** Without a farewell, which a frozen server would never acknowledge. */
export function hangUp(client: pg.Client) {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
