import type { Status, TroubledEndpoint } from './data.ts'

type Failure = Status['jobs']['failures'][number]
type Proposed = Status['recalibrations'][number]

type Code = Status['findings'][number]['code']

/** unset: no mail server is; kept: one is, and letters of before wait to be sent. */
export type MailTrouble = 'failed' | 'unset' | 'kept'

const backupCodes = ['backup_none', 'backup_first', 'backup_failed', 'backup_old'] as const
export type BackupTrouble = (typeof backupCodes)[number]

const codesOfNeeds: readonly Code[] = [
  ...backupCodes,
  'key_not_copied',
  'disk_low',
  'mail_off',
  'mail_failed',
]

/** What was found for which there is no need with an act of its own. */
export const otherFindings = ({ findings, audit }: Status) =>
  findings.filter(
    ({ code }) => !codesOfNeeds.includes(code) && !(code === 'audit_broken' && audit?.state === 'broken'),
  )

/** What waits for an admin, in the order in which it matters. */
export type Need =
  | { kind: 'audit'; audit: NonNullable<Status['audit']> }
  | { kind: 'backup'; state: BackupTrouble; backups: Status['backups'] }
  | { kind: 'disk'; disk: Status['disk'] }
  | { kind: 'key' }
  | { kind: 'jobs'; failure: Failure }
  | { kind: 'endpoint'; endpoint: TroubledEndpoint }
  | { kind: 'messages'; failed: number }
  | { kind: 'mail'; state: MailTrouble; count: number }
  | { kind: 'followUps'; people: Status['follow_ups']; late: number }
  | { kind: 'recalibration'; proposed: Proposed }

export function needsOf(status: Status): Need[] {
  const { audit, backups, jobs, events, mail, follow_ups, recalibrations, disk, findings } = status
  const isFound = (wanted: Code) => findings.some(({ code }) => code === wanted)
  const late = follow_ups.reduce((sum, one) => sum + one.late, 0)
  return [
    ...(audit && audit.state !== 'intact' ? [{ kind: 'audit' as const, audit }] : []),
    ...backupCodes.filter(isFound).map(state => ({ kind: 'backup' as const, state, backups })),
    ...(isFound('disk_low') ? [{ kind: 'disk' as const, disk }] : []),
    ...(isFound('key_not_copied') ? [{ kind: 'key' as const }] : []),
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
