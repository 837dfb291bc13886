import type { AuditEvents, ReadLog } from '../platform/audit.ts'
import type { Database } from '../platform/db/index.ts'
import type { Files } from '../platform/files.ts'
import type { App } from '../platform/http/app-types.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Seal } from '../platform/seal.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { waitingErasureRoutes } from './erasure/waiting-routes.ts'
import { dataExportRoutes } from './export/routes.ts'
import { legalHoldRoutes } from './legal-holds/routes.ts'
import { retentionRoutes } from './retention/routes.ts'

type Parts = {
  db: Database
  seal: Seal
  files: Files
  jobs: Jobs
  readLog: ReadLog
  auditEvents: AuditEvents
}

export function keepAndForgetRoutes(app: App, parts: Parts) {
  legalHoldRoutes(app, parts)
  retentionRoutes(app, parts)
  dataExportRoutes(app, parts)
  erasureRoutes(app, parts)
  waitingErasureRoutes(app, parts)
}
