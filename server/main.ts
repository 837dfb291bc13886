import { ConfigError, readConfig } from './platform/config.ts'
import { type Service, startService } from './service.ts'

let starting: Promise<Service> | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    const service = await starting?.catch(() => undefined)
    await service?.stop()
    process.exit(0)
  })
}

try {
  const config = readConfig(process.env)
  starting = startService(config)
  const service = await starting
  console.log(await service.identity.greeting(service.address()))
} catch (error) {
  console.error(
    error instanceof ConfigError ? error.message : `Mettle could not start: ${(error as Error).message}`,
  )
  process.exit(1)
}
