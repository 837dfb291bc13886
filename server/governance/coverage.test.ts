import assert from 'node:assert/strict'
import { it } from 'node:test'
import { testDatabase } from '../../test/harness/index.ts'

/** Tables whose changes are not audited by themselves, and why. */
const exceptions: Record<string, string> = {
  'app.activity_marks': 'worked out from calls and follow-ups',
  'app.assignment_turns': 'worked out from assignments, which are audited with their leads',
  'app.call_queue': 'worked out from leads',
  'app.calling_prefixes': 'made once with the database',
  'app.calling_zones': 'made once with the database',
  'app.cohort_people': 'counted, never shown',
  'app.cohorts': 'aggregates',
  'app.data_keys': 'made with what they seal',
  'app.delivery_attempts': 'what came of sending events',
  'app.disputes': 'worked out from messages of a payment provider; purchases, which it closes, are audited',
  'app.event_deliveries': 'tells of changes that are audited; tests and replays are written with an entry',
  'app.file_pieces': 'written with a file, which is audited',
  'app.forgetting': 'of one transaction',
  'app.lead_counts': 'worked out from leads',
  'app.lead_facts': 'worked out from leads and calls',
  'app.lead_import_changes': 'tells of changes to leads, which are audited',
  'app.lead_import_problems': 'worked out from the file and the leads',
  'app.lead_marks': 'worked out from leads and calls',
  'app.lead_sums': 'worked out from leads and calls',
  'app.lead_waits': 'worked out from leads and calls',
  'app.mail': 'letters of the service itself',
  'app.mailbox_letters': 'how many letters a mailbox got',
  'app.migrations': 'the schema, not the data',
  'app.outbox': 'tells of changes that are audited',
  'app.person_leads': 'worked out from calls',
  'app.person_sums': 'worked out from calls, leads and follow-ups',
  'app.person_waits': 'worked out from leads and calls',
  'app.outbox_pruned': 'how far the outbox was cleared away',
  'app.outbox_readers': 'how far the outbox was read',
  'app.realtime_tickets': 'good for half a minute',
  'app.refunds': 'worked out from messages of a payment provider; purchases, which it closes, are audited',
  'app.refused_numbers': 'written with calls, which are audited',
  'app.replays': 'answers to requests that are audited',
  'app.retention_runs': 'tells of removals, which are audited',
  'app.secrets': 'the service’s own',
  'audit.chain': 'the audit log itself',
  'audit.entries': 'the audit log itself',
  'audit.journals': 'the audit log itself',
  'audit.prunings': 'the audit log itself',
  'audit.redactions': 'the audit log itself',
  'audit.resumptions': 'written with an entry of its own',
  'audit.servers': 'where the audit log is kept',
  'audit.verifications': 'started by a request that is audited',
  'identity.installation': 'made once with the database',
  'identity.places': 'new ones are audited as new_address',
  'identity.signing_keys': 'the service’s own, rotated by itself',
  'identity.tickets': 'one-time links; what they lead to is audited',
  assessment_versions: 'written with a change of the assessment, which is audited',
  calls: 'written with an interaction, which is audited',
  follow_up_history: 'worked out from follow-ups',
  lead_assignment_history: 'worked out from leads',
  lead_contact_state: 'worked out from calls',
  lead_status_history: 'worked out from leads',
  norms: 'aggregates',
  notifications: 'tell of what is audited, to one person',
  peer_answers: 'who answered must not be known',
  report_asks: 'how many reports somebody asked for; the reports are audited',
  report_letters: 'when to write about a report, which is audited',
  peer_tokens: 'one-time links; what they lead to is audited',
}

it('every table that holds people’s data writes an audit row for every change, or says why not', async () => {
  const database = await testDatabase()
  const { rows } = await database.superuser.query<{ name: string; audited: boolean }>(
    `select c.oid::regclass::text as name, exists (
       select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = c.oid and not t.tgisinternal and p.prosrc ~ 'audit\\.record') as audited
     from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'app', 'identity', 'audit')`,
  )
  await database.drop()
  const silent = rows.filter(row => !row.audited).map(row => row.name)
  assert.ok(rows.length > silent.length + 8)
  assert.deepEqual(silent.toSorted(), Object.keys(exceptions).toSorted())
})
