import type { Config } from '../platform/config.ts'
import type { Alone } from '../platform/db/alone.ts'
import type { Rewrite } from '../platform/db/rewrite.ts'
import type { Files } from '../platform/files.ts'
import type { Setting } from '../platform/settings.ts'
import { erasureJobs } from './erasure/jobs.ts'
import { erasureSetting } from './erasure/setting.ts'
import { exportJobs } from './export/jobs.ts'
import { retentionJobs } from './retention/run.ts'
import { retentionSetting } from './retention/setting.ts'
import type { Sealer } from './sealer.ts'

export const keepAndForgetSettings: Setting[] = [
  retentionSetting as unknown as Setting,
  erasureSetting as unknown as Setting,
]

type Parts = Parameters<typeof retentionJobs>[0] & {
  config: Config
  files: Files
  sealer: Sealer
  rewrite: Rewrite
  alone: Alone
}

export async function keepAndForgetJobs(parts: Parts) {
  await retentionJobs(parts)
  await exportJobs(parts)
  await erasureJobs({ ...parts, dataDir: parts.config.dataDir })
}
