import Type from 'typebox'
import { ok } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app-types.ts'
import { Envelope, failures, Nullable, OneOf, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { readStatus, type StatusParts } from './status.ts'

const Bytes = Type.Integer({ minimum: 0 })
const Count = Type.Integer({ minimum: 0 })

const Backup = Type.Object(
  {
    id: Uuid,
    scheduled: Type.Boolean({ description: 'made by the clock, not by the operator’s command' }),
    state: OneOf(['running', 'done', 'failed', 'removed'] as const),
    path: Type.String(),
    bytes: Nullable(Bytes),
    record_count: Nullable(Count),
    problem: Nullable(Type.String()),
    started_at: Timestamp,
    ended_at: Nullable(Timestamp),
  },
  { title: 'Backup' },
)

const SystemStatus = Type.Object(
  {
    database: Type.Object({ embedded: Type.Boolean(), size_bytes: Bytes, tables: Count }),
    jobs: Type.Object({ waiting: Count, failed: Count, oldest_waiting_at: Nullable(Timestamp) }),
    mail: Type.Object({ goes_out: Type.Boolean(), waiting: Count, kept: Count, failed: Count }),
    feed: Type.Object({ streams: Type.Integer({ description: 'open in the instance that answers' }) }),
    disk: Type.Object({
      free_bytes: Bytes,
      total_bytes: Bytes,
      encryption: OneOf(['encrypted', 'none_seen', 'unknown'] as const),
      file_system: Nullable(Type.String()),
    }),
    versions: Type.Object({ mettle: Type.String(), node: Type.String(), postgres: Type.String() }),
    backups: Type.Object({
      scheduled: Type.Boolean(),
      last: Nullable(Backup),
      last_failure: Nullable(Backup),
    }),
    warnings: Type.Array(Type.String(), { description: 'what an admin should see to, in words' }),
  },
  { title: 'SystemStatus' },
)

export function statusRoutes(app: App, parts: StatusParts) {
  app.get(
    '/system/status',
    {
      config: { least: 'admin', slow: true },
      schema: {
        tags: ['Operation'],
        summary: 'How the installation stands',
        description:
          'Database, jobs, mail, feed, disk, versions and backups, and what needs somebody’s eye. Disk and feed are those of the instance that answers. For admins.',
        response: { 200: Envelope(SystemStatus), ...failures(401, 403, 429, 500, 503) },
      },
    },
    async ({ actor }) => {
      await parts.db.withActor(actor, async () => {})
      return ok(await readStatus(parts))
    },
  )
}
