import { ConfigError, readConfig } from './platform/config.ts'
import { type Service, startService } from './service.ts'
import { onShutdownSignal } from './shutdown-signal.ts'

let starting: Promise<Service> | undefined
let ending = false

onShutdownSignal(async () => {
  ending = true
  const service = await starting?.catch(() => undefined)
  await service?.stop()
})

try {
  const config = readConfig(process.env)
  starting = startService(config)
  const service = await starting
  if (!ending) console.log(await service.identity.greeting(service.address()))
} catch (error) {
  // A start that was cut short has not failed.
  if (!ending) {
    console.error(
      error instanceof ConfigError ? error.message : `Mettle could not start: ${(error as Error).message}`,
    )
    process.exit(1)
  }
}
