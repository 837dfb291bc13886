import type { Status, TroubledEndpoint } from './data.ts'

type Failure = Status['jobs']['failures'][number]
type Proposed = Status['recalibrations'][number]

export type BackupTrouble = 'none' | 'failed' | 'old'
/** unset: no mail server is; kept: one is, and letters of before wait to be sent. */
export type MailTrouble = 'failed' | 'unset' | 'kept'

// The service tells of these in words alone, so they are known by how its sentences begin (server/governance/status).
const backupWarnings: Record<BackupTrouble, string> = {
  none: 'There is no backup',
  failed: 'The last backup could not be made',
  old: 'The last backup is more than',
}
const keyWarning = 'The master key lies beside the data'
const mailWarnings = ['No mail leaves', 'Letters could not be delivered']
const ofNeeds = [...Object.values(backupWarnings), keyWarning, ...mailWarnings]

/** Warnings for which there is no need with an act of its own. */
export const otherWarnings = (warnings: readonly string[]) =>
  warnings.filter(warning => !ofNeeds.some(begin => warning.startsWith(begin)))

/** What waits for an admin, in the order in which it matters. */
export type Need =
  | { kind: 'audit'; audit: NonNullable<Status['audit']> }
  | { kind: 'backup'; state: BackupTrouble; backups: Status['backups'] }
  | { kind: 'key' }
  | { kind: 'jobs'; failure: Failure }
  | { kind: 'endpoint'; endpoint: TroubledEndpoint }
  | { kind: 'messages'; failed: number }
  | { kind: 'mail'; state: MailTrouble; count: number }
  | { kind: 'followUps'; people: Status['follow_ups']; late: number }
  | { kind: 'recalibration'; proposed: Proposed }

export function needsOf(status: Status): Need[] {
  const { audit, backups, jobs, events, mail, follow_ups, recalibrations, warnings } = status
  const isWarned = (begin: string) => warnings.some(warning => warning.startsWith(begin))
  const late = follow_ups.reduce((sum, one) => sum + one.late, 0)
  return [
    ...(audit && audit.state !== 'intact' ? [{ kind: 'audit' as const, audit }] : []),
    ...(['none', 'failed', 'old'] as const)
      .filter(state => isWarned(backupWarnings[state]))
      .map(state => ({ kind: 'backup' as const, state, backups })),
    ...(isWarned(keyWarning) ? [{ kind: 'key' as const }] : []),
    ...jobs.failures.map(failure => ({ kind: 'jobs' as const, failure })),
    ...events.endpoints.map(endpoint => ({ kind: 'endpoint' as const, endpoint })),
    ...(events.failed_messages > 0 ? [{ kind: 'messages' as const, failed: events.failed_messages }] : []),
    ...(mail.failed > 0 ? [{ kind: 'mail' as const, state: 'failed' as const, count: mail.failed }] : []),
    ...(mail.kept > 0 || !mail.goes_out
      ? [
          {
            kind: 'mail' as const,
            state: mail.goes_out ? ('kept' as const) : ('unset' as const),
            count: mail.kept,
          },
        ]
      : []),
    ...(late > 0 ? [{ kind: 'followUps' as const, people: follow_ups, late }] : []),
    ...recalibrations.map(proposed => ({ kind: 'recalibration' as const, proposed })),
  ]
}
