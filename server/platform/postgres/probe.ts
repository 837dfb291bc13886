import pg from 'pg'

export type Connection = { host: string; port: number; user: string; password: string; database: string }

export function superuser(socketDir: string, password: string): Connection {
  return { host: socketDir, port: 5432, user: 'postgres', password, database: 'postgres' }
}

/** One real connection, password and all; says which version answered. */
export async function probe(connection: Connection): Promise<string> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {}) // a server that dies between answer and farewell has answered
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select split_part(current_setting('server_version'), ' ', 1) as version",
    )
    return rows[0]?.version ?? ''
  } catch (error) {
    if (!isWrongPassword(error)) throw error
    throw new Error(
      'postgres.secret in the data folder is not the password of this database. Restore both from the same backup.',
      { cause: error },
    )
  } finally {
    await client.end()
  }
}

/** False while the server is away, being started again for instance. A wrong password never mends, so it throws. */
export async function isUp(connection: Connection): Promise<boolean> {
  try {
    await probe(connection)
    return true
  } catch (error) {
    if (error instanceof Error && isWrongPassword(error.cause)) throw error
    return false
  }
}

function isWrongPassword(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === '28P01'
}
