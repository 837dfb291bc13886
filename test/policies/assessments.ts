import { ada, ben, eve, max, type Probes } from './cast.ts'

export const builtIn = 'eeeeeeee-2222-4000-8000-000000000001'
export const attempt = (person: string) => `${person.slice(0, 8)}-3333-4000-8000-000000000001`
const done = (person: string) => `${person.slice(0, 8)}-3333-4000-8000-000000000002`
const started = (person: string) =>
  `insert into public.attempts (id, assessment_id, user_id, state, seed, engine_version)
   values (gen_random_uuid(), '${builtIn}', '${person}', 'completed', 's', '1')`
const response = (inAttempt: string, person: string) =>
  `insert into public.assessment_responses (attempt_id, number, user_id, kind) values ('${inAttempt}', 9, '${person}', 'pause')`
const result = (person: string) =>
  `insert into public.assessment_results (id, attempt_id, user_id, assessment_id, engine_version, reason, sealed)
   values (gen_random_uuid(), '${attempt(person)}', '${person}', '${builtIn}', '1', 'submitted', '\\x00')`
const calibration = (number: number, state: string) =>
  `insert into public.calibrations (id, assessment_id, number, state, engine_version)
   values (gen_random_uuid(), '${builtIn}', ${number}, '${state}', '1')`
const allowed = (person: string, by: string, title = 'in force') =>
  `insert into public.retake_permissions (assessment_id, user_id, granted_by)
   select id, '${person}', '${by}' from public.assessments where title = '${title}'`
const made = (by: string) => `insert into public.assessments (title, created_by) values ('x', '${by}')`

