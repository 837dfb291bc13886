import type { Line, Scene } from './line.ts'

const words = { title: 'Say back what you heard', tags: ['communication_skills'] }
const resource = async ({ mettle }: Scene) => {
  const { rows } = await mettle.superuser.query(
    `insert into app.resources (title, source) values ('Say back what you heard', 'admin') returning id`,
  )
  return rows[0].id as string
}
const retired = async (scene: Scene) => {
  const id = await resource(scene)
  await scene.mettle.superuser.query('update app.resources set retired = true where id = $1', [id])
  return { id }
}

const everybody = '401 200 200 200 200'
const adminsOnly = '401 403 403 403 200'

// A resource is nobody's own, so both columns are the same.
export const resources: Line[] = [
  { operation: 'GET /api/resources', own: everybody },
  { operation: 'POST /api/resources', own: '401 403 403 403 201', given: () => ({ body: words }) },
  {
    operation: 'GET /api/resources/{id}',
    own: everybody,
    foreign: everybody,
    given: async scene => ({ id: await resource(scene) }),
  },
  {
    operation: 'GET /api/resources/{id}',
    when: 'out of use',
    own: '401 404 404 404 200',
    foreign: '401 404 404 404 200',
    given: retired,
  },
  {
    operation: 'PUT /api/resources/{id}',
    own: adminsOnly,
    foreign: adminsOnly,
    given: async scene => ({ id: await resource(scene), body: words }),
  },
]
