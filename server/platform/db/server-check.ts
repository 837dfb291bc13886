import pg from 'pg'
import { type ConnectionConfig, hangUp } from './places.ts'

/** With the patience that comes before it, less than the five seconds after which everybody is told. */
const answerWithin = 2_500

export type Verdict = 'away' | 'working on it' | 'waiting for a standby' | 'not working on it' | 'unknown'

/**
 * What the server says of one of our connections that has been silent for a while. By name, not by process: behind a pooler
 * the process is not ours.
 */
export const askAbout = (config: ConnectionConfig, name: string): Promise<Verdict> =>
  ask<Verdict>(config, async client => {
    const { rows } = await client.query<{ wait_event: string | null }>(
      `select wait_event from pg_stat_activity where application_name = $1 and state = 'active'`,
      [name],
    )
    if (rows.some(row => row.wait_event === standbyMissing)) return 'waiting for a standby'
    return rows.length > 0 ? 'working on it' : 'not working on it'
  })

/** Whether a commit of ours, of this or another instance, waits for a synchronous standby. */
export const isStandbyMissing = (config: ConnectionConfig): Promise<boolean | 'away' | 'unknown'> =>
  ask(config, async client => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where wait_event = $1 and usename = current_user limit 1`,
      [standbyMissing],
    )
    return rowCount !== 0
  })

const standbyMissing = 'SyncRep'

/** On a connection of its own that is opened for it: the way there is what is in question. */
async function ask<Answer>(
  config: ConnectionConfig,
  question: (client: pg.Client) => Promise<Answer>,
): Promise<Answer | 'away' | 'unknown'> {
  const place = await config.places?.find(config).catch(() => 'nowhere' as const)
  if (place === 'nowhere') return 'away'
  const client = new pg.Client({
    ...config,
    ...place,
    application_name: 'mettle check',
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
    pipeline: false,
  } as pg.ClientConfig)
  client.on('error', () => {})
  const deadline = setTimeout(() => hangUp(client), answerWithin)
  try {
    await client.connect()
    return await question(client)
  } catch (error) {
    // It answered, though not to us: no more connections, say. Nothing follows from that.
    return isAnswer(error) ? 'unknown' : 'away'
  } finally {
    clearTimeout(deadline)
    hangUp(client)
  }
}

// Starting up, shutting down and gone are answers too, but of a server that serves nobody.
const isAnswer = (error: unknown) => {
  const { code } = error as { code?: string }
  return /^[0-9A-Z]{5}$/.test(code ?? '') && !/^(57P|08)/.test(code ?? '')
}
