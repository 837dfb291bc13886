import type { Actor, Database, Tx } from '../../platform/db/index.ts'

export type InvitationRow = {
  id: string
  attempt_id: string
  user_id: string
  email: Buffer
  sent_at: string
  expires_at: string
  reminded_at: string | null
  confirmed: boolean
  expired: boolean
  reminded_lately: boolean
}

const columns = `i.id, i.attempt_id, i.user_id, i.email, app.iso(i.sent_at) as sent_at, app.iso(i.expires_at) as expires_at,
  app.iso(i.reminded_at) as reminded_at, i.confirmed_at is not null as confirmed, i.expires_at <= now() as expired,
  greatest(i.reminded_at, i.sent_at) > now() - interval '1 day' as reminded_lately`

export type AskedAttempt = {
  id: string
  assessment_id: string
  definition_version: number
  state: string
  calibration_id: string | null
}

/** The person's latest attempt at the assessment, or the one named. */
export const findOwnAttempt = async (
  tx: Tx,
  user: string,
  assessment: string,
  attempt: string | null,
): Promise<AskedAttempt | undefined> =>
  (
    await tx.rows<AskedAttempt>(
      `select id, assessment_id, definition_version, state, calibration_id from public.attempts
       where user_id = $1 and assessment_id = $2 and ($3::uuid is null or id = $3)
       order by started_at desc, id desc limit 1`,
      [user, assessment, attempt],
    )
  )[0]

/** One after another, so that two requests do not both find the list not yet full. */
export const lockOwnAttempt = (tx: Tx, attempt: string) =>
  tx.rows('select id from public.attempts where id = $1 for no key update', [attempt])

export const ownEmail = async (tx: Tx): Promise<string | null> =>
  (await tx.rows<{ email: string | null }>(`select app.own_record() ->> 'email' as email`))[0]?.email ?? null

export const ownName = (tx: Tx) =>
  tx.rows<{ first_name: string | null }>('select first_name from public.profiles where id = app.user_id()')

export const listInvitations = (tx: Tx, attempt: string) =>
  tx.rows<InvitationRow>(
    `select ${columns} from public.peer_invitations i where i.attempt_id = $1 and i.withdrawn_at is null
     order by i.sent_at, i.id`,
    [attempt],
  )

/** Withdrawn ones too: they had a letter. */
export const countInvitations = async (tx: Tx, user: string, attempt: string) =>
  (
    await tx.rows<{ of_attempt: number; today: number }>(
      `select count(*) filter (where attempt_id = $2)::int as of_attempt,
         count(*) filter (where sent_at > now() - interval '1 day')::int as today
       from public.peer_invitations where user_id = $1`,
      [user, attempt],
    )
  )[0] ?? { of_attempt: 0, today: 0 }

/**
 * The invitation's id where a letter is to be sent: it is new, or it was withdrawn or ran out and the last letter is more than
 * a day old. One that was withdrawn within a day of its letter is open again, by the link in that letter.
 */
export const putInvitation = async (
  tx: Tx,
  given: { id: string; attempt_id: string; user_id: string; email: Buffer; email_digest: Buffer },
): Promise<string | undefined> =>
  (
    await tx.rows<{ id: string }>(
      `with put as (
         insert into public.peer_invitations as i (id, attempt_id, user_id, email, email_digest)
         values ($1, $2, $3, $4, $5)
         on conflict (attempt_id, email_digest) do update set withdrawn_at = null,
           sent_at = case when greatest(i.reminded_at, i.sent_at) > now() - interval '1 day' then i.sent_at
             else clock_timestamp() end,
           expires_at = clock_timestamp() + interval '30 days'
         where i.withdrawn_at is not null or i.expires_at <= now()
         returning i.id, i.sent_at)
       select id from put where sent_at >= date_trunc('milliseconds', statement_timestamp())`,
      [given.id, given.attempt_id, given.user_id, given.email, given.email_digest],
    )
  )[0]?.id

export const findInvitation = async (tx: Tx, attempt: string, id: string) =>
  (
    await tx.rows<InvitationRow>(
      `select ${columns} from public.peer_invitations i
       where i.id = $2 and i.attempt_id = $1 and i.withdrawn_at is null`,
      [attempt, id],
    )
  )[0]

export const withdrawInvitation = (tx: Tx, id: string) =>
  tx.rows('update public.peer_invitations set withdrawn_at = clock_timestamp() where id = $1', [id])

export const withdrawAll = (tx: Tx, attempt: string) =>
  tx.rows(
    'update public.peer_invitations set withdrawn_at = clock_timestamp() where attempt_id = $1 and withdrawn_at is null',
    [attempt],
  )

