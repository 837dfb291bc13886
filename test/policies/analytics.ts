import { ada, adasLead, ben, bensLead, type Probes } from './cast.ts'

const everybody = '00000000-0000-0000-0000-000000000000'
const whose = `(values ('${everybody}'::uuid), ('${ada}'), ('${ben}')) p (person)`
const sums = `insert into app.lead_sums select 'day', true, '', now(), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, person from ${whose}`

export const analytics: Probes = {
  rows: `
    insert into app.activity_marks (person, moment) values ('${ada}', now());
    insert into app.lead_facts (lead_id, created_at, source, assigned_to, status) values
      ('${adasLead}', now(), '', '${ada}', 'new'), ('${bensLead}', now(), '', '${ben}', 'new');
    insert into app.person_leads values ('${ada}', '${adasLead}', now(), now()), ('${ben}', '${bensLead}', now(), now());
    insert into app.person_sums (grain, person, start) values ('day', '${ada}', now()), ('day', '${ben}', now()), ('day', '${everybody}', now());
    ${sums};
    insert into app.lead_waits select true, '', now(), 'conversion', 1, 1, person, 'four weeks' from ${whose};
    insert into app.person_waits values ('${ada}', 'day', now(), 1, 1), ('${ben}', 'day', now(), 1, 1);`,
  probes: [
    ['ada', 'select from app.lead_facts', 1],
    ['max', 'select from app.lead_facts', 2],
    ['ada', 'select from app.person_leads', 1],
    ['max', 'select from app.person_leads', 2],
    ['ada', 'select from app.person_sums', 1],
    ['max', 'select from app.person_sums', 3],
    ['ada', 'select from app.lead_sums', 1],
    ['max', 'select from app.lead_sums', 3],
    ['ada', 'select from app.lead_waits', 1],
    ['max', 'select from app.lead_waits', 3],
    ['ada', 'select from app.person_waits', 1],
    ['max', 'select from app.person_waits', 2],
    ['max', 'select from app.lead_marks', 'denied'],
    ['max', 'select from app.activity_marks', 'denied'],
    ['max', 'update app.person_sums set calls = 1', 'denied'],
    ['max', sums, 'denied'],
    ['max', 'select app.fold_analytics(1)', 'denied'],
    ['max', 'select app.fold_leads(1)', 'denied'],
    ['ada', 'select from app.measured_people()', 1],
    ['max', 'select from app.measured_people()', 4],
    ['ada', `select from app.telecaller_ranks(now() - interval '1 day', now())`, 1],
    ['max', `select from app.telecaller_ranks(now() - interval '1 day', now())`, 2],
    [
      'ada',
      `select from app.first_contact_steps(now() - interval '3 days', now() + interval '3 days', null)`,
      1,
    ],
    [
      'max',
      `select from app.first_contact_steps(now() - interval '3 days', now() + interval '3 days', null)`,
      2,
    ],
    ['system', 'select app.fold_analytics(1)', 1],
  ],
}
