import type { Probes } from './cast.ts'

const more = `insert into app.resources (title, source) values ('More', 'admin')`

export const resources: Probes = {
  rows: `insert into app.resources (title, source, published, retired) values
    ('In force', 'admin', true, false), ('Retired', 'admin', true, true), ('Taken back', 'ghost', false, false);`,
  probes: [
    ['ada', 'select from app.resources', 1],
    ['max', 'select from app.resources', 1],
    ['eve', 'select from app.resources', 3],
    ['stranger', 'select from app.resources', 0],
    ['ada', more, 'denied'],
    ['max', more, 'denied'],
    ['eve', more, 1],
    ['max', `update app.resources set title = 'x'`, 0],
    ['eve', `update app.resources set title = 'x'`, 3],
    ['eve', 'delete from app.resources', 'denied'],
    ['system', more, 1],
    ['system', 'delete from app.resources', 'denied'],
  ],
}
