import type pg from 'pg'
import { bulk, iso } from './bulk.ts'

export type Attempt = { id: string; started: number; minutes: number }

/**
 * Sets what was done within seconds to when it would have happened: an answer after the other, peers some days later.
 * Then what the calls say of each month is counted, last of all: a demo without it is not complete.
 */
export async function backdateAttempts(client: pg.Client, attempts: Attempt[]) {
  await client.query('begin')
  try {
    await client.query('set local session_replication_role = replica')
    await bulk(
      client,
      `create temporary table sittings on commit drop as
       select s.id, s.started, s.minutes * interval '1 minute' as lasted,
         (select max(number) from assessment_responses r where r.attempt_id = s.id) as events
       from json_to_recordset($1) as s (id uuid, started timestamptz, minutes float8)`,
      attempts.map(({ started, ...attempt }) => ({ ...attempt, started: iso(started) })),
    )
    await client.query(`
      update attempts a set started_at = started, submitted_at = case when submitted_at is not null then started + lasted end
        from sittings s where s.id = a.id;
      update assessment_responses r set at = started + lasted * number / events from sittings s where s.id = r.attempt_id;
      update peer_invitations i set sent_at = started + lasted + interval '1 hour',
          expires_at = started + lasted + interval '30 days 1 hour' from sittings s where s.id = i.attempt_id;
      update peer_tokens t set created_at = i.sent_at from peer_invitations i where i.id = t.invitation_id;
      update peer_answers p set answered_at = started + lasted + interval '1 day' * (1 + 4 * random())
        from sittings s where s.id = p.attempt_id;
      update assessment_results r set computed_at = case r.reason when 'submitted' then started + lasted
          else started + lasted + interval '6 days' end from sittings s where s.id = r.attempt_id;
      delete from app.mail;
      delete from app.outbox;
      set local session_replication_role = origin;
      insert into person_outcomes (person_id, metric, period_from, period_to, value, n, source)
        select person_id, metric, period_from, period_to, value, n, 'crm' from app.crm_outcomes('1970-01-01');`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
