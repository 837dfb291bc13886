import { ada, ben, eve, max, type Probes } from './cast.ts'

const endpoint = 'eeeeeeee-0000-4000-8000-000000000001'
const deleted = 'eeeeeeee-0000-4000-8000-000000000002'
const delivery = 'eeeeeeee-1111-4000-8000-000000000001'
const add = (by: string) =>
  `insert into public.notification_endpoints (id, url, events, secret, created_by) values (gen_random_uuid(), 'https://x', '{*}', '', '${by}')`
const rename = `update public.notification_endpoints set description = 'x'`

export const notifications: Probes = {
  rows: `insert into public.notification_endpoints (id, url, events, secret, deleted_at) values
      ('${endpoint}', 'https://x', '{*}', '', null), ('${deleted}', '', '{*}', '', now());
    insert into app.event_deliveries (id, endpoint_id, event_id, type, subject, data, occurred_at) values
      ('${delivery}', '${endpoint}', '${delivery}', 'lead.created', '${delivery}', '{}', now());
    insert into app.delivery_attempts (id, delivery_id, at, latency_ms) values (gen_random_uuid(), '${delivery}', now(), 1);
    insert into public.notifications (person, type, data) values
      ('${ada}', 'follow_up.due', '{}'), ('${ben}', 'follow_up.due', '{}'), ('${eve}', 'endpoint.paused', '{}');`,
  probes: [
    ['ada', 'select from public.notification_endpoints', 'denied'],
    ['max', 'select from public.notification_endpoints', 0],
    ['eve', 'select from public.notification_endpoints', 1],
    ['max', add(max), 'denied'],
    ['eve', add(eve), 1],
    ['eve', add(max), 'denied'],
    ['max', rename, 0],
    ['eve', rename, 1],
    ['eve', `update public.notification_endpoints set deleted_at = now()`, 1],
    ['eve', 'delete from public.notification_endpoints', 'denied'],
    ['system', 'delete from public.notification_endpoints where deleted_at is not null', 1],
    ['system', add(eve), 'denied'],

    ['ada', 'select from app.event_deliveries', 'denied'],
    ['max', 'select from app.event_deliveries', 0],
    ['eve', 'select from app.event_deliveries', 1],
    ['eve', 'delete from app.event_deliveries', 'denied'],
    ['max', 'select from app.delivery_attempts', 0],
    ['eve', 'select from app.delivery_attempts', 1],
    ['eve', `update app.delivery_attempts set status = 200`, 'denied'],
    [
      'system',
      `insert into app.event_deliveries (endpoint_id, event_id, type, subject, data, occurred_at) values
        ('${endpoint}', '${delivery}', 'lead.created', '${delivery}', '{}', now())`,
      1,
    ],

    ['ada', 'select from public.notifications', 1],
    ['max', 'select from public.notifications', 0],
    ['eve', 'select from public.notifications', 1],
    ['ada', 'update public.notifications set read_at = now()', 1],
    ['ada', `update public.notifications set person = '${ben}'`, 'denied'],
    ['ada', 'delete from public.notifications', 'denied'],
    ['eve', `insert into public.notifications (person, type, data) values ('${eve}', 'x', '{}')`, 'denied'],
    ['system', `insert into public.notifications (person, type, data) values ('${ada}', 'x', '{}')`, 1],

    ['eve', `select app.pause_endpoint('${endpoint}', 'failing')`, 'denied'],
    ['system', `select app.pause_endpoint('${endpoint}', 'failing')`, 1],
    ['ada', `select app.tell_assessment_error('${delivery}', 'expired')`, 'denied'],
    ['eve', `select app.tell_report_generated('${delivery}', '${delivery}')`, 'denied'],
  ],
  harmless: {
    'notification_endpoints_change on public.notification_endpoints: check':
      'looks at who changes it, as the other condition does',
    'notifications_own on public.notifications: check': 'whose it is cannot be changed: read_at alone can',
  },
}
