// Brings a database up to date in a process of its own, so that a test can kill it.
import { readFileSync } from 'node:fs'
import { migrate } from './migrate.ts'

const { connection, migrations } = JSON.parse(readFileSync(0, 'utf8'))
await migrate(connection, migrations)
