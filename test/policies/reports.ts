import { attempt, builtIn } from './assessments.ts'
import { ada, ben, max, type Probes } from './cast.ts'

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
    .join('\n')}`,
  probes: [
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
