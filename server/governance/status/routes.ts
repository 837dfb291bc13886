import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures } from '../../platform/http/schemas.ts'
import { SystemStatus } from './schemas.ts'
import { readStatus, type StatusParts } from './status.ts'

export function statusRoutes(app: App, parts: StatusParts) {
  app.get(
    '/system/status',
    {
      config: { least: 'admin', slow: true },
      schema: {
        tags: ['Operation'],
        summary: 'How the installation stands',
        description:
          'Database, jobs, mail, feed, events, recalibrations that wait, follow-ups nobody keeps, the audit log, disk, versions and backups, and what needs somebody’s eye. Disk and feed are those of the instance that answers. For admins.',
        response: { 200: Envelope(SystemStatus), ...failures(401, 403, 429, 500, 503) },
      },
    },
    async ({ actor }) => ok(await readStatus(parts, actor)),
  )
}
