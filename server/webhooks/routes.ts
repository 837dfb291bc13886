import type { ReadLog } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { App } from '../platform/http/app-types.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Limits } from '../platform/limits.ts'
import type { Seal } from '../platform/seal.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { receiveRoutes } from './receive-routes.ts'

type WebhookParts = {
  config: Config
  db: Database
  seal: Seal
  jobs: Jobs
  limits: Limits
  readLog: ReadLog
}

export function webhookRoutes(app: App, parts: WebhookParts) {
  deliveryRoutes(app, parts)
  app.register(async scope => receiveRoutes(scope as unknown as App, parts))
}
