import type { Line } from './line.ts'

export const operation: Line[] = [
  { operation: 'GET /api/openapi.json', own: '200 200 200 200 200' },
  { operation: 'GET /api/health', own: '200 200 200 200 200' },
  { operation: 'GET /api/system/status', own: '401 403 403 403 200' },
  { operation: 'GET /api/system/limits', own: '401 403 403 403 200' },
  {
    operation: 'POST /api/system/failed-jobs/{queue}/retry',
    own: '401 403 403 403 200',
    given: () => ({ params: { queue: 'mail' } }),
  },
  {
    operation: 'DELETE /api/system/failed-jobs/{queue}',
    own: '401 403 403 403 200',
    given: () => ({ params: { queue: 'mail' } }),
  },
  { operation: 'GET /api/audit', own: '401 403 403 403 200' },
  { operation: 'GET /api/audit/verify', own: '401 403 403 403 200' },
  { operation: 'POST /api/realtime/tickets', own: '401 201 201 201 201' },
  {
    operation: 'GET /api/realtime/leads',
    when: 'resuming where nobody ever was',
    own: '400 400 400 400 400',
    given: () => ({ query: '?last_event_id=nowhere' }),
  },
  { operation: 'POST /api/audit/verify', own: '401 403 403 403 202' },
  {
    operation: 'GET /api/audit/verifications/{id}',
    own: '401 403 403 403 200',
    foreign: '401 403 403 403 200',
    given: async ({ mettle }) => {
      const admin = await mettle.person('admin')
      return { id: (await mettle.call('POST', '/api/audit/verify', { as: admin })).body.data.id }
    },
  },
]
