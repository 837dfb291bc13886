import type { Setting } from '../platform/settings.ts'
import { callOutcomeSetting } from './call-outcomes.ts'

export const leadSettings: Setting[] = [callOutcomeSetting as Setting]
