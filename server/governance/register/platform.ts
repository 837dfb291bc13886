import { about, type Held, worldly } from './held.ts'

const forADay = { none: 'goes after a day' }
const ofTheService = 'of the service itself'

export const platform: Record<string, Held> = {
  'app.data_keys': {
    gone: 'id lead_id person_id master_id wrapped created_at moved_at',
    exported: { no: 'keys; what they seal is exported open' },
    retention: { none: 'goes with its person or lead' },
  },
  'app.files': {
    gone: 'id owner purpose media_type size created_at expires_at',
    exported: { person: 'owner' },
    retention: { none: 'each file has a date of its own' },
  },
  'app.file_pieces': {
    gone: 'file_id number sealed',
    exported: { no: 'whose file it is can download it' },
    retention: { none: 'goes with its file' },
  },
  'app.replays': {
    gone: 'person key fingerprint status answer created_at',
    exported: { no: 'copies of answers that were given already' },
    retention: forADay,
  },
  'app.realtime_tickets': {
    gone: 'digest person session api_token expires_at',
    exported: { no: 'good for half a minute' },
    retention: forADay,
  },
  'app.mail': {
    gone: 'id content state attempts problem created_at sent_at',
    exported: { no: 'letters were sent; what was sent is not kept' },
    retention: 'mail',
  },
  'app.mailbox_letters': {
    kept: about('a keyed digest that tells nobody’s address', 'id mailbox sent_at'),
    exported: { no: 'a keyed digest that tells nobody’s address' },
    retention: forADay,
  },
  'app.outbox': {
    gone: 'id xid topic type at row_id detail',
    people: 'audience_before audience_after',
    exported: { no: 'says which rows changed; the rows are exported' },
    retention: 'events',
  },
  'app.settings': {
    // The id and the addresses of somebody erased are replaced wherever they stand in it.
    gone: 'value',
    people: 'updated_by',
    kept: about('of the organisation', 'id updated_at'),
    exported: { no: 'of the organisation' },
    retention: { none: 'in force until changed' },
  },
  'public.call_scripts': worldly(
    'the organisation’s own text',
    'id source status title body created_at updated_at',
  ),
  'app.calling_prefixes': worldly('made once with the database', 'prefix zone'),
  'app.calling_zones': worldly('made once with the database', 'id zones'),
  'app.migrations': worldly('the schema', 'number name digest applied_at'),
  'app.outbox_pruned': worldly(ofTheService, 'epoch xid id only_one'),
  'app.outbox_readers': worldly(ofTheService, 'name epoch xid id'),
  'app.backups': worldly(
    ofTheService,
    'id scheduled state path bytes record_count problem started_at ended_at',
  ),
  'app.key_copies': worldly(ofTheService, 'id shown_at'),
  'app.secrets': worldly('the service’s own keys', 'name sealed'),

  'audit.entries': {
    gone: 'address',
    people: 'actor row_id row_ids',
    kept: about(
      'that something was done stays on record, by nobody known',
      'id xid at action resource fields request_id times',
    ),
    exported: { person: 'actor', lead: 'row_id' },
    retention: 'audit',
  },
  'audit.chain': {
    kept: about('proves the log; says nothing of anybody', 'position entry_id xid mac'),
    exported: { no: 'proves the log; says nothing of anybody' },
    retention: 'audit',
  },
  'audit.journals': worldly(ofTheService, 'id written at'),
  'audit.resumptions': worldly(ofTheService, 'epoch position head abandoned reason at signature'),
  'audit.servers': worldly(ofTheService, 'number epoch xid entry_id newest until at signature'),
  'audit.verifications': worldly(
    ofTheService,
    'id state checkpoint checked total progress verdict started_at updated_at finished_at',
  ),
}
