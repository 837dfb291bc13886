import { about, type Held } from './held.ts'

const thirtyDays = { none: 'goes after thirty days' }

export const notifications: Record<string, Held> = {
  'public.notifications': {
    gone: 'id person type data created_at read_at',
    exported: { person: 'person' },
    retention: thirtyDays,
  },
  'public.notification_endpoints': {
    people: 'created_by',
    kept: about(
      'of the organisation',
      'id url events description is_active paused_reason failing_since missed_events secret previous_secret previous_secret_until created_at updated_at deleted_at',
    ),
    exported: { no: 'of the organisation' },
    retention: { none: 'in force until deleted' },
  },
  'app.event_deliveries': {
    gone: 'id endpoint_id number event_id type subject data occurred_at by_hand state failures next_attempt_at claim claimed_until created_at updated_at',
    exported: { no: 'ids of rows that are exported' },
    retention: thirtyDays,
  },
  'app.delivery_attempts': {
    gone: 'id delivery_id at status latency_ms problem answer',
    exported: { no: 'what other systems answered' },
    retention: thirtyDays,
  },
}
