import type { Status, TroubledEndpoint } from './data.ts'

type Failure = Status['jobs']['failures'][number]
type Proposed = Status['recalibrations'][number]

/** What waits for an admin, in the order in which it matters. */
export type Need =
  | { kind: 'audit'; audit: NonNullable<Status['audit']> }
  | { kind: 'jobs'; failure: Failure }
  | { kind: 'endpoint'; endpoint: TroubledEndpoint }
  | { kind: 'messages'; failed: number }
  | { kind: 'mail'; state: 'failed' | 'kept'; count: number }
  | { kind: 'followUps'; people: Status['follow_ups']; late: number }
  | { kind: 'recalibration'; proposed: Proposed }

export function needsOf({ audit, jobs, events, mail, follow_ups, recalibrations }: Status): Need[] {
  const late = follow_ups.reduce((sum, one) => sum + one.late, 0)
  return [
    ...(audit && audit.state !== 'intact' ? [{ kind: 'audit' as const, audit }] : []),
    ...jobs.failures.map(failure => ({ kind: 'jobs' as const, failure })),
    ...events.endpoints.map(endpoint => ({ kind: 'endpoint' as const, endpoint })),
    ...(events.failed_messages > 0 ? [{ kind: 'messages' as const, failed: events.failed_messages }] : []),
    ...(['failed', 'kept'] as const)
      .filter(state => mail[state] > 0)
      .map(state => ({ kind: 'mail' as const, state, count: mail[state] })),
    ...(late > 0 ? [{ kind: 'followUps' as const, people: follow_ups, late }] : []),
    ...recalibrations.map(proposed => ({ kind: 'recalibration' as const, proposed })),
  ]
}
