import { ConfigError, readConfig } from './platform/config.ts'
import { type Service, startService } from './service.ts'

let service: Service | undefined
try {
  const config = readConfig(process.env)
  service = await startService(config)
  console.log(await service.identity.greeting(service.address()))
} catch (error) {
  console.error(
    error instanceof ConfigError ? error.message : `Mettle could not start: ${(error as Error).message}`,
  )
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await service?.stop()
    process.exit(0)
  })
}
