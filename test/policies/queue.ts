import { ada, adasLead, ben, bensLead, type Probes } from './cast.ts'

const adasClaim = 'aaaaaaaa-2222-4000-8000-000000000001'
const bensClaim = 'bbbbbbbb-2222-4000-8000-000000000002'
const claim = (id: string, lead: string, person: string) =>
  `('${id}', '${lead}', '${person}', false, now() + interval '1 hour')`

const script = `insert into public.call_scripts (title, body, status) values ('More', 'Hello.', 'new')`

export const queue: Probes = {
  rows: `insert into public.queue_claims (id, lead_id, person, was_unassigned, expires_at) values
    ${claim(adasClaim, adasLead, ada)}, ${claim(bensClaim, bensLead, ben)};
    insert into public.call_scripts (title, body) values ('Greeting', 'Good morning.');`,
  probes: [
    ['ada', 'select from app.call_queue', 1],
    ['max', 'select from app.call_queue', 3],
    ['stranger', 'select from app.call_queue', 0],
    ['max', 'update app.call_queue set priority = 0', 'denied'],

    ['ada', 'select from public.queue_claims', 1],
    ['max', 'select from public.queue_claims', 2],
    ['ada', 'update public.queue_claims set expires_at = now()', 'denied'],
    ['max', 'delete from public.queue_claims', 'denied'],
    ['ada', `select app.extend_claim('${adasClaim}')`, 1],
    ['ada', `select app.extend_claim('${bensClaim}')`, 'This claim has ended.'],
    ['max', `select app.extend_claim('${bensClaim}')`, 'refused'],
    ['ada', `select app.release_claim('${bensClaim}')`, 'This claim has ended.'],
    ['max', `select app.release_claim('${bensClaim}')`, 1],
    ['stranger', `select app.claim_next('91')`, 'refused'],
    ['ada', `select app.refresh_call_queue('{}')`, 'denied'],
    ['ada', `select app.queue_candidates('{${ben}}', 2::smallint, '{1}', 9)`, 'denied'],
    ['ada', `select app.rank_call_queue('${adasLead}', 9)`, 'denied'],

    ['ada', 'select from app.calling_zones where id = 0', 1],
    ['max', 'delete from app.calling_zones', 'denied'],
    ['ada', 'select from app.calling_prefixes', 'denied'],

    ['ada', 'select from public.call_scripts', 1],
    ['max', 'select from public.call_scripts', 1],
    ['stranger', 'select from public.call_scripts', 0],
    ['ada', script, 'denied'],
    ['max', script, 'denied'],
    ['eve', script, 1],
    ['max', `update public.call_scripts set title = 'x'`, 0],
    ['eve', `update public.call_scripts set title = 'x'`, 1],
    ['max', 'delete from public.call_scripts', 0],
  ],
}
