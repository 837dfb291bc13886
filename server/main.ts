import { isDiskSilent } from './platform/backup/disk.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { isLogUnread, openLog } from './platform/log.ts'
import { guardProcess } from './platform/process-guard.ts'
import { type Service, startService } from './service.ts'
import { onShutdownSignal } from './shutdown-signal.ts'

let starting: Promise<Service> | undefined
const ending = new AbortController()

const end = async () => {
  ending.abort()
  const service = await starting?.catch(() => undefined)
  await service?.stop()
  // A process does not end before all its calls on files do.
  if (isDiskSilent() || (await isLogUnread())) process.kill(process.pid, 'SIGKILL')
}
onShutdownSignal(end)

try {
  const config = readConfig(process.env)
  guardProcess(openLog(config.logLevel), () => void end().finally(() => process.exit(1)))
  starting = startService(config, ending.signal)
  const service = await starting
  if (!ending.signal.aborted) console.log(await service.identity.startupMessage(service.address()))
} catch (error) {
  // A start that was cut short has not failed.
  if (!ending.signal.aborted) {
    console.error(
      error instanceof ConfigError ? error.message : `Mettle could not start: ${(error as Error).message}`,
    )
    process.exit(1)
  }
}
