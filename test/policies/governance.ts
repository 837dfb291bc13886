import { ada, adasLead, ben, bensLead, eve, type Probes } from './cast.ts'

const adasErasure = 'aaaaaaaa-e7a5-4000-8000-000000000001'
const leadsErasure = 'aaaaaaaa-e7a5-4000-8000-000000000002'
const hold = (lead: string) =>
  `insert into app.legal_holds (lead_id, reason, placed_by) values ('${lead}', 'a case', '${eve}')`
const request = (kind: string, of: string) => `select app.request_erasure('${kind}', '${of}', 14)`

export const governance: Probes = {
  rows: `
    insert into app.legal_holds (person_id, reason) values ('${eve}', 'a case');
    insert into app.erasures (id, kind, subject_id) values
      ('${adasErasure}', 'person', '${ada}'), ('${leadsErasure}', 'lead', '${bensLead}');
    insert into app.data_exports (kind, subject_id, requested_by) values ('person', '${ada}', '${ada}'), ('person', '${ben}', '${ben}');
    insert into app.forgetting values ('1');
    insert into app.refused_numbers (digest) values ('\\x00');
    insert into app.retention_runs default values;
    insert into audit.redactions (entry_id, signature) values (1, '');
    insert into audit.prunings (position, mac, entries, signature) values (1, '', 1, '');`,
  probes: [
    ['ada', 'select from app.legal_holds', 'denied'],
    ['max', 'select from app.legal_holds', 0],
    ['eve', 'select from app.legal_holds', 1],
    ['eve', hold(adasLead), 1],
    ['max', hold(adasLead), 'denied'],
    ['eve', 'delete from app.legal_holds', 1],
    ['max', 'delete from app.legal_holds', 0],
    ['system', 'delete from app.legal_holds', 'denied'],
    [
      'system',
      `delete from public.profiles where id = '${eve}'`,
      'This person is under a legal hold and stays until an admin lifts it.',
    ],

    ['ada', 'select from app.erasures', 1],
    ['max', 'select from app.erasures', 0],
    ['eve', 'select from app.erasures', 2],
    ['ada', `update app.erasures set state = 'done'`, 'denied'],
    ['system', `update app.erasures set went = '{}'`, 2],
    ['system', `insert into app.erasures (kind, subject_id) values ('lead', '${adasLead}')`, 1],
    ['system', 'delete from app.erasures', 'denied'],
    ['ada', request('person', ada), 1],
    ['ada', request('person', ben), 'refused'],
    ['max', request('person', ben), 'refused'],
    ['eve', request('person', ben), 1],
    ['ada', request('lead', adasLead), 'refused'],
    ['ada', `select app.cancel_erasure('${adasErasure}')`, 1],
    ['max', `select app.cancel_erasure('${adasErasure}')`, 'There is no such erasure.'],
    ['eve', `select app.cancel_erasure('${leadsErasure}')`, 1],
    ['eve', `select app.begin_erasure('${adasErasure}')`, 'denied'],
    ['eve', `select app.forget_leads('{}', 'forget')`, 'denied'],
    ['eve', 'select app.begin_forgetting()', 'denied'],
    ['system', 'select app.begin_forgetting()', 'denied'],
    ['eve', `select app.remove_person('${ada}', now())`, 'denied'],
    ['eve', `select app.held_rows('public.leads', 'id', null, null, null, '${adasLead}', null, 1)`, 'denied'],
    ['system', `select app.held_rows('app.secrets', 'name', null, null, null, 'x', null, 1)`, 'refused'],
    ['system', `select app.pseudonymise('audit.entries', 'actor', '${ada}', '${ben}', 1)`, 'refused'],

    ['ada', 'select from app.data_exports', 1],
    ['max', 'select from app.data_exports', 0],
    ['ada', `update app.data_exports set state = 'taken'`, 'denied'],
    ['system', `update app.data_exports set state = 'taken'`, 2],
    ['system', 'delete from app.data_exports', 2],
    [
      'system',
      `insert into app.data_exports (kind, subject_id, requested_by) values ('lead', '${adasLead}', '${eve}')`,
      1,
    ],

    ['eve', 'select from app.forgetting', 'denied'],
    ['system', 'select from app.forgetting', 'denied'],
    ['system', 'select from app.refused_numbers', 'denied'],
    ['eve', 'select from app.refused_numbers', 'denied'],
    ['eve', 'select from app.retention_runs', 'denied'],
    ['system', `update app.retention_runs set finished_at = now()`, 1],
    ['system', 'delete from app.retention_runs', 1],
    ['system', 'insert into app.retention_runs (finished_at) values (now())', 1],
    ['eve', `select app.preview_retention('{}')`, 1],
    ['max', `select app.preview_retention('{}')`, 'refused'],

    ['eve', 'select from audit.redactions', 'denied'],
    ['eve', 'select from audit.prunings', 'denied'],
    ['system', 'delete from audit.redactions', 'denied'],
    ['system', 'delete from audit.prunings', 'denied'],
    ['eve', `select audit.redact('[]')`, 'denied'],
    ['eve', `select audit.prune(1, '')`, 'denied'],
  ],
}
