import Type from 'typebox'
import { Nullable, OneOf, Timestamp, Uuid } from '../../platform/http/schemas.ts'
import { findingCodes } from './findings.ts'
import { receivers } from './status.ts'

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

const FailedJobs = Type.Object({
  queue: Type.String({ examples: ['mail'] }),
  jobs: Count,
  last_at: Timestamp,
  problem: Nullable(Type.String({ description: 'of the last one' })),
})

const Endpoint = Type.Object({
  id: Uuid,
  url: Type.String(),
  is_active: Type.Boolean(),
  paused_reason: Nullable(OneOf(['admin', 'failing', 'gone'] as const)),
  failing_since: Nullable(Timestamp),
  missed_events: Count,
  parked: Type.Integer({ minimum: 0, description: 'counted up to 10,000' }),
  waiting: Type.Integer({ minimum: 0, description: 'counted up to 10,000' }),
})

const Proposed = Type.Object({
  id: Uuid,
  assessment_id: Uuid,
  assessment: Type.String(),
  number: Count,
  summary: Nullable(Type.String()),
  finished_at: Nullable(Timestamp),
})

const Neglected = Type.Object({
  person: Nullable({ ...Uuid, description: 'whose leads they are; null where nobody has them' }),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  disabled: Type.Boolean(),
  late: Count,
})

export const SystemStatus = Type.Object(
  {
    database: Type.Object({
      embedded: Type.Boolean(),
      latency_ms: Type.Integer({ minimum: 0, description: 'of one transaction' }),
      size_bytes: Bytes,
      tables: Count,
    }),
    jobs: Type.Object({
      waiting: Count,
      failed: Count,
      oldest_waiting_at: Nullable(Timestamp),
      failures: Type.Array(FailedJobs, { description: 'given up, by queue, at most 50 queues' }),
    }),
    mail: Type.Object({ goes_out: Type.Boolean(), waiting: Count, kept: Count, failed: Count }),
    feed: Type.Object({ streams: Type.Integer({ description: 'open in the instance that answers' }) }),
    events: Type.Object({
      endpoints: Type.Array(Endpoint, {
        description: 'those that fail, were paused by the service, or have parked deliveries',
      }),
      failed_messages: Type.Integer({
        minimum: 0,
        description: 'of providers and the content site, counted up to 10,000',
      }),
      receivers: Type.Array(OneOf(receivers), { description: 'whose messages are taken here' }),
    }),
    recalibrations: Type.Array(Proposed, { description: 'those that wait to be approved or rejected' }),
    follow_ups: Type.Array(Neglected, {
      description:
        'those that nobody keeps: a week late, or late with nobody at work whose lead it is; the 20 with the most',
    }),
    audit: Nullable(
      Type.Object(
        { state: OneOf(['intact', 'broken', 'failed'] as const), entries: Count, finished_at: Timestamp },
        { description: 'how the last verification of the whole audit log ended' },
      ),
    ),
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
    findings: Type.Array(Type.Object({ code: OneOf(findingCodes), sentence: Type.String() }), {
      description: 'what an admin should see to',
    }),
    warnings: Type.Array(Type.String(), { description: 'the sentences of the findings' }),
  },
  { title: 'SystemStatus' },
)