export const assessments: Probes = {
  rows: `insert into public.assessments (title, created_by, is_active) values
    ('in force', '${ben}', true), ('a draft of Ada', '${ada}', false), ('a draft of Ben', '${ben}', false),
    ('taken by Ada', '${ben}', false);
    insert into public.assessments (id, title) values ('${builtIn}', 'built in');
    insert into public.assessment_versions (assessment_id, version, title) values ('${builtIn}', 0, 'as it was');
    insert into public.attempts (id, assessment_id, user_id, state, seed, engine_version)
    select id, '${builtIn}', person, state, 's', '1' from (values
      ('${attempt(ada)}'::uuid, '${ada}'::uuid, 'in_progress'), ('${done(ada)}', '${ada}', 'scored'),
      ('${attempt(ben)}', '${ben}', 'in_progress'), ('${attempt(max)}', '${max}', 'in_progress')) a (id, person, state);
    insert into public.attempts (id, assessment_id, user_id, state, seed, engine_version)
      select gen_random_uuid(), id, '${ada}', 'abandoned', 's', '1' from public.assessments where title = 'taken by Ada';
    insert into public.assessment_responses (attempt_id, number, user_id, kind) values
      ('${attempt(ada)}', 1, '${ada}', 'start'), ('${attempt(ben)}', 1, '${ben}', 'start'), ('${attempt(max)}', 1, '${max}', 'start');
    ${[ada, ben].map(result).join(';')};
    ${calibration(1, 'approved')}; ${calibration(2, 'proposed')};
    insert into public.retake_permissions (assessment_id, user_id, granted_by) select '${builtIn}', person, '${eve}'
      from (values ('${ada}'::uuid), ('${ben}'), ('${max}')) p (person);
    insert into public.norms (assessment_id, dimension, n, norm) values ('${builtIn}', 'work_ethic', 1, '{}');`,
  probes: [
    ['ada', `select from public.assessments where title = 'in force'`, 1],
    ['ada', `select from public.assessments where title = 'a draft of Ada'`, 1],
    ['ada', `select from public.assessments where title = 'a draft of Ben'`, 0],
    ['ada', `select from public.assessments where title = 'taken by Ada'`, 1],
    ['max', `select from public.assessments where title = 'a draft of Ben'`, 1],
    // Keys are read by managers and admins; for everybody else the service reads them.
    ['ada', `select questions from public.assessments where title = 'a draft of Ada'`, 'denied'],
    ['ada', 'select scoring_rules from public.assessments', 'denied'],
    ['ada', 'select parameters from public.calibrations', 'denied'],
    ['ada', 'select from public.assessment_versions', 'denied'],
    ['max', `select questions from public.assessments where title = 'in force'`, 1],
    ['max', 'select questions from public.assessment_versions', 1],
    ['ada', 'update public.assessments set is_active = true', 1],
    ['ada', `update public.assessments set is_active = false where title = 'in force'`, 0],
    ['ada', `update public.assessments set created_by = '${ben}'`, 'denied'],
    ['max', 'update public.assessments set is_active = true', 0],
    ['eve', 'update public.assessments set is_active = true', 5],
    ['max', 'update public.assessment_versions set version = 9', 'denied'],
    ['ada', made(ada), 1],
    ['ada', made(ben), 'denied'],
    ['max', made(max), 1],
    ['max', made(ben), 'denied'],
    ['ada', 'delete from public.assessments', 'denied'],

    ['ada', 'select from public.attempts', 3],
    ['max', 'select from public.attempts', 5],
    ['ada', started(ada), 1],
    ['ada', started(ben), 'denied'],
    ['max', started(max), 1],
    ['max', started(ben), 'denied'],
    ['ada', `update public.attempts set submitted_at = now()`, 3],
    ['max', `update public.attempts set submitted_at = now()`, 1],
    ['ada', `update public.attempts set user_id = '${ben}' where id = '${done(ada)}'`, 'denied'],
    ['max', `update public.attempts set user_id = '${ben}', state = 'scored'`, 'denied'],

    // Answers are read by whoever gave them: not by a manager, not by an admin.
    ['ada', 'select from public.assessment_responses', 1],
    ['max', 'select from public.assessment_responses', 1],
    ['eve', 'select from public.assessment_responses', 0],
    ['ada', response(attempt(ada), ada), 1],
    ['max', response(attempt(max), max), 1],
    ['ada', response(attempt(ada), ben), 'denied'],
    ['ada', response(attempt(ben), ada), 'denied'],
    ['ada', response(done(ada), ada), 'denied'],
    ['max', response(attempt(ben), max), 'denied'],
    ['ada', `update public.assessment_responses set number = 7`, 'denied'],
    ['max', 'delete from public.assessment_responses', 'denied'],

    ['ada', 'select from public.assessment_results', 1],
    ['max', 'select from public.assessment_results', 2],
    ['ada', result(ada), 1],
    ['ada', result(ben), 'denied'],
    ['max', result(max), 1],
    ['max', result(ben), 'denied'],
    ['max', `update public.assessment_results set reason = 'peers'`, 'denied'],

    ['ada', 'select from public.calibrations', 1],
    ['max', 'select from public.calibrations', 2],
    ['ada', calibration(3, 'running'), 'denied'],
    ['max', calibration(3, 'running'), 'denied'],
    ['eve', calibration(3, 'running'), 1],
    ['max', `update public.calibrations set state = 'approved'`, 0],
    ['eve', `update public.calibrations set state = 'approved'`, 2],

    ['ada', 'select from public.retake_permissions', 1],
    ['max', 'select from public.retake_permissions', 3],
    ['ada', allowed(ada, ada), 'denied'],
    ['eve', allowed(max, eve), 1],
    ['max', allowed(max, max), 'denied'],
    ['max', allowed(ada, ben, 'in force'), 'denied'],
    ['max', `update public.retake_permissions set granted_by = '${max}', granted_at = now()`, 2],
    ['max', `update public.retake_permissions set granted_by = '${ben}'`, 'denied'],
    ['max', 'delete from public.retake_permissions', 'denied'],

    ['ada', 'select from public.norms', 1],
    ['max', 'select from public.norms', 1],
    ['max', 'delete from public.norms', 'denied'],
  ],
  harmless: {
    'assessments_change on public.assessments: check':
      'it asks for the same person or role as its other half, and whose an assessment is cannot be changed',
    'calibrations_decide on public.calibrations: check':
      'it asks for the same role as its other half, and a change cannot alter the role',
  },
}
