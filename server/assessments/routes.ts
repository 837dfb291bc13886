import type { AuditEvents, ReadLog } from '../platform/audit.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/index.ts'
import type { App } from '../platform/http/app-types.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mail } from '../platform/mail.ts'
import type { Seal } from '../platform/seal.ts'
import { definitionRoutes } from './definition-routes.ts'
import { openDefinitions } from './definitions.ts'
import { researchExportRoutes } from './export/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { openAttempts } from './journey/attempts.ts'
import { resultRoutes } from './journey/result-routes.ts'
import { journeyRoutes } from './journey/routes.ts'
import { confirmationRoutes } from './peers/confirmation-routes.ts'
import { feedbackRoutes } from './peers/feedback-routes.ts'
import { peerRoutes } from './peers/routes.ts'
import { preparingOutside } from './prepare-outside.ts'
import { productRoutes } from './products/routes.ts'
import { recalibrationRoutes } from './recalibration/routes.ts'
import { retakeRoutes } from './retakes/routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { validationRoutes } from './validation/routes.ts'

type AssessmentParts = {
  config: Config
  db: Database
  seal: Seal
  readLog: ReadLog
  auditEvents: AuditEvents
  jobs: Jobs
  mail: Mail
}

export function assessmentRoutes(app: App, given: AssessmentParts) {
  const definitions = openDefinitions()
  const parts = { ...given, definitions, db: preparingOutside(given.db, definitions) }
  const journey = { ...parts, attempts: openAttempts() }
  definitionRoutes(app, parts)
  usageRoutes(app, parts)
  journeyRoutes(app, journey)
  resultRoutes(app, journey)
  historyRoutes(app, parts)
  peerRoutes(app, parts)
  feedbackRoutes(app, parts)
  confirmationRoutes(app, parts)
  retakeRoutes(app, parts)
  productRoutes(app, parts)
  validationRoutes(app, parts)
  recalibrationRoutes(app, parts)
  researchExportRoutes(app, parts)
}
