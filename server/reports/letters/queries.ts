import type { Tx } from '../../platform/db/index.ts'

export const findRecipient = async (tx: Tx, person: string) =>
  (
    await tx.rows<{ email: string; first_name: string | null }>(
      'select email, first_name from app.report_recipient($1)',
      [person],
    )
  )[0]

/** Whether this is the attempt's first report that is ready: the others are told of by whoever asked for them. */
export const isFirstOfAttempt = async (tx: Tx, report: string, attempt: string) =>
  (
    await tx.rows(
      `select from public.reports r where r.attempt_id = $2 and r.id <> $1 and r.ready_at is not null limit 1`,
      [report, attempt],
    )
  ).length === 0

export const planLetters = (tx: Tx, report: string, person: string) =>
  tx.rows(
    `insert into public.report_letters (report_id, user_id, kind, due_at)
     values ($1, $2, 'month', now() + interval '30 days'), ($1, $2, 'quarter', now() + interval '90 days')
     on conflict do nothing`,
    [report, person],
  )

export type DueLetter = { id: string; report_id: string; user_id: string; kind: 'month' | 'quarter' }

/** The next one due, for this transaction alone. */
export const takeDue = async (tx: Tx) =>
  (
    await tx.rows<DueLetter>(
      `update public.report_letters set done_at = clock_timestamp() where id = (
         select id from public.report_letters where done_at is null and due_at <= now()
         order by due_at limit 1 for update skip locked)
       returning id, report_id, user_id, kind`,
    )
  )[0]

export const findWantsLetters = async (tx: Tx, person: string) =>
  (
    await tx.rows<{ letters: boolean }>('select letters from public.report_mail_preferences where id = $1', [
      person,
    ])
  )[0]?.letters ?? true

/** False where there is no such person any more. */
export const setWantsLetters = async (tx: Tx, person: string, letters: boolean) =>
  (
    await tx.rows(
      `insert into public.report_mail_preferences (id, letters) select id, $2 from public.profiles where id = $1
       on conflict (id) do update set letters = excluded.letters returning id`,
      [person, letters],
    )
  ).length > 0
