import { attempt, builtIn } from './assessments.ts'
import { ada, ben, eve, max, type Probes } from './cast.ts'

const adasTeam = 'aaaaaaaa-6666-4000-8000-000000000001'
const bensTeam = 'bbbbbbbb-6666-4000-8000-000000000002'
const report = (person: string) => `${person.slice(0, 8)}-5555-4000-8000-000000000001`
const asked = (about: string, by: string, from = about) =>
  `insert into public.reports (id, user_id, assessment_id, attempt_id, requested_by, format, language)
   values (gen_random_uuid(), '${about}', '${builtIn}', '${attempt(from)}', '${by}', 'web', 'en')`
const link = (of: string, by: string) =>
  `insert into public.report_links (id, report_id, user_id, digest, expires_at)
   values (gen_random_uuid(), '${report(of)}', '${by}', gen_random_uuid()::text::bytea, now())`

export const reports: Probes = {
  rows: `${[ada, ben, max]
    .map(
      person => `insert into public.reports (id, user_id, assessment_id, attempt_id, requested_by, format, language)
        values ('${report(person)}', '${person}', '${builtIn}', '${attempt(person)}', '${person}', 'web', 'en');
        ${link(person, person)};`,
    )
    .join('\n')}
    insert into public.teams (id, name) values ('${adasTeam}', 'Of Ada'), ('${bensTeam}', 'Of Ben');
    insert into public.team_members (team_id, user_id) values ('${adasTeam}', '${ada}'), ('${bensTeam}', '${ben}');
    insert into public.comparison_consents (id) values ('${ada}'), ('${ben}'), ('${max}');
    insert into app.cohorts (assessment_id, n, histograms) values ('${builtIn}', 5, '{}');
    insert into public.report_asks (id, times) values ('${ada}', array[now()]);
    insert into public.report_letters (report_id, user_id, kind, due_at) values ('${report(ada)}', '${ada}', 'month', now());
    insert into public.report_mail_preferences (id, letters) values ('${ada}', true), ('${ben}', true), ('${max}', true);
    insert into app.cohort_people (assessment_id, user_id) values ('${builtIn}', '${ada}');`,
  probes: [
    ['ada', 'select from public.report_asks', 'denied'],
    ['ada', `update public.report_asks set times = '{}'`, 'denied'],
    ['max', 'select from public.report_asks', 'denied'],
    ['system', `update public.report_asks set times = '{}'`, 1],
    ['ada', 'select from public.report_letters', 'denied'],
    ['system', 'update public.report_letters set done_at = now()', 1],
    ['ada', 'select from public.report_mail_preferences', 1],
    ['max', 'select from public.report_mail_preferences', 1],
    ['ada', 'update public.report_mail_preferences set letters = false', 1],
    ['eve', `insert into public.report_mail_preferences values ('${eve}', false)`, 1],
    ['ada', `insert into public.report_mail_preferences values ('${eve}', false)`, 'denied'],
    ['system', 'update public.report_mail_preferences set letters = false', 3],
    ['ada', 'select from public.teams', 1],
    ['max', 'select from public.teams', 2],
    ['stranger', 'select from public.teams', 0],
    ['ada', 'select from public.team_members', 1],
    ['max', 'select from public.team_members', 2],
    ['ada', `insert into public.teams (id, name) values (gen_random_uuid(), 'x')`, 'denied'],
    ['max', `insert into public.teams (id, name) values (gen_random_uuid(), 'x')`, 1],
    ['ada', `update public.teams set name = 'x'`, 'denied'],
    ['max', `update public.teams set name = 'x'`, 2],
    ['ada', `insert into public.team_members (team_id, user_id) values ('${bensTeam}', '${ada}')`, 'denied'],
    ['max', `insert into public.team_members (team_id, user_id) values ('${bensTeam}', '${ada}')`, 1],
    ['max', 'delete from public.team_members', 2],
    ['ada', `select * from app.team_people('${adasTeam}')`, 1],
    ['ada', `select * from app.team_people('${bensTeam}')`, 'refused'],
    ['max', `select * from app.team_people('${bensTeam}')`, 1],
    // Whoever agreed is nobody else's to know, a manager's neither.
    ['ada', 'select from public.comparison_consents', 1],
    ['max', 'select from public.comparison_consents', 1],
    ['ada', 'delete from public.comparison_consents', 1],
    ['max', 'delete from public.comparison_consents', 1],
    ['eve', `insert into public.comparison_consents (id) values ('${eve}')`, 1],
    ['ada', `insert into public.comparison_consents (id) values ('${eve}')`, 'denied'],
    ['ada', 'select from app.cohorts', 'denied'],
    ['max', 'select from app.cohorts', 1],
    ['max', 'select from app.cohort_people', 'denied'],
    [
      'max',
      `insert into app.cohorts (assessment_id, n, histograms) values ('${builtIn}', 5, '{}')`,
      'denied',
    ],
    ['system', `insert into app.cohorts (assessment_id, n, histograms) values ('${builtIn}', 5, '{}')`, 1],
    ['system', `insert into app.cohort_people (assessment_id, user_id) values ('${builtIn}', '${ben}')`, 1],

    ['ada', 'select from public.reports', 1],
    ['max', 'select from public.reports', 3],
    ['stranger', 'select from public.reports', 0],
    ['ada', asked(ada, ada), 1],
    ['ada', asked(ben, ada), 'denied'],
    ['ada', asked(ada, ben), 'denied'],
    ['max', asked(ben, max), 1],
    ['max', asked(ben, ben), 'denied'],
    ['ada', `update public.reports set state = 'failed'`, 'denied'],
    ['max', `update public.reports set state = 'failed'`, 'denied'],
    ['ada', 'delete from public.reports', 1],
    ['max', 'delete from public.reports', 1],
    ['eve', 'delete from public.reports', 3],

    // Links are their owner's, managers and admins included.
    ['ada', 'select id from public.report_links', 1],
    ['max', 'select id from public.report_links', 1],
    ['eve', 'select id from public.report_links', 0],
    ['ada', 'select digest from public.report_links', 'denied'],
    ['ada', link(ada, ada), 1],
    ['ada', link(ben, ada), 'denied'],
    ['ada', link(ada, ben), 'denied'],
    ['max', link(ada, max), 'denied'],
    ['ada', 'delete from public.report_links', 1],
    ['eve', 'delete from public.report_links', 0],
    ['ada', `update public.report_links set expires_at = now()`, 'denied'],
    ['system', `update public.report_links set uses = 1`, 3],
  ],
}
