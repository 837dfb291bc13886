// Mettle with a team that has worked with it for half a year, in a folder of its own: npm run demo [-- folder]
import { resolve } from 'node:path'
import { readConfig } from '../server/platform/config.ts'
import { type Service, startService } from '../server/service.ts'
import { onShutdownSignal } from '../server/shutdown-signal.ts'
import { seedWhereEmpty, signInTable } from './database/installation.ts'

let service: Service | undefined
let ending = false
onShutdownSignal(async () => {
  ending = true
  await service?.stop()
})

try {
  // Whatever the settings say of the real data, the demo does not touch it.
  const { DATABASE_URL: _, METTLE_KEY: __, ...rest } = process.env
  const folder = process.argv[2] ?? resolve(import.meta.dirname, '../demo-data')
  const config = readConfig({ LOG_LEVEL: 'warn', ...rest, METTLE_DATA: folder })
  const { seeded, accounts, file } = await seedWhereEmpty(config)
  service = await startService(config)
  console.log(`
Mettle's demo is at ${service.address()}${seeded ? ', freshly filled' : ''}. Sign in as one of these:

${signInTable(accounts)}

The passwords are kept in ${file}. The demo's data is in ${folder}, whatever METTLE_DATA says;
another folder is chosen by npm run demo -- FOLDER. Ctrl-C stops it; npm run demo brings it back as you left it.`)
} catch (error) {
  // A start that was cut short has not failed.
  if (!ending) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
