import type { Line, Scene } from './line.ts'

const claim = async ({ mettle, owner }: Scene) => {
  const { rows } = await mettle.superuser.query(
    `with lead as (insert into leads (name, phone, assigned_to) values ('Row', '0987654321', $1) returning id)
     insert into queue_claims (lead_id, person, was_unassigned, expires_at)
     select id, $1, false, now() + interval '1 hour' from lead returning id`,
    [owner.id],
  )
  return { id: rows[0].id as string }
}

export const queue: Line[] = [
  { operation: 'POST /api/queue/next', own: '401 403 200 200 200' },
  { operation: 'GET /api/queue', own: '401 403 200 200 200' },
  {
    operation: 'PUT /api/queue/claims/{id}',
    own: '401 403 200 200 200',
    foreign: '401 403 404 403 403',
    given: claim,
  },
  {
    operation: 'DELETE /api/queue/claims/{id}',
    own: '401 403 200 200 200',
    foreign: '401 403 404 200 200',
    given: claim,
  },
]
