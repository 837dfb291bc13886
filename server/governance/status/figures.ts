import { type Database, systemActor } from '../../platform/db/index.ts'
import type { Figure } from '../../platform/http/metrics.ts'
import type { Volume } from '../../platform/volume.ts'
import { lastBackups } from '../backup/queries.ts'

const system = systemActor('metrics')
const seconds = (iso: string) => Date.parse(iso) / 1000

/** For Prometheus: how the data lies, and how old the last backup is. */
export function governanceFigures({ db, volume }: { db: Database; volume: Volume }): Figure[] {
  const last = () => db.withActor(system, lastBackups)
  const ofLast = (
    name: string,
    help: string,
    value: (last: Awaited<ReturnType<typeof lastBackups>>) => number | undefined,
  ): Figure => ({
    name: `mettle_backup_${name}`,
    help,
    async read() {
      const found = value(await last())
      return found === undefined ? [] : [{ labels: {}, value: found }]
    },
  })
  return [
    {
      name: 'mettle_data_volume_encryption',
      help: 'What is seen of the encryption of the data folder’s volume; 1 for what holds',
      labelNames: ['encryption'],
      read: async () => [{ labels: { encryption: volume.encryption }, value: 1 }],
    },
    ofLast('last_success_timestamp_seconds', 'When the last backup that was made began', ({ done }) =>
      done ? seconds(done.started_at) : undefined,
    ),
    ofLast('last_failure_timestamp_seconds', 'When the last backup that failed began', ({ failed }) =>
      failed ? seconds(failed.started_at) : undefined,
    ),
    ofLast('last_duration_seconds', 'How long the last backup took', ({ done }) =>
      done?.ended_at ? seconds(done.ended_at) - seconds(done.started_at) : undefined,
    ),
    ofLast('last_size_bytes', 'The size of the last backup', ({ done }) => done?.bytes ?? undefined),
  ]
}
