import type { Line, Scene } from './line.ts'

const lead = async ({ mettle, owner }: Scene, due = false) => {
  const { rows } = await mettle.superuser.query(
    `insert into leads (name, assigned_to) values ('Row', $1) returning id`,
    [owner.id],
  )
  const { id } = rows[0]
  if (due) await mettle.superuser.query(`insert into follow_ups (lead_id, due_at) values ($1, now())`, [id])
  return id as string
}

export const leads: Line[] = [
  { operation: 'GET /api/leads', own: '500 200 200 200 200' },
  { operation: 'POST /api/leads', own: '400 201 201 201 201', given: () => ({ body: { name: 'New lead' } }) },
  {
    operation: 'POST /api/leads/bulk',
    own: '401 403 200 200 200',
    given: () => ({ body: { operation: 'create', rows: [{ name: 'New lead' }] } }),
  },
  {
    operation: 'POST /api/leads/bulk',
    when: 'deleting',
    own: '401 403 403 200 200',
    foreign: '401 403 403 200 200',
    given: async scene => ({ body: { operation: 'delete', rows: [{ id: await lead(scene) }] } }),
  },
  { operation: 'GET /api/leads/export', own: '401 403 200 200 200' },
  { operation: 'GET /api/leads/interactions/export', own: '401 403 200 200 200' },
  {
    operation: 'GET /api/leads/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene) }),
  },
  {
    operation: 'PUT /api/leads/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene), body: { company: 'Navy' } }),
  },
  {
    operation: 'PUT /api/leads/{id}',
    when: 'giving it to somebody else',
    own: '401 403 403 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({
      id: await lead(scene),
      body: { assigned_to: (await scene.mettle.person('telecaller')).id },
    }),
  },
  {
    operation: 'DELETE /api/leads/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene) }),
  },
  {
    operation: 'PUT /api/leads/{id}/consent',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: async scene => {
      const id = await lead(scene)
      await scene.mettle.superuser.query(
        'insert into lead_contact_state (lead_id, do_not_call) values ($1, true)',
        [id],
      )
      return { id, body: { do_not_call: false, reason: 'Asked us to call again.' } }
    },
  },
  {
    // Leads that somebody cannot read are left out.
    operation: 'GET /api/leads/contacts',
    own: '401 200 200 200 200',
    foreign: '401 200 200 200 200',
    given: async scene => ({ query: `?lead_ids=${await lead(scene)}` }),
  },
  { operation: 'GET /api/follow-ups', own: '401 200 200 200 200' },
  { operation: 'GET /api/follow-ups/preferences', own: '401 200 200 200 200' },
  {
    operation: 'PUT /api/follow-ups/preferences',
    own: '401 200 200 200 200',
    given: () => ({ body: { digest: false } }),
  },
  { operation: 'GET /api/follow-ups/compliance', own: '401 200 200 200 200' },
  {
    operation: 'GET /api/follow-ups/compliance',
    when: 'of somebody',
    own: '401 200 200 200 200',
    foreign: '401 403 403 200 200',
    given: ({ owner }) => ({ query: `?person=${owner.id}` }),
  },
  {
    operation: 'GET /api/leads/{id}/follow-up',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene, true) }),
  },
  {
    operation: 'PUT /api/leads/{id}/follow-up',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene), body: { due_at: '2030-01-01T00:00:00Z' } }),
  },
  {
    operation: 'DELETE /api/leads/{id}/follow-up',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene, true) }),
  },
  {
    // Only for whoever the lead is assigned to, whatever their role.
    operation: 'POST /api/leads/{id}/interactions',
    own: '401 201 201 201 201',
    foreign: '401 404 404 403 403',
    given: async scene => ({ id: await lead(scene), body: { type: 'note', content: 'x' } }),
  },
  {
    operation: 'GET /api/leads/{id}/interactions',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene) }),
  },
  {
    operation: 'GET /api/leads/{id}/history',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene) }),
  },
  {
    operation: 'POST /api/assignment/runs',
    own: '401 403 403 200 200',
    foreign: '401 403 403 200 200',
    given: async scene => ({ body: { lead_ids: [await lead(scene)] } }),
  },
  {
    operation: 'POST /api/assignment/try-out',
    own: '401 403 403 200 200',
    given: () => ({ body: { rules: [] } }),
  },
  { operation: 'GET /api/availability', own: '401 200 200 200 200' },
  {
    operation: 'PUT /api/availability',
    own: '401 200 200 200 200',
    given: () => ({ body: { available: true } }),
  },
  { operation: 'GET /api/people/availability', own: '401 403 403 200 200' },
  {
    operation: 'PUT /api/people/{id}/availability',
    own: '401 403 403 404 404',
    foreign: '401 403 403 200 200',
    given: ({ owner }) => ({ id: owner.id, body: { available: true } }),
  },
  {
    operation: 'GET /api/leads/{id}/duplicates',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene) }),
  },
  {
    operation: 'GET /api/leads/{id}/merges',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => ({ id: await lead(scene) }),
  },
  {
    operation: 'POST /api/leads/{id}/merge',
    own: '401 201 201 201 201',
    foreign: '401 404 404 201 201',
    given: async scene => ({ id: await lead(scene), body: { lead_id: await lead(scene) } }),
  },
  {
    operation: 'DELETE /api/leads/merges/{id}',
    own: '401 200 200 200 200',
    foreign: '401 404 404 200 200',
    given: async scene => {
      const [id, other] = [await lead(scene), await lead(scene)]
      const made = await scene.mettle.call('POST', `/api/leads/${id}/merge`, {
        as: await scene.mettle.person('manager'),
        body: { lead_id: other },
      })
      return { id: made.body.data.merge.id }
    },
  },
]
