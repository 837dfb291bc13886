import type { Line, Scene } from './line.ts'

const file = () => ({ body: 'name\nNew lead\n', headers: { 'content-type': 'text/csv' } })
const importIn =
  (state: string, body?: unknown) =>
  async ({ mettle, owner }: Scene) => {
    const { rows } = await mettle.superuser.query(
      `insert into lead_imports (id, person, size, digest, state, format, columns, mapping, rows)
       values (gen_random_uuid(), $1, 1, '', $2, '{"encoding": "utf-8", "delimiter": ",", "heading": 1, "named": true}', '{Name}', '{name}', 1)
       returning id`,
      [owner.id, state],
    )
    return { id: rows[0].id as string, ...(body ? { body } : {}) }
  }

// An import is its importer's alone: it may hold what nobody else is to see.
const line = (operation: string, status: number, given: Line['given']): Line => ({
  operation,
  own: `401 403 ${status} ${status} ${status}`,
  foreign: '401 403 404 404 404',
  ...(given ? { given } : {}),
})

export const imports: Line[] = [
  { operation: 'GET /api/leads/imports', own: '401 403 200 200 200' },
  { operation: 'POST /api/leads/imports', own: '401 403 201 201 201', given: file },
  { operation: 'POST /api/leads/import', own: '401 403 201 201 201', given: file },
  line('GET /api/leads/imports/{id}', 200, importIn('uploaded')),
  line('GET /api/leads/imports/{id}/problems', 200, importIn('done')),
  line('PUT /api/leads/imports/{id}/mapping', 200, importIn('uploaded', { mapping: ['name'] })),
  line('POST /api/leads/imports/{id}/dry-run', 202, importIn('uploaded', {})),
  line('POST /api/leads/imports/{id}/run', 202, importIn('uploaded', {})),
  line('POST /api/leads/imports/{id}/undo', 202, importIn('done')),
  {
    operation: 'POST /api/leads/imports/{id}/run',
    when: 'for nobody',
    own: '401 403 403 202 202',
    foreign: '401 403 404 404 404',
    given: importIn('uploaded', { assign: 'nobody' }),
  },
]
