import { setTimeout as sleep } from 'node:timers/promises'
import { fromDatabase } from '../errors.ts'
import { Client } from './client.ts'
import { parseDatabaseUrl } from './database-url.ts'
import { type ConnectionConfig, openPlaces } from './places.ts'

/** Makes our own database on the embedded server, whose superuser begins in `postgres`. */
export async function ensureDatabase(admin: ConnectionConfig, name: string): Promise<ConnectionConfig> {
  const client = new Client({ ...admin, application_name: 'mettle setup' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return { ...admin, database: name }
}

export function fromUrl(url: string): ConnectionConfig {
  const { config, places } = parseDatabaseUrl(url)
  return places.length > 0 ? { ...config, places: openPlaces(places) } : config
}

/**
 * A database that is away when we start comes back, as one does that goes away later: machines that start together
 * start in any order. What waiting does not mend, a wrong password say, is said at once.
 */
export async function waitForDatabase(config: ConnectionConfig, signal: AbortSignal): Promise<void> {
  for (;;) {
    const client = new Client({ ...config, application_name: 'mettle setup' })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (!mends(error)) return
    }
    await sleep(1_000, undefined, { signal })
  }
}

const nameNotFound = ['ENOTFOUND', 'EAI_AGAIN']
const mends = (error: unknown) => {
  const { code } = error as { code?: string }
  return (
    nameNotFound.includes(code ?? '') || (fromDatabase(error)?.code === 'UNAVAILABLE' && code !== '28P01')
  )
}
