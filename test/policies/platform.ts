import { ada, adasLead, ben, bensLead, max, maxsLead, type Probes } from './cast.ts'

const key = (column: 'lead_id' | 'person_id', of: string) =>
  `insert into app.data_keys (id, ${column}, master_id, wrapped) values (gen_random_uuid(), '${of}', 'm', '\\x00')`
const replay = (of: string) =>
  `insert into app.replays (person, key, fingerprint) values ('${of}', 'again', '\\x00')`

const adasFile = 'aaaaaaaa-f11e-4000-8000-000000000001'
const halfFile = 'aaaaaaaa-f11e-4000-8000-000000000002'

export const platform: Probes = {
  rows: `
    ${key('lead_id', bensLead)}; ${key('person_id', ada)}; ${key('person_id', ben)};
    insert into app.replays (person, key, fingerprint) values ('${ada}', 'k', '\\x00'), ('${ben}', 'k', '\\x00');
    insert into app.realtime_tickets (digest, person, expires_at) values ('\\x00', '${ada}', now());
    insert into app.secrets (name, sealed) values ('x', '\\x00');
    insert into app.backups (id, scheduled, state, path) values (gen_random_uuid(), true, 'done', '/x');
    insert into app.key_copies (id) values ('x');
    insert into app.settings (id, value) values ('x', '{}');
    insert into audit.chain (position, entry_id, xid, mac) values (1, 1, pg_current_xact_id(), '\\x00');
    insert into app.files (id, owner, purpose, media_type, size, expires_at) values
      ('${adasFile}', '${ada}', 'report', 'text/plain', 1, now()), (gen_random_uuid(), '${ben}', 'report', 'text/plain', 1, now()),
      ('${halfFile}', '${ada}', 'report', 'text/plain', null, now());
    insert into app.file_pieces (file_id, number, sealed) select id, 0, '\\x00' from app.files;
    insert into app.outbox_readers (name, epoch, xid, id) values ('reader', '', '1', 1);
    insert into audit.resumptions (epoch, position, head, abandoned, reason, signature) values (1, 0, '', '', 'why', '');
    insert into audit.servers (number, epoch, xid, entry_id, newest, until, signature) values (1, '', '1', 0, 0, 0, '');
    insert into audit.verifications (id, total) values (gen_random_uuid(), 1);
    insert into audit.journals (id) values (gen_random_uuid());`,
  probes: [
    ['ada', 'select from app.data_keys', 1],
    ['ada', `select from app.data_keys where lead_id = '${bensLead}' or person_id = '${ben}'`, 0],
    ['max', 'select from app.data_keys', 3],
    ['max', key('lead_id', maxsLead), 1],
    ['max', key('person_id', max), 1],
    ['ada', `${key('lead_id', adasLead)} returning id`, 1],
    ['ada', key('lead_id', maxsLead), 'denied'],
    ['ada', key('person_id', max), 'denied'],
    ['max', 'delete from app.data_keys', 'denied'],
    ['system', 'delete from app.data_keys', 3],

    ['ada', 'select from app.replays', 1],
    ['max', 'select from app.replays', 0],
    ['ada', replay(ada), 1],
    ['ada', replay(ben), 'denied'],
    ['max', replay(max), 1],
    ['max', replay(ada), 'denied'],
    ['ada', `update app.replays set status = 201`, 1],
    ['system', 'delete from app.replays', 2],

    ['ada', 'select from app.secrets', 'denied'],
    ['eve', 'select from app.secrets', 'denied'],
    ['system', 'select from app.secrets', 1],
    ['owner', 'select from app.secrets', 1],
    ['owner', 'delete from app.secrets', 0],

    ['ada', 'select from app.backups', 'denied'],
    ['max', 'select from app.backups', 0],
    ['eve', 'select from app.backups', 1],
    ['eve', 'delete from app.backups', 'denied'],
    ['system', `update app.backups set state = 'removed'`, 1],
    [
      'system',
      `insert into app.backups (id, scheduled, state, path) values (gen_random_uuid(), true, 'done', '/y')`,
      1,
    ],
    [
      'owner',
      `insert into app.backups (id, scheduled, state, path) values (gen_random_uuid(), true, 'done', '/y')`,
      1,
    ],
    ['owner', 'select from app.backups', 1],
    ['max', 'select from app.key_copies', 0],
    ['eve', 'select from app.key_copies', 1],
    ['system', 'select from app.key_copies', 1],
    ['system', `insert into app.key_copies (id) values ('y')`, 1],
    ['owner', `insert into app.key_copies (id) values ('y')`, 1],
    ['owner', 'select from app.key_copies', 1],
    ['system', 'select app.backup_under_way()', 1],

    ['ada', 'select from app.settings', 2],
    ['max', 'select from app.settings', 2],
    ['ada', `select 1 where app.setting('x') = '{}'`, 1],
    ['ada', `update app.settings set value = '[]'`, 'denied'],
    ['max', `update app.settings set value = '[]' where id = 'x'`, 0],
    ['max', `insert into app.settings (id, value) values ('y', '{}')`, 'denied'],
    ['eve', `update app.settings set value = '[]' where id = 'x'`, 1],
    ['eve', `insert into app.settings (id, value) values ('y', '{}')`, 1],
    ['eve', `delete from app.settings where id = 'x'`, 1],
    ['max', `delete from app.settings where id = 'x'`, 0],
    ['system', `update app.settings set value = '[]'`, 'denied'],

    ['ada', 'select from app.realtime_tickets', 'denied'],
    ['max', `select app.feed_view('{}', '{}', '{}', '{}')`, 'denied'],
    ['system', 'delete from app.realtime_tickets', 1],
    ['system', `select app.feed_view('{}', '{}', '{}', '{}')`, 1],

    ['ada', `select from app.files where id = '${adasFile}'`, 1],
    ['ada', 'select from app.files', 1],
    ['max', 'select from app.files', 0],
    ['ada', 'select from app.file_pieces', 1],
    ['max', 'select from app.file_pieces', 0],
    ['ada', 'delete from app.files', 'denied'],
    ['system', 'delete from app.files', 3],
    ['system', `insert into app.file_pieces (file_id, number, sealed) values ('${halfFile}', 1, '')`, 1],
    [
      'system',
      `insert into app.files (id, owner, purpose, media_type, expires_at) values (gen_random_uuid(), '${ada}', 'x', 'x', now())`,
      1,
    ],

    ['ada', 'select from app.outbox', 'denied'],
    ['eve', 'select from app.outbox', 'denied'],
    ['system', `delete from app.outbox where topic = 'leads'`, 3],
    ['eve', 'select from app.outbox_readers', 'denied'],
    ['system', `update app.outbox_readers set id = 2`, 1],
    ['system', `insert into app.outbox_readers (name, epoch, xid, id) values ('other', '', '1', 1)`, 1],
    ['system', 'delete from app.outbox_readers', 'denied'],
    ['eve', 'select from app.outbox_pruned', 'denied'],
    ['system', 'update app.outbox_pruned set id = 2', 1],
    ['system', 'delete from app.outbox_pruned', 'denied'],

    ['ada', 'select from audit.entries', 'denied'],
    ['max', 'select from audit.entries', 0],
    ['eve', `select from audit.entries where resource = 'leads'`, 3],
    ['eve', 'select from audit.chain', 'denied'],
    ['eve', 'delete from audit.entries', 'denied'],
    ['system', 'delete from audit.entries', 'denied'],
    ['system', `update audit.chain set mac = ''`, 'denied'],
    ['eve', 'select from audit.journals', 'denied'],
    ['eve', 'select from audit.resumptions', 'denied'],
    ['system', 'delete from audit.resumptions', 'denied'],
    [
      'system',
      `insert into audit.resumptions (epoch, position, head, abandoned, reason, signature) values (2, 0, '', '', 'why', '')`,
      1,
    ],
    ['eve', 'select from audit.servers', 'denied'],
    ['system', 'delete from audit.servers', 'denied'],
    [
      'system',
      `insert into audit.servers (number, epoch, xid, entry_id, newest, until, signature) values (2, '', '1', 0, 0, 0, '')`,
      1,
    ],
    ['eve', 'select from audit.verifications', 'denied'],
    ['system', `update audit.verifications set state = 'failed'`, 1],
    [
      'system',
      `insert into audit.verifications (id, total, state) values (gen_random_uuid(), 1, 'failed')`,
      1,
    ],
    ['eve', `select audit.entries_about('${adasFile}', 1000)`, 1],
    ['max', `select audit.entries_about('${adasFile}', 1000)`, 'refused'],
    ['ada', `select audit.entries_about('${adasFile}', 1000)`, 'denied'],
    ['eve', 'select audit.first_entry_since(now())', 1],
    ['max', 'select audit.first_entry_since(now())', 'refused'],
    ['ada', 'select audit.first_entry_since(now())', 'denied'],
    ['system', `select audit.note(gen_random_uuid(), '[]')`, 1],
    ['system', 'delete from audit.journals', 1],
    ['eve', `select audit.note(gen_random_uuid(), '[]')`, 'denied'],
    ['ada', `select audit.record('read', 'leads', null, '{}')`, 1],
  ],
}
