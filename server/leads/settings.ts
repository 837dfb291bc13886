import type { Setting } from '../platform/settings.ts'
import { assignmentSetting } from './assignment/setting.ts'
import { callOutcomeSetting } from './call-outcomes.ts'

export const leadSettings: Setting[] = [callOutcomeSetting as Setting, assignmentSetting as Setting]
