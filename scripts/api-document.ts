import { buildApp, type Parts } from '../server/app.ts'
import { readConfig } from '../server/platform/config.ts'
import { openLog } from '../server/platform/log.ts'

/** The OpenAPI document. The routes describe themselves; nothing behind them is touched, so nothing behind them is there. */
export async function apiDocument() {
  const parts = { config: readConfig({}), log: openLog('silent'), draining: () => false } as unknown as Parts
  const app = await buildApp(parts)
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
