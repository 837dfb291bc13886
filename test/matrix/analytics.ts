import type { Line } from './line.ts'

export const analytics: Line[] = [
  { operation: 'GET /api/analytics/leads', own: '401 200 200 200 200' },
  { operation: 'GET /api/analytics/leads/rows', own: '401 200 200 200 200' },
  { operation: 'GET /api/analytics/calls/rows', own: '401 200 200 200 200' },
  { operation: 'GET /api/analytics/telecallers', own: '401 403 200 200 200' },
  {
    operation: 'GET /api/analytics/telecallers/{id}',
    own: '401 403 200 200 200',
    foreign: '401 403 403 200 200',
    given: ({ owner }) => ({ id: owner.id }),
  },
  {
    operation: 'GET /api/analytics/telecallers/{id}/rows',
    own: '401 403 200 200 200',
    foreign: '401 403 403 200 200',
    given: ({ owner }) => ({ id: owner.id }),
  },
]
