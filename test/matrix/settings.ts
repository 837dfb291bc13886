import { retentionSetting } from '../../server/governance/retention/setting.ts'
import { callOutcomeSetting } from '../../server/leads/call-outcomes.ts'
import { callingHoursSetting, callQueueSetting } from '../../server/leads/queue-settings.ts'
import type { Line } from './line.ts'

const adminsOnly = '401 403 403 403 200'

/** Everybody from a role on may read it; mostly, only admins change it. */
const setting = (name: string, reads: string, value: object, changes = adminsOnly): Line[] => [
  { operation: `GET /api/settings/${name}`, own: reads },
  { operation: `PUT /api/settings/${name}`, own: changes, given: () => ({ body: value }) },
]

const fromTelecallers = '401 403 200 200 200'
const fromManagers = '401 403 403 200 200'

export const settings: Line[] = [
  { operation: 'GET /api/settings', own: adminsOnly },
  ...setting('call-outcomes', fromTelecallers, callOutcomeSetting.default),
  ...setting('assignment', fromManagers, { rules: [] }, fromManagers),
  ...setting('assessment-definitions', adminsOnly, { definitions_per_person: 100 }),
  ...setting('assessment-retakes', '401 200 200 200 200', { pause_days: 30 }),
  ...setting('calling-hours', fromTelecallers, callingHoursSetting.default),
  ...setting('call-queue', fromTelecallers, callQueueSetting.default),
  ...setting('audit-checkpoints', adminsOnly, {}),
  ...setting('backups', adminsOnly, { hour: 3, keep_daily: 7, keep_weekly: 4 }),
  ...setting('retention', adminsOnly, retentionSetting.default as object),
  ...setting('erasure', '401 200 200 200 200', { waiting_days: 14 }),
  ...setting('assessments', adminsOnly, { least_role_to_create: 'user' }),
]
