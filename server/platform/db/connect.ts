import pg from 'pg'
import pgConnectionString from 'pg-connection-string'

/** Makes our own database on the embedded server, whose superuser begins in `postgres`. */
export async function ensureDatabase(admin: pg.ClientConfig, name: string): Promise<pg.ClientConfig> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return { ...admin, database: name }
}

export const fromUrl = (url: string) => pgConnectionString.parseIntoClientConfig(url)