export const noteReminder = (tx: Tx, id: string) =>
  tx.rows('update public.peer_invitations set reminded_at = clock_timestamp() where id = $1', [id])

// From here on as the service itself: no person may read these tables.

export const countAnswers = async (tx: Tx, attempt: string): Promise<number> =>
  (
    await tx.rows<{ n: number }>('select count(*) as n from public.peer_answers where attempt_id = $1', [
      attempt,
    ])
  )[0]?.n ?? 0

export const hasAnswered = async (tx: Tx, invitation: string): Promise<boolean> =>
  (await tx.rows('select from public.peer_answers where invitation_id = $1', [invitation])).length > 0

/** False where the service has sent its one reminder already. */
export const putToken = async (
  tx: Tx,
  digest: Buffer,
  invitation: string,
  letter: 'invitation' | 'reminder' | 'automatic',
): Promise<boolean> =>
  (
    await tx.rows(
      `insert into public.peer_tokens (digest, invitation_id, letter) values ($1, $2, $3)
       on conflict do nothing returning digest`,
      [digest, invitation, letter],
    )
  ).length > 0

export type OpenInvitation = {
  id: string
  attempt_id: string
  user_id: string
  first_name: string | null
  assessment_id: string
  definition_version: number
  calibration_id: string | null
  attempt_state: string
  email: Buffer
  expires_at: string
}

const openColumns = `i.id, i.attempt_id, i.user_id, i.email, app.iso(i.expires_at) as expires_at, p.first_name,
  a.assessment_id, a.definition_version, a.calibration_id, a.state as attempt_state`

// Not withdrawn, not too old, not answered, and about an attempt that counts.
const stillOpen = `i.withdrawn_at is null and i.expires_at > now() and a.state not in ('abandoned', 'expired')
  and not exists (select from public.peer_answers w where w.invitation_id = i.id)`

const joined = `public.peer_invitations i join public.attempts a on a.id = i.attempt_id
  join public.profiles p on p.id = i.user_id`

/** Locked, the attempt is too: peers of one person answer one after another, and count in that order. */
export const findByToken = async (
  tx: Tx,
  digest: Buffer,
  lock: boolean,
): Promise<OpenInvitation | undefined> =>
  (
    await tx.rows<OpenInvitation>(
      `select ${openColumns} from ${joined} join public.peer_tokens t on t.invitation_id = i.id
       where t.digest = $1 and ${stillOpen} ${lock ? 'for update of i for no key update of a' : ''}`,
      [digest],
    )
  )[0]

/** In one round trip, before anything else is known of a request. */
export const isOpenLink = async (db: Database, actor: Actor, digest: Buffer): Promise<boolean> =>
  (
    await db.one(actor, {
      name: 'is-open-link',
      text: `select 1 from ${joined} join public.peer_tokens t on t.invitation_id = i.id
        where t.digest = $1 and ${stillOpen}`,
      values: [digest],
    })
  ).length > 0

export const findOpenInvitation = async (tx: Tx, id: string): Promise<OpenInvitation | undefined> =>
  (
    await tx.rows<OpenInvitation>(`select ${openColumns} from ${joined} where i.id = $1 and ${stillOpen}`, [
      id,
    ])
  )[0]

export const listUnreminded = (tx: Tx, limit: number) =>
  tx.rows<{ id: string }>(
    `select i.id from ${joined}
     where ${stillOpen} and i.sent_at < now() - interval '3 days'
       and coalesce(i.reminded_at < now() - interval '3 days', true)
       and not exists (select from public.peer_tokens t where t.invitation_id = i.id and t.letter = 'automatic')
       and identity.may_cause_mail(i.user_id)
     order by i.sent_at limit $1`,
    [limit],
  )

/** False when the invitation was answered in the same moment through another of its links. */
export const insertAnswers = async (
  tx: Tx,
  given: { invitation_id: string; attempt_id: string; user_id: string; sealed: Buffer },
): Promise<boolean> =>
  (
    await tx.rows(
      `insert into public.peer_answers (invitation_id, attempt_id, user_id, sealed) values ($1, $2, $3, $4)
       on conflict do nothing returning invitation_id`,
      [given.invitation_id, given.attempt_id, given.user_id, given.sealed],
    )
  ).length > 0

export const dropTokens = (tx: Tx, invitation: string) =>
  tx.rows('delete from public.peer_tokens where invitation_id = $1', [invitation])

export const listCounted = (tx: Tx, attempt: string) =>
  tx.rows<{ invitation_id: string; sealed: Buffer; round: number }>(
    `select invitation_id, sealed, round from public.peer_answers where attempt_id = $1 and round > 0
     order by round, answered_at, invitation_id`,
    [attempt],
  )
