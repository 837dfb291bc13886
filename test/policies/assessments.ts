import { ada, ben, type Probes } from './cast.ts'

const max = 'cccccccc-0000-4000-8000-000000000003'
const made = (by: string) => `insert into public.assessments (title, created_by) values ('x', '${by}')`

export const assessments: Probes = {
  rows: `insert into public.assessments (title, created_by, is_active) values
    ('in force', '${ben}', true), ('a draft of Ada', '${ada}', false), ('a draft of Ben', '${ben}', false);`,
  probes: [
    ['ada', `select from public.assessments where title = 'in force'`, 1],
    ['ada', `select from public.assessments where title = 'a draft of Ada'`, 1],
    ['ada', `select from public.assessments where title = 'a draft of Ben'`, 0],
    ['max', `select from public.assessments where title = 'a draft of Ben'`, 0],
    ['ada', made(ada), 1],
    ['ada', made(ben), 'denied'],
    ['max', made(max), 1],
    ['max', made(ben), 'denied'],
    ['ada', 'delete from public.assessments', 'denied'],
  ],
}
