import { ada, adasLead, ben, bensLead, max, type Probes } from './cast.ts'

const adasImport = 'aaaaaaaa-9999-4000-8000-000000000001'
const bensImport = 'bbbbbbbb-9999-4000-8000-000000000002'
const importOf = (id: string, person: string) =>
  `insert into public.lead_imports (id, person, size, digest, format, columns, mapping, rows)
   values ('${id}', '${person}', 1, '', '{}', '{Name}', '{name}', 1)`
const change = (id: string, lead: string) =>
  `insert into app.lead_import_changes (import_id, lead_id, row, created, version) values ('${id}', '${lead}', 2, true, now())`
const problem = (id: string) =>
  `insert into app.lead_import_problems (import_id, phase, row, message) values ('${id}', 'run', 2, 'is required')`

export const imports: Probes = {
  rows: `${importOf(adasImport, ada)}; ${importOf(bensImport, ben)};
    ${change(adasImport, adasLead)}; ${change(bensImport, bensLead)};
    ${problem(adasImport)}; ${problem(bensImport)};`,
  probes: [
    ['ada', 'select from public.lead_imports', 1],
    ['max', 'select from public.lead_imports', 0],
    ['ada', importOf('aaaaaaaa-9999-4000-8000-000000000009', ada), 1],
    ['ada', importOf('aaaaaaaa-9999-4000-8000-000000000009', ben), 'denied'],
    ['max', importOf('aaaaaaaa-9999-4000-8000-000000000009', max), 1],
    ['max', importOf('aaaaaaaa-9999-4000-8000-000000000009', ada), 'denied'],
    ['ada', `update public.lead_imports set state = 'done'`, 1],
    ['ada', `update public.lead_imports set person = '${ben}'`, 'denied'],
    ['ada', 'delete from public.lead_imports', 'denied'],
    ['system', `update public.lead_imports set state = 'failed'`, 2],
    ['system', `update public.lead_imports set mapping = '{email}'`, 'denied'],
    ['system', 'delete from public.lead_imports', 2],

    ['ada', 'select from app.lead_import_changes', 1],
    ['max', 'select from app.lead_import_changes', 0],
    ['ada', change(adasImport, bensLead), 1],
    ['ada', change(bensImport, adasLead), 'denied'],
    ['ada', 'update app.lead_import_changes set undone = true', 1],
    ['ada', 'delete from app.lead_import_changes', 'denied'],
    ['system', 'select from app.lead_import_changes', 'denied'],

    ['ada', 'select from app.lead_import_problems', 1],
    ['max', 'select from app.lead_import_problems', 0],
    ['ada', problem(adasImport), 1],
    ['ada', problem(bensImport), 'denied'],
    ['ada', 'delete from app.lead_import_problems', 1],
    ['max', 'delete from app.lead_import_problems', 0],
    ['system', 'select from app.lead_import_problems', 'denied'],
  ],
}
