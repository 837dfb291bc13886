import { about, type Held } from './held.ts'

// Sums hold when their lead is erased: what a telecaller did, and how a campaign went, stays true.
const counted = 'counts, of nobody by name'
const history = { none: 'counts; whoever they were about is gone or has a pseudonym' }

export const analytics: Record<string, Held> = {
  'app.lead_counts': {
    people: 'person',
    kept: about(counted, 'status slot leads'),
    exported: { no: 'worked out from leads' },
    retention: history,
  },
  'app.lead_facts': {
    // A source that fewer than six leads have might tell who it was; it is emptied.
    gone: 'source',
    people: 'assigned_to contacted_by converted_by',
    leads: 'lead_id',
    kept: about(
      counted,
      'created_at status first_attempt_at first_contact_at contacted_at qualified_at converted_at lost_at',
    ),
    exported: { lead: 'lead_id' },
    retention: history,
  },
  'app.person_leads': {
    people: 'person',
    leads: 'lead_id',
    kept: about(counted, 'first_call_at last_call_at'),
    exported: { no: 'worked out from calls' },
    retention: history,
  },
  'app.lead_sums': {
    gone: 'source',
    people: 'person',
    kept: about(
      counted,
      'grain every start leads attempted contacted qualified converted lost status_new status_contacted status_qualified status_converted status_lost',
    ),
    exported: { no: counted },
    retention: history,
  },
  'app.lead_waits': {
    gone: 'source',
    people: 'person',
    kept: about(counted, 'grain every start measure step leads'),
    exported: { no: counted },
    retention: history,
  },
  'app.person_sums': {
    people: 'person',
    kept: about(
      counted,
      'grain start calls connected talk_seconds follow_ups_due follow_ups_kept contacted contacted_converted conversions last_called',
    ),
    exported: { person: 'person' },
    retention: history,
  },
  'app.person_waits': {
    people: 'person',
    kept: about(counted, 'grain start step leads'),
    exported: { person: 'person' },
    retention: history,
  },
  'app.lead_marks': {
    gone: 'id lead_id at',
    exported: { no: 'waits a minute to be counted' },
    retention: { none: 'waits a minute to be counted' },
  },
  'app.activity_marks': {
    people: 'person',
    kept: about(counted, 'id moment calls connected talk_seconds follow_ups_due follow_ups_kept at'),
    exported: { no: 'waits a minute to be counted' },
    retention: { none: 'waits a minute to be counted' },
  },
}
