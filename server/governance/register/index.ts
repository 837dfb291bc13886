import { analytics } from './analytics.ts'
import { assessments } from './assessments.ts'
import { governance } from './governance.ts'
import type { Held } from './held.ts'
import { identity } from './identity.ts'
import { leads } from './leads.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { platform } from './platform.ts'
import { reports } from './reports.ts'

/** Every table, and what becomes of each of its columns. CONTRIBUTING.md says how to enter one. */
export const register: Record<string, Held> = {
  ...identity,
  ...leads,
  ...analytics,
  ...assessments,
  ...payments,
  ...notifications,
  ...platform,
  ...reports,
  ...governance,
}
