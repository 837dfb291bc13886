import type { Tx } from '../../platform/db/index.ts'

/** By an admin: endpoints that receive nothing, or have not taken all of it. */
export const readEndpoints = (tx: Tx) =>
  tx.rows<{
    id: string
    url: string
    is_active: boolean
    paused_reason: 'admin' | 'failing' | 'gone' | null
    failing_since: string | null
    missed_events: number
    parked: number
    waiting: number
  }>(
    `select * from (
       select e.id, e.url, e.is_active, e.paused_reason, app.iso(e.failing_since) as failing_since, e.missed_events,
         (select count(*) from (select from app.event_deliveries d where d.endpoint_id = e.id and d.state = 'parked'
            limit 10000) p) as parked,
         (select count(*) from (select from app.event_deliveries d where d.endpoint_id = e.id and d.state = 'waiting'
            limit 10000) w) as waiting
       from public.notification_endpoints e where e.deleted_at is null order by e.created_at, e.id limit 100) e
     where parked > 0 or failing_since is not null or (not is_active and paused_reason <> 'admin')`,
  )

export const countFailedMessages = async (tx: Tx) =>
  (
    await tx.rows<{ failed: number }>(
      `select count(*) as failed from (select from app.webhook_deliveries where state = 'failed' limit 10000) f`,
    )
  )[0]?.failed ?? 0

export const readProposed = (tx: Tx) =>
  tx.rows<{
    id: string
    assessment_id: string
    assessment: string
    number: number
    summary: string | null
    finished_at: string | null
  }>(
    `select c.id, c.assessment_id, a.title as assessment, c.number, c.report ->> 'summary' as summary,
       app.iso(c.finished_at) as finished_at
     from public.calibrations c join public.assessments a on a.id = c.assessment_id
     where c.state = 'proposed' order by c.created_at desc limit 20`,
  )

export const readNeglected = (tx: Tx) =>
  tx.rows<{
    person: string | null
    first_name: string | null
    last_name: string | null
    disabled: boolean
    late: number
  }>('select person, first_name, last_name, disabled, late from app.neglected_follow_ups() limit 20')

/** By the service: the last time the whole log was walked over. */
export const readLastVerification = async (tx: Tx) =>
  (
    await tx.rows<{ state: 'intact' | 'broken' | 'failed'; entries: number; finished_at: string }>(
      `select state, checked as entries, app.iso(finished_at) as finished_at from audit.verifications
       where state <> 'running' order by started_at desc limit 1`,
    )
  )[0] ?? null
