// Fills an empty installation with the demo's team and leads: npm run db:seed
import { readConfig } from '../server/platform/config.ts'
import { seedWhereEmpty, signInTable } from './database/installation.ts'

try {
  const config = readConfig(process.env)
  const { seeded, accounts, file } = await seedWhereEmpty(config)
  if (!seeded) throw new Error(`${config.dataDir} was seeded before; the passwords are in ${file}.`)
  console.log(`${signInTable(accounts)}\n\nThe passwords are kept in ${file}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
