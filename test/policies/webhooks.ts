import { adasLead, type Probes } from './cast.ts'

const lead = `select app.receive_lead(gen_random_uuid(), '{"name": "Grace"}')`
const note = `select app.note_on_lead('${adasLead}', gen_random_uuid(), '\\x00')`

export const webhooks: Probes = {
  rows: `insert into app.webhook_deliveries (id, source, event_id, digest, type, body) values
    (gen_random_uuid(), 'stripe', 'evt_1', '\\x00', 'x', '');`,
  probes: [
    ['ada', 'select from app.webhook_deliveries', 'denied'],
    ['max', 'select from app.webhook_deliveries', 0],
    ['eve', 'select from app.webhook_deliveries', 1],
    ['eve', `update app.webhook_deliveries set state = 'failed'`, 'denied'],
    ['system', `update app.webhook_deliveries set state = 'failed'`, 1],
    ['system', 'delete from app.webhook_deliveries', 1],

    ['eve', lead, 'denied'],
    ['system', lead, 1],
    ['eve', note, 'denied'],
    ['system', note, 1],
    ['eve', `select app.leads_of_email('x')`, 'denied'],
    ['system', `select app.leads_of_email('x')`, 0],
  ],
}
