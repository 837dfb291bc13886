import { randomUUID } from 'node:crypto'
import type { Line, Scene } from './line.ts'

const words = () => ({ title: 'Greeting', body: 'Good morning.', source: randomUUID() })
const script = async ({ mettle }: Scene) => {
  const { rows } = await mettle.superuser.query(
    `insert into call_scripts (title, body, source) values ('Greeting', 'Good morning.', $1) returning id`,
    [randomUUID()],
  )
  return rows[0].id as string
}

const readers = '401 403 200 200 200'
const adminsOnly = '401 403 403 403 200'

// A script is nobody's own, so both columns are the same.
export const scripts: Line[] = [
  { operation: 'GET /api/scripts', own: readers },
  { operation: 'POST /api/scripts', own: '401 403 403 403 201', given: () => ({ body: words() }) },
  {
    operation: 'GET /api/scripts/{id}',
    own: readers,
    foreign: readers,
    given: async scene => ({ id: await script(scene) }),
  },
  {
    operation: 'PUT /api/scripts/{id}',
    own: adminsOnly,
    foreign: adminsOnly,
    given: async scene => ({ id: await script(scene), body: words() }),
  },
  {
    operation: 'DELETE /api/scripts/{id}',
    own: adminsOnly,
    foreign: adminsOnly,
    given: async scene => ({ id: await script(scene) }),
  },
]
