// Brings a database up to date in a process of its own, so that a test can kill it.
import { migrate } from './migrate.ts'

const [connection, migrations] = process.argv.slice(2).map(text => JSON.parse(text))
await migrate(connection, migrations)
