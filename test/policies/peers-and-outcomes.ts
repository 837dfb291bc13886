import { attempt, builtIn } from './assessments.ts'
import { ada, ben, max, type Probes } from './cast.ts'

const asked = (person: string) => `${person.slice(0, 8)}-4444-4000-8000-000000000001`

const invitation = (about: string, person: string, id = 'gen_random_uuid()') =>
  `insert into public.peer_invitations (id, attempt_id, user_id, email, email_digest)
   values (${id}, '${attempt(about)}', '${person}', '\\x00', decode(md5(random()::text), 'hex'))`
const outcome = (person: string, metric = 'sales') =>
  `insert into public.person_outcomes (person_id, metric, period_from, period_to, value, source)
   values ('${person}', '${metric}', '2025-01-01', '2025-01-31', 1, 'manual')`

export const peersAndOutcomes: Probes = {
  rows: `${[ada, ben, max].map(person => invitation(person, person, `'${asked(person)}'`)).join(';')};
    insert into public.peer_tokens (digest, invitation_id, letter) values ('\\x01', '${asked(ada)}', 'invitation');
    insert into public.peer_answers (invitation_id, attempt_id, user_id, sealed)
      values ('${asked(ada)}', '${attempt(ada)}', '${ada}', '\\x00');
    ${[ada, ben].map(person => outcome(person)).join(';')};
    insert into public.recalibration_schedules (assessment_id, every, next_at) values ('${builtIn}', 'week', now());`,
  probes: [
    // Whoever asked sees whom; a manager or an admin sees whom they asked themselves.
    ['ada', 'select from public.peer_invitations', 1],
    ['max', 'select from public.peer_invitations', 1],
    ['eve', 'select from public.peer_invitations', 0],
    ['ada', invitation(ada, ada), 1],
    ['max', invitation(max, max), 1],
    ['ada', invitation(ben, ada), 'denied'],
    ['ada', invitation(ada, ben), 'denied'],
    ['max', invitation(ben, max), 'denied'],
    ['ada', 'update public.peer_invitations set withdrawn_at = now()', 1],
    ['max', 'update public.peer_invitations set withdrawn_at = now()', 1],
    ['ada', `update public.peer_invitations set email = '\\x01'`, 'denied'],
    ['ada', 'delete from public.peer_invitations', 'denied'],
    ['system', 'update public.peer_invitations set sent_at = now()', 3],

    // What peers say is read by nobody.
    ['ada', 'select from public.peer_answers', 'denied'],
    ['max', 'select from public.peer_answers', 'denied'],
    ['eve', 'select from public.peer_answers', 'denied'],
    ['ada', 'select from public.peer_tokens', 'denied'],
    ['eve', 'select from public.peer_tokens', 'denied'],
    ['system', `update public.peer_answers set sealed = '\\x01'`, 'denied'],
    ['system', 'update public.peer_answers set round = 1', 1],
    ['ada', 'update public.peer_invitations set confirmed_at = now()', 'denied'],
    ['max', `update public.peer_invitations set confirmed_by = '${max}'`, 'denied'],

    ['ada', 'select from public.person_outcomes', 1],
    ['max', 'select from public.person_outcomes', 2],
    ['ada', outcome(ada, 'own'), 'denied'],
    ['max', outcome(ada, 'other'), 1],
    ['max', 'delete from public.person_outcomes', 'denied'],
    ['ada', `select from app.crm_outcomes('2020-01-01')`, 'denied'],
    ['max', `select from app.crm_outcomes('2020-01-01')`, 'denied'],

    ['ada', 'select from public.recalibration_schedules', 'denied'],
    ['max', 'select from public.recalibration_schedules', 0],
    ['eve', 'select from public.recalibration_schedules', 1],
    ['max', `update public.recalibration_schedules set every = 'month'`, 0],
    [
      'max',
      `insert into public.recalibration_schedules (assessment_id, every, next_at)
      select id, 'week', now() from public.assessments where title = 'in force'`,
      'denied',
    ],
    ['eve', `update public.recalibration_schedules set every = 'month'`, 1],
  ],
  harmless: {
    'peer_invitations_change on public.peer_invitations: check':
      'it asks for the same person as its other half, and whose an invitation is cannot be changed',
  },
}
