import type { Line } from './line.ts'

export const operation: Line[] = [
  { operation: 'GET /api/openapi.json', own: '200 200 200 200 200' },
  { operation: 'GET /api/health', own: '200 200 200 200 200' },
  { operation: 'GET /api/audit', own: '401 403 403 403 200' },
  { operation: 'GET /api/audit/verify', own: '401 403 403 403 200' },
]
