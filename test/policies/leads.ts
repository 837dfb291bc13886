import { ada, adasLead, ben, bensLead, eve, max, maxsLead, type Probes } from './cast.ts'

const call = 'eeeeeeee-0000-4000-8000-00000000000'
const lead = (id: string, assignee: string) =>
  `insert into public.leads (id, name, assigned_to) values ('${id}', 'Somebody new', ${assignee})`
const newLead = 'ffffffff-1111-4000-8000-000000000009'
const interaction = (onLead: string, by: string) =>
  `insert into public.interactions (id, lead_id, type, created_by) values (gen_random_uuid(), '${onLead}', 'note', '${by}')`
const callOf = (id: string) => `insert into public.calls (interaction_id, outcome) values ('${id}', 'busy')`
const plan = (onLead: string) => `select from app.plan_follow_up('${onLead}', '2031-01-01', 'due_at')`
const drop = (onLead: string) => `select from app.drop_follow_up('${onLead}')`

export const leads: Probes = {
  rows: `
    insert into public.interactions (id, lead_id, type, created_by) values
      ('${call}1', '${adasLead}', 'call', '${ada}'), ('${call}2', '${bensLead}', 'call', '${ben}'),
      ('${call}3', '${adasLead}', 'call', '${ada}'), ('${call}4', '${bensLead}', 'call', '${ben}'),
      ('${call}5', '${maxsLead}', 'call', '${max}'), ('${call}6', '${adasLead}', 'note', '${ada}');
    insert into public.calls (interaction_id, outcome) values ('${call}1', 'no_answer'), ('${call}2', 'busy');
    insert into public.follow_ups (lead_id, due_at) values ('${adasLead}', '2030-01-01'), ('${bensLead}', '2030-01-01');
    insert into public.follow_up_history (lead_id, due_at, ending) values ('${adasLead}', now(), 'done'), ('${bensLead}', now(), 'done');
    insert into public.follow_up_preferences (id) values ('${ada}'), ('${ben}');
    insert into public.availability (id, available) values ('${ada}', true), ('${ben}', true);
    insert into public.lead_merges (survivor_id, absorbed_id) values ('${adasLead}', '${newLead}'), ('${bensLead}', '${newLead}');
    insert into app.assignment_turns values ('${ada}', now(), 1);
    insert into public.lead_assignment_history (lead_id, reason) values ('${adasLead}', 'by_hand'), ('${bensLead}', 'by_hand');
    insert into app.settings (id, value) values ('assignment', '{}');`,
  probes: [
    ['ada', 'select from public.leads', 1],
    ['ada', `select from public.leads where id = '${bensLead}'`, 0],
    ['max', 'select from public.leads', 3],
    ['stranger', 'select from public.leads', 0],
    ['ada', lead(newLead, `'${ada}'`), 1],
    ['ada', lead(newLead, `'${ben}'`), 'denied'],
    ['ada', lead(newLead, 'null'), 'denied'],
    ['max', lead(newLead, `'${ben}'`), 1],
    ['ada', `update public.leads set company = 'x'`, 1],
    ['ada', `update public.leads set assigned_to = '${ben}'`, 'denied'],
    ['max', `update public.leads set assigned_to = '${ben}'`, 3],
    ['ada', 'delete from public.leads', 1],
    ['max', 'delete from public.leads', 3],

    ['ada', 'select from public.lead_status_history', 1],
    ['max', 'select from public.lead_status_history', 3],
    ['ada', 'delete from public.lead_status_history', 'denied'],
    ['max', `update public.lead_status_history set to_status = 'lost'`, 'denied'],

    ['ada', 'select from public.availability', 1],
    ['max', 'select from public.availability', 2],
    ['ada', 'update public.availability set available = false', 1],
    ['max', 'update public.availability set available = false', 2],
    ['ada', `insert into public.availability (id, available) values ('${max}', true)`, 'denied'],
    ['max', `insert into public.availability (id, available) values ('${max}', true)`, 1],
    ['ada', 'delete from public.availability', 'denied'],
    ['ada', 'select from public.lead_assignment_history', 1],
    ['max', 'select from public.lead_assignment_history', 2],
    ['max', 'delete from public.lead_assignment_history', 'denied'],
    ['max', 'select from app.assignment_turns', 'denied'],
    ['ada', `select from app.assign_by_rules('{${adasLead}}')`, 'denied'],
    ['max', `select from app.assign_by_rules('{${adasLead}}')`, 1],
    ['ada', `select from app.choose_by_rules('{${adasLead}}', null)`, 'denied'],
    ['max', `select from app.choose_by_rules('{${adasLead}}', null)`, 1],
    ['ada', 'select from app.assignable_people()', 'denied'],
    ['max', 'select from app.assignable_people()', 2],
    ['max', `update app.settings set value = '{"rules": []}' where id = 'assignment'`, 1],
    ['max', `update app.settings set id = 'other' where id = 'assignment'`, 'denied'],

    ['ada', 'select id from public.lead_merges', 1],
    ['max', 'select id from public.lead_merges', 2],
    ['max', 'select before from public.lead_merges', 'denied'],
    ['max', 'delete from public.lead_merges', 'denied'],
    ['ada', `select from app.merge_leads('${adasLead}', '${bensLead}', '{}')`, 'Lead not found.'],
    ['max', `select from app.merge_leads('${adasLead}', '${bensLead}', '{}')`, 1],
    ['ada', `select from app.duplicates('${adasLead}')`, 0],
    ['ada', 'select app.forget_old_merges()', 'denied'],
    ['system', 'select app.forget_old_merges()', 1],

    ['ada', 'select from app.lead_counts', 1],
    ['max', 'select from app.lead_counts', 4],
    ['ada', `update app.lead_counts set leads = 0`, 'denied'],

    ['ada', 'select from public.interactions', 3],
    ['max', 'select from public.interactions', 6],
    ['ada', interaction(adasLead, ada), 1],
    ['ada', interaction(adasLead, ben), 'denied'],
    ['ada', interaction(bensLead, ada), 'denied'],
    // Whatever their role: a manager reads a telecaller's lead, but does not write its history.
    ['max', interaction(adasLead, max), 'denied'],
    ['max', interaction(maxsLead, max), 1],
    ['ada', `update public.interactions set type = 'note'`, 'denied'],
    ['max', 'delete from public.interactions', 'denied'],

    ['ada', 'select from public.calls', 1],
    ['max', 'select from public.calls', 2],
    ['ada', callOf(`${call}3`), 1],
    ['ada', callOf(`${call}4`), 'denied'],
    ['ada', callOf(`${call}6`), 'denied'],
    ['max', callOf(`${call}4`), 'denied'],
    ['max', callOf(`${call}5`), 1],

    ['ada', 'select from public.follow_ups', 1],
    ['max', 'select from public.follow_ups', 2],
    // Written through functions alone, which look at who asks, so that how each ended is known.
    ['ada', `insert into public.follow_ups (lead_id, due_at) values ('${adasLead}', now())`, 'denied'],
    ['max', `update public.follow_ups set due_at = '2031-01-01'`, 'denied'],
    ['max', 'delete from public.follow_ups', 'denied'],
    ['ada', plan(adasLead), 1],
    ['ada', plan(bensLead), 'Lead not found.'],
    ['max', plan(bensLead), 1],
    ['stranger', plan(adasLead), 'Lead not found.'],
    ['ada', drop(adasLead), 1],
    ['ada', drop(bensLead), 'Lead not found.'],
    ['max', drop(bensLead), 1],
    ['ada', `select app.set_follow_up('${adasLead}', now(), 'due_at')`, 'denied'],
    ['ada', `select app.end_follow_up('${adasLead}', 'done')`, 'denied'],

    ['ada', 'select from public.follow_up_preferences', 1],
    ['max', 'select from public.follow_up_preferences', 0],
    ['ada', 'update public.follow_up_preferences set digest = false', 1],
    ['ada', 'update public.follow_up_preferences set digest_sent_at = null', 'denied'],
    ['max', `insert into public.follow_up_preferences (id, digest) values ('${max}', false)`, 1],
    ['max', `insert into public.follow_up_preferences (id, digest) values ('${eve}', false)`, 'denied'],
    ['ada', `select from app.follow_up_compliance('${ada}', '2020-01-01', now())`, 1],
    ['ada', `select from app.follow_up_compliance('${ben}', '2020-01-01', now())`, 'refused'],
    ['max', `select from app.follow_up_compliance('${ben}', '2020-01-01', now())`, 1],
    ['ada', 'select app.neglected_follow_ups()', 'denied'],
    ['max', 'select app.neglected_follow_ups()', 'refused'],
    ['eve', 'select app.neglected_follow_ups()', 0],
    ['ada', 'select app.remind_due_follow_ups(1)', 'denied'],
    ['ada', 'select app.take_overdue_digests(1)', 'denied'],

    ['ada', 'select from public.follow_up_history', 1],
    ['max', 'select from public.follow_up_history', 2],
    ['max', 'delete from public.follow_up_history', 'denied'],
    ['ada', 'select from public.lead_contact_state', 1],
    ['max', 'select from public.lead_contact_state', 2],
    ['ada', 'update public.lead_contact_state set do_not_call = false', 'denied'],

    // What is told of others goes through functions, and they look at who asks.
    ['ada', `select from app.creator_names('${adasLead}')`, 1],
    ['ada', `select from app.creator_names('${bensLead}')`, 0],
    ['max', `select from app.creator_names('${bensLead}')`, 1],
    ['stranger', `select from app.creator_names('${adasLead}')`, 0],
  ],
}
