import { about, type Held, worldly } from './held.ts'

export const governance: Record<string, Held> = {
  'app.legal_holds': {
    // While it stands nobody is erased; lifting it removes it.
    gone: 'id lead_id person_id reason placed_at',
    people: 'placed_by',
    exported: { no: 'an authority’s or the organisation’s own matter' },
    retention: { none: 'stands until an admin lifts it' },
  },
  'app.erasures': {
    people: 'requested_by',
    kept: {
      subject_id: 'a backup that is restored must be brought up to date',
      pseudonym: 'for thirty days, while traces may still come in',
      ...about(
        'that and how somebody was erased has to be shown',
        'id kind requested_at due_at state begun_xid went updated_at finished_at receipt signature',
      ),
    },
    exported: { person: 'subject_id' },
    retention: { none: 'that and how somebody was erased has to be shown' },
  },
  'app.data_exports': {
    gone: 'id kind subject_id requested_by state file_id size requested_at finished_at expires_at taken_at',
    exported: { person: 'requested_by' },
    retention: { none: 'each export has a date of its own' },
  },
  'app.refused_numbers': worldly(
    'whoever asked not to be called is not called when their number comes back; a digest tells no number',
    'digest since',
  ),
  'app.forgetting': worldly('of the service itself', 'xid'),
  'app.retention_runs': worldly(
    'how many rows went in a night',
    'id started_at finished_at progress removed',
  ),
  'audit.redactions': worldly('proves the log; says nothing of anybody', 'entry_id signature at'),
  'audit.prunings': worldly('proves the log; says nothing of anybody', 'position mac entries at signature'),
}
