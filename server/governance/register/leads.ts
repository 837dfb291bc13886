import type { Held } from './held.ts'

const worthNothingAlone = 'worked out from what is exported already'
const withTheLead = 'leads'

export const leads: Record<string, Held> = {
  'public.leads': {
    gone: 'id name email phone company status source created_at updated_at phone_e164 email_key search',
    // Their leads belong to nobody then, so that somebody else can be given them.
    people: 'assigned_to',
    exported: { lead: 'id', omit: { search: worthNothingAlone, 'phone_e164 email_key': worthNothingAlone } },
    retention: withTheLead,
  },
  'public.lead_status_history': {
    gone: 'id lead_id from_status to_status changed_at',
    people: 'changed_by',
    exported: { lead: 'lead_id' },
    retention: withTheLead,
  },
  'public.lead_assignment_history': {
    gone: 'id lead_id reason changed_at',
    people: 'from_person to_person changed_by',
    exported: { lead: 'lead_id' },
    retention: withTheLead,
  },
  'public.lead_contact_state': {
    gone: 'lead_id attempts last_attempt_at last_outcome do_not_call unreached next_attempt_at allowed_again_at allowed_again_reason',
    people: 'allowed_again_by',
    exported: { lead: 'lead_id' },
    retention: withTheLead,
  },
  'public.interactions': {
    gone: 'id lead_id type content created_at key_id',
    people: 'created_by',
    exported: { lead: 'lead_id', opens: { content: 'id' }, omit: { key_id: 'technical' } },
    retention: 'interactions',
  },
  'public.calls': {
    gone: 'interaction_id outcome duration_seconds occurred_at follow_up_at reopens converts reached',
    exported: { lead: 'interaction_id in public.interactions.id by lead_id' },
    retention: withTheLead,
  },
  'public.follow_ups': {
    gone: 'lead_id due_at set_at reminded_at',
    people: 'set_by',
    exported: { lead: 'lead_id' },
    retention: withTheLead,
  },
  'public.follow_up_history': {
    gone: 'id lead_id due_at ended_at ending',
    people: 'person',
    exported: { lead: 'lead_id' },
    retention: withTheLead,
  },
  'public.lead_merges': {
    gone: 'id survivor_id merged_at undone_at before absorbed_name',
    people: 'merged_by undone_by',
    leads: 'absorbed_id',
    exported: { lead: 'survivor_id' },
    retention: withTheLead,
  },
  'public.queue_claims': {
    gone: 'id lead_id person was_unassigned claimed_at expires_at',
    exported: { lead: 'lead_id', person: 'person' },
    retention: { none: 'a claim ends by itself, within eight hours at most' },
  },
  'public.lead_imports': {
    gone: 'id person file_id file_name size digest state format columns mapping options rows reached checked result failure kept created_at started_at finished_at',
    exported: { person: 'person', omit: { digest: 'technical' } },
    retention: 'imports',
  },
  'app.lead_import_changes': {
    gone: 'import_id lead_id row created before after version undone',
    exported: { lead: 'lead_id' },
    retention: 'imports',
  },
  'app.lead_import_problems': {
    gone: 'id import_id phase row field message passed_over',
    exported: { person: 'import_id in public.lead_imports.id by person' },
    retention: 'imports',
  },
  'app.call_queue': {
    gone: 'lead_id stage priority ready_at zone',
    people: 'owner',
    exported: { no: worthNothingAlone },
    retention: withTheLead,
  },
  'public.availability': {
    gone: 'id available until updated_at',
    people: 'updated_by',
    exported: { person: 'id' },
    retention: { none: 'goes with its person' },
  },
  'public.follow_up_preferences': {
    gone: 'id digest digest_sent_at',
    exported: { person: 'id' },
    retention: { none: 'goes with its person' },
  },
  'app.assignment_turns': {
    gone: 'person last_given_at given',
    exported: { person: 'person' },
    retention: { none: 'goes with its person' },
  },
}
