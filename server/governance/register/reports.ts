import type { Held } from './held.ts'

export const reports: Record<string, Held> = {
  'public.reports': {
    gone: 'id user_id assessment_id attempt_id result_id format language anonymized state problem sealed pdf created_at updated_at ready_at',
    people: 'requested_by',
    exported: { person: 'user_id', opens: { sealed: 'id::text' }, omit: { pdf: 'drawn from the same data' } },
    retention: 'results',
  },
  'public.report_links': {
    gone: 'id report_id user_id digest label created_at expires_at last_used_at uses',
    exported: { person: 'user_id', omit: { digest: 'technical' } },
    retention: { none: 'expires by itself' },
  },
}
