// Takes everything out of the database and makes it anew, empty: npm run db:reset -- --yes
import pg from 'pg'
import { readConfig } from '../server/platform/config.ts'
import { ensureDatabase, fromUrl } from '../server/platform/db/connect.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { connectOrStart } from '../server/platform/postgres/index.ts'

const log = { info() {}, warn() {}, error() {} }

try {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (!process.argv.includes('--yes'))
    throw new Error(
      `This deletes everything in ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}. To do it: npm run db:reset -- --yes`,
    )
  const server = databaseUrl ? undefined : await connectOrStart({ dataDir, log })
  try {
    const admin = server ? await ensureDatabase(server.connection, 'mettle') : fromUrl(databaseUrl as string)
    await dropSchemas(admin)
    await migrate(admin)
  } finally {
    await server?.stop()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function dropSchemas(admin: pg.ClientConfig) {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'mettle%'`,
    )
    if (rowCount) throw new Error('Mettle is running on this database. Stop it first.')
    await client.query(`begin;
      drop schema if exists app, audit, identity, pgboss, public cascade;
      create schema public;
      commit`)
  } finally {
    await client.end()
  }
}
