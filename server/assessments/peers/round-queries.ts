import type { Tx } from '../../platform/db/index.ts'

// As the service itself: no person may read what peers say, nor who has answered.

/** Locked, so that of two peers who answer last in the same moment one closes the round. */
export const lockAttempt = async (tx: Tx, attempt: string) =>
  (
    await tx.rows<{
      user_id: string
      assessment_id: string
      definition_version: number
      calibration_id: string | null
    }>(
      `select user_id, assessment_id, definition_version, calibration_id from public.attempts
       where id = $1 for no key update`,
      [attempt],
    )
  )[0]

const open = `i.withdrawn_at is null and i.expires_at > now()
  and not exists (select from public.peer_answers w where w.invitation_id = i.id)`

export const isRoundOpen = async (tx: Tx, attempt: string): Promise<boolean> =>
  (
    await tx.rows(`select from public.peer_invitations i where i.attempt_id = $1 and ${open} limit 1`, [
      attempt,
    ])
  ).length > 0

export type WaitingAnswer = { invitation_id: string; sealed: Buffer; email: Buffer; confirmed: boolean }

export const listWaiting = (tx: Tx, attempt: string) =>
  tx.rows<WaitingAnswer>(
    `select a.invitation_id, a.sealed, i.email, i.confirmed_at is not null as confirmed
     from public.peer_answers a join public.peer_invitations i on i.id = a.invitation_id
     where a.attempt_id = $1 and a.round is null order by a.answered_at, a.invitation_id`,
    [attempt],
  )

/** Addresses of people here who have proven theirs and may sign in. */
export const listMembers = async (tx: Tx, emails: string[]): Promise<Set<string>> =>
  new Set(
    (
      await tx.rows<{ email: string }>(
        `select email from identity.accounts
         where email = any ($1) and email_verified_at is not null and disabled_at is null`,
        [emails],
      )
    ).map(row => row.email),
  )

export const setAside = (tx: Tx, invitations: string[]) =>
  tx.rows('update public.peer_answers set round = 0 where invitation_id = any ($1::uuid[])', [invitations])

export const countRound = (tx: Tx, attempt: string, invitations: string[]) =>
  tx.rows(
    `update public.peer_answers set round = 1 + (select coalesce(max(round), 0) from public.peer_answers where attempt_id = $1)
     where invitation_id = any ($2::uuid[])`,
    [attempt, invitations],
  )

/** Attempts with answers that wait though nobody is left to answer. */
export const listClosable = (tx: Tx, after: string, limit: number) =>
  tx.rows<{ id: string }>(
    `select distinct a.attempt_id as id from public.peer_answers a
     where a.round is null and a.attempt_id > $1 and not exists (
       select from public.peer_invitations i where i.attempt_id = a.attempt_id and ${open})
     order by 1 limit $2`,
    [after, limit],
  )

export type ListedInvitation = {
  id: string
  attempt_id: string
  user_id: string
  email: Buffer
  sent_at: string
  confirmed_at: string | null
  key_id: string
  master_id: string
  wrapped: Buffer
}

export const listForConfirmation = (tx: Tx, assessment: string, limit: number, offset: number) =>
  tx.rows<ListedInvitation & { total: number }>(
    `select i.id, i.attempt_id, i.user_id, i.email, app.iso(i.sent_at) as sent_at,
       app.iso(i.confirmed_at) as confirmed_at, k.id as key_id, k.master_id, k.wrapped, count(*) over () as total
     from public.peer_invitations i join public.attempts a on a.id = i.attempt_id
       join app.data_keys k on k.person_id = i.user_id
     where a.assessment_id = $1 and i.withdrawn_at is null order by i.sent_at desc, i.id limit $2 offset $3`,
    [assessment, limit, offset],
  )

export const findForConfirmation = async (tx: Tx, assessment: string, id: string) =>
  (
    await tx.rows<{ attempt_id: string; user_id: string }>(
      `select i.attempt_id, i.user_id from public.peer_invitations i join public.attempts a on a.id = i.attempt_id
       where i.id = $2 and a.assessment_id = $1 and i.withdrawn_at is null`,
      [assessment, id],
    )
  )[0]

export const confirmInvitation = (tx: Tx, id: string, by: string) =>
  tx.rows(
    `update public.peer_invitations set confirmed_by = $2, confirmed_at = clock_timestamp()
     where id = $1 and confirmed_at is null`,
    [id, by],
  )
