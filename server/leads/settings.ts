import type { Jobs } from '../platform/jobs.ts'
import type { Setting } from '../platform/settings.ts'
import { assignmentSetting } from './assignment/setting.ts'
import { callOutcomeSetting } from './call-outcomes.ts'
import { rankingJob } from './jobs.ts'
import { callingHoursSetting, callQueueSetting } from './queue-settings.ts'

export const leadSettings = ({ jobs }: { jobs: Jobs }): Setting[] => [
  callOutcomeSetting as Setting,
  callingHoursSetting as Setting,
  { ...(callQueueSetting as Setting), changed: tx => jobs.enqueue(tx, rankingJob, {}) },
  assignmentSetting as Setting,
]
