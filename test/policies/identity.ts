import { ada, ben, max, type Probe, type Probes } from './cast.ts'

const invitation = `insert into identity.invitations (email, role, digest, expires_at)
  values ('another@example.com', 'user', '\\x01', now())`

const apiToken = (of: string) =>
  `insert into identity.api_tokens (person, name, digest) values ('${of}', 'another', '\\x09')`

export const identity: Probes = {
  rows: `
    insert into identity.identities (issuer, subject, person) values ('https://id.example.com', 'ada', '${ada}');
    insert into identity.sessions (id, person, seed, expires_at)
      select gen_random_uuid(), unnest(array['${ada}', '${ben}', '${max}']::uuid[]), '\\x00', now();
    insert into identity.api_tokens (person, name, digest)
      values ('${ada}', 'a', '\\x00'), ('${ben}', 'b', '\\x01'), ('${max}', 'm', '\\x02');
    insert into identity.places (person, network) values ('${ada}', '192.0.2.1');
    insert into identity.tickets (digest, kind, person, expires_at) values ('\\x00', 'reset', '${ada}', now());
    insert into identity.invitations (email, role, digest, expires_at) values ('new@example.com', 'user', '\\x00', now());
    insert into identity.signing_keys (kid, public, sealed, active_from) values ('k', '{}', '\\x00', now());
    insert into app.mail (id, content, state) values (gen_random_uuid(), '\\x00', 'sent');
    insert into app.mailbox_letters (mailbox) values ('\\x00');`,
  probes: [
    ['ada', 'select from public.profiles', 1],
    ['ada', `select from public.profiles where id = '${ben}'`, 0],
    ['eve', 'select from public.profiles', 1],
    ['stranger', 'select from public.profiles', 0],
    // Without a condition no read is needed, so only the policy for changes holds others' rows back.
    ['ada', `update public.profiles set first_name = 'Ada Maria'`, 1],
    ['eve', `update public.profiles set first_name = 'Eve Maria'`, 1],
    ['ada', `update public.profiles set role = 'admin' where id = '${ada}'`, 'denied'],
    ['eve', `update public.profiles set role = 'admin' where id = '${ada}'`, 'denied'],
    ['ada', `delete from public.profiles where id = '${ada}'`, 'denied'],
    ['ada', 'select from identity.accounts', 'denied'],
    ['eve', 'select from identity.accounts', 'denied'],
    ...['identities', 'tickets', 'signing_keys', 'installation', 'places'].flatMap((table): Probe[] => [
      ['ada', `select from identity.${table}`, 'denied'],
      ['eve', `select from identity.${table}`, 'denied'],
    ]),
    ['ada', 'select id from identity.sessions', 1],
    ['max', 'select id from identity.sessions', 1],
    ['ada', 'select seed from identity.sessions', 'denied'],
    ['ada', 'update identity.sessions set revoked_at = now()', 1],
    ['max', 'update identity.sessions set revoked_at = now()', 1],
    // What has ended does not begin again.
    ['ada', 'update identity.sessions set revoked_at = null', 'denied'],
    ['ada', `update identity.sessions set expires_at = 'infinity'`, 'denied'],
    ['ada', 'delete from identity.sessions', 'denied'],
    ['ada', 'select id from identity.api_tokens', 1],
    ['max', 'select id from identity.api_tokens', 1],
    ['ada', 'select digest from identity.api_tokens', 'denied'],
    ['ada', apiToken(ada), 1],
    ['ada', apiToken(ben), 'denied'],
    ['max', apiToken(ben), 'denied'],
    ['ada', `update identity.api_tokens set expires_at = null`, 'denied'],
    ['ada', 'delete from identity.api_tokens', 1],
    ['max', 'delete from identity.api_tokens', 1],
    ['ada', 'select from identity.invitations', 'denied'],
    ['max', 'select from identity.invitations', 0],
    ['eve', 'select from identity.invitations', 1],
    ['max', invitation, 'denied'],
    ['eve', invitation, 1],
    ['max', 'delete from identity.invitations', 0],
    ['eve', 'delete from identity.invitations', 1],
    ['ada', 'select from app.mailbox_letters', 'denied'],
    ['eve', 'delete from app.mailbox_letters', 'denied'],
    ['system', 'delete from app.mailbox_letters', 1],
    ['ada', 'select from app.mail', 'denied'],
    ['max', 'select from app.mail', 0],
    ['eve', 'select from app.mail', 1],

    // Functions that tell of others look at who asks.
    ['ada', 'select app.own_record()', 1],
    ['ada', `select app.person('${ben}')`, 'denied'],
    ['max', `select app.person('${ben}')`, 'refused'],
    ['eve', `select app.person('${ben}')`, 1],
    ['ada', 'select app.people(null, 10, 0)', 'denied'],
    ['max', 'select app.people(null, 10, 0)', 'refused'],
    ['eve', 'select app.people(null, 10, 0)', 1],
    ['ada', 'select app.people_names()', 'denied'],
    ['max', 'select app.people_names()', 1],
    ['max', `select app.change_person('${ada}', '{"role": "admin"}')`, 'refused'],
    ['eve', `select app.change_person('${ada}', '{"role": "admin"}')`, 1],
    ['eve', `select app.end_sessions('${ada}')`, 'denied'],
    ['eve', `select app.person_record('${ada}')`, 'denied'],
    ['system', `update identity.accounts set disabled_at = now() where id = '${ben}'`, 1],
  ],
  harmless: {
    'profiles_rename_own on public.profiles: check': 'nobody may write the column it looks at',
  },
}
