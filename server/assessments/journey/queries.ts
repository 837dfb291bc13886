import type { Actor, Database, Tx } from '../../platform/db/index.ts'
import type { StoredDefinition } from '../definitions.ts'
import type { AttemptRow } from './state.ts'

type Person = Extract<Actor, { kind: 'person' }>

const attemptColumns = `a.id, a.assessment_id, a.definition_version, a.user_id, a.state, a.seed, a.engine_version, a.calibration_id,
  app.iso(a.started_at) as started_at, app.iso(a.submitted_at) as submitted_at`

/** Written by a telecaller or above, or by nobody, as what comes with Mettle. Of the assessment that is $1. */
const byStaff = `not exists (select from public.assessments a join public.profiles p on p.id = a.created_by
  where a.id = $1 and p.role = 'user')`

/** As the service itself: it knows everybody's role. */
export const isByStaff = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.rows<{ by_staff: boolean }>(`select ${byStaff} as by_staff`, [id]))[0]?.by_staff === true

/** A version of a definition with item parameters of its own or of a calibration. As the service itself: it holds the keys. */
export const findDefinition = async (
  tx: Tx,
  id: string,
  version: number,
  calibration: string | null,
): Promise<StoredDefinition | undefined> =>
  (
    await tx.rows<StoredDefinition>(
      `select s.*, c.id as calibration_id, c.number as calibration_number, c.parameters, ${byStaff} as by_staff
       from (select id, version, title, description, questions, scoring_rules from public.assessments
             union all select assessment_id, version, title, description, questions, scoring_rules
             from public.assessment_versions) s
       left join public.calibrations c on c.id = $3
       where s.id = $1 and s.version = $2`,
      [id, version, calibration],
    )
  )[0]

export type CurrentDefinition = { version: number; is_active: boolean; calibration_id: string | null }

/** The version and the item parameters in force now. */
export const currentDefinition = async (tx: Tx, id: string): Promise<CurrentDefinition | undefined> =>
  (
    await tx.rows<CurrentDefinition>(
      `select s.version, s.is_active, (select c.id from public.calibrations c where c.assessment_id = s.id and c.state = 'approved'
         order by number desc limit 1) as calibration_id
       from public.assessments s where s.id = $1`,
      [id],
    )
  )[0]

/** No change of the definition comes between this and the end of the transaction. */
export const holdDefinition = (tx: Tx, id: string) => tx.rows('select app.hold_definition($1)', [id])

export const findOpenAttempt = async (
  tx: Tx,
  user: string,
  assessment: string,
): Promise<{ id: string } | undefined> =>
  (
    await tx.rows<{ id: string }>(
      `select id from public.attempts where user_id = $1 and assessment_id = $2 and state = 'in_progress'`,
      [user, assessment],
    )
  )[0]

/** The caller's latest attempt at the assessment, or the one named. */
export const findAttempt = async (tx: Tx, user: string, assessment: string | null, attempt: string | null) =>
  (
    await tx.rows<AttemptRow & { intake: Buffer | null }>(
      `select ${attemptColumns}, a.intake from public.attempts a
       where a.user_id = $1 and ($2::uuid is null or a.assessment_id = $2) and ($3::uuid is null or a.id = $3)
       order by a.started_at desc, a.id desc limit 1`,
      [user, assessment, attempt],
    )
  )[0]

export type NewAttempt = {
  id: string
  assessment_id: string
  definition_version: number
  seed: string
  engine_version: string
  calibration_id: string | null
  intake: Buffer | null
}

export const insertAttempt = async (tx: Tx, user: string, a: NewAttempt): Promise<AttemptRow | undefined> =>
  (
    await tx.rows<AttemptRow>(
      `insert into public.attempts as a
         (id, assessment_id, user_id, seed, engine_version, calibration_id, intake, definition_version)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (user_id, assessment_id) where state = 'in_progress' do nothing returning ${attemptColumns}`,
      [
        a.id,
        a.assessment_id,
        user,
        a.seed,
        a.engine_version,
        a.calibration_id,
        a.intake,
        a.definition_version,
      ],
    )
  )[0]

export type EventRow = {
  number: number
  kind: 'start' | 'answer' | 'pause' | 'resume' | 'extend' | 'submit'
  question_id: string | null
  sealed: Buffer | null
  served: string[] | null
  at: number
}

export const listEvents = (tx: Tx, attempt: string) =>
  tx.rows<EventRow>(
    `select number, kind, question_id, sealed, served, (extract(epoch from at) * 1000)::int8 as at
     from public.assessment_responses where attempt_id = $1 order by number`,
    [attempt],
  )

export const lastNumber = async (tx: Tx, attempt: string) =>
  (
    await tx.rows<{ number: number }>(
      'select max(number) as number from public.assessment_responses where attempt_id = $1',
      [attempt],
    )
  )[0]?.number

const insertOne = `insert into public.assessment_responses (attempt_id, number, user_id, kind, question_id, sealed, served)
  select $1::uuid, $2::int, $3::uuid, $4, $5, $6::bytea, $7::text[] where app.is_open_to($3, 'assessment', $8) returning (extract(epoch from at) * 1000)::int8 as at`

export type NewEvent = {
  number: number
  kind: EventRow['kind']
  question_id: string | null
  sealed: Buffer | null
  served: string[]
}

const arrayText = (ids: string[]) =>
  ids.length === 0 ? null : `{${ids.map(id => JSON.stringify(id)).join(',')}}`

/**
 * One answer, one statement, one round trip; the number taken is refused by the primary key (23505). False where it has to
 * be paid for.
 */
export async function appendEvent(
  db: Database,
  actor: Person,
  { id, assessment_id }: Pick<AttemptRow, 'id' | 'assessment_id'>,
  event: NewEvent,
): Promise<boolean> {
  const rows = await db.one<[number]>(actor, {
    name: 'responses.append',
    text: insertOne,
    values: [
      id,
      event.number,
      actor.id,
      event.kind,
      event.question_id,
      event.sealed,
      arrayText(event.served),
      assessment_id,
    ],
  })
  return rows.length > 0
}

export async function appendEventsIn(
  tx: Tx,
  user: string,
  attempt: string,
  events: NewEvent[],
): Promise<number[]> {
  if (events.length === 0) return []
  const rows = await tx.rows<{ number: number; at: number }>(
    `insert into public.assessment_responses (attempt_id, number, user_id, kind, question_id, sealed, served)
     select $1, number, $2, kind, question_id, decode(sealed, 'base64'), served::text[]
     from json_to_recordset($3) as e (number int, kind text, question_id text, sealed text, served text)
     returning number, (extract(epoch from at) * 1000)::int8 as at`,
    [
      attempt,
      user,
      JSON.stringify(
        events.map(e => ({
          ...e,
          sealed: e.sealed?.toString('base64') ?? null,
          served: arrayText(e.served),
        })),
      ),
    ],
  )
  return rows.sort((x, y) => x.number - y.number).map(row => row.at)
}

export const finishAttempt = (tx: Tx, attempt: string) =>
  tx.rows<{ submitted_at: string }>(
    `update public.attempts set state = 'scored', submitted_at = clock_timestamp() where id = $1 and state = 'in_progress'
     returning app.iso(submitted_at) as submitted_at`,
    [attempt],
  )

export const abandonAttempt = (tx: Tx, attempt: string) =>
  tx.rows(
    `update public.attempts set state = 'abandoned' where id = $1 and state = 'in_progress' returning id`,
    [attempt],
  )

export const insertResult = (
  tx: Tx,
  result: {
    id: string
    attempt_id: string
    user_id: string
    assessment_id: string
    engine_version: string
    calibration_id: string | null
    reason: 'submitted' | 'peers' | 'rescored'
    sealed: Buffer
    computed_at: string
  },
) =>
  tx.rows(
    `insert into public.assessment_results
       (id, attempt_id, user_id, assessment_id, engine_version, calibration_id, reason, sealed, computed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      result.id,
      result.attempt_id,
      result.user_id,
      result.assessment_id,
      result.engine_version,
      result.calibration_id,
      result.reason,
      result.sealed,
      result.computed_at,
    ],
  )

export type Reason = 'submitted' | 'peers' | 'rescored'
export type ResultRow = {
  id: string
  attempt_id: string
  user_id: string
  assessment_id: string
  engine_version: string
  calibration_id: string | null
  reason: Reason
  sealed: Buffer
  computed_at: string
  key_id: string
  master_id: string
  wrapped: Buffer
}

const resultColumns = `r.id, r.attempt_id, r.user_id, r.assessment_id, r.engine_version, r.calibration_id, r.reason, r.sealed,
  app.iso(r.computed_at) as computed_at, k.id as key_id, k.master_id, k.wrapped`
const resultTables = `public.assessment_results r join public.attempts a on a.id = r.attempt_id
  join app.data_keys k on k.person_id = r.user_id`

/**
 * The newest results first: of one attempt, whose it may be without saying, or of every attempt of the person at the
 * assessment, the latest attempt before those whose results moved since, as peers' feedback makes them.
 */
export const listResults = (
  tx: Tx,
  user: string | null,
  assessment: string,
  attempt: string | null,
  limit: number,
) => {
  // One text for each, so that neither is planned for the other's values.
  const [whose, values] =
    attempt === null
      ? ['r.user_id = $3', [user]]
      : ['r.attempt_id = $3 and ($4::uuid is null or r.user_id = $4)', [attempt, user]]
  return tx.rows<ResultRow>(
    `select ${resultColumns} from ${resultTables}
     where r.assessment_id = $1 and ${whose}
     order by a.submitted_at desc, a.id, r.computed_at desc, r.id desc limit $2`,
    [assessment, limit, ...values],
  )
}

/** The newest results of the person at each of the assessments, of their latest attempt. */
export const listLatestResults = (tx: Tx, user: string, assessments: string[]) =>
  tx.rows<ResultRow>(
    `select distinct on (r.assessment_id) ${resultColumns} from ${resultTables}
     where r.user_id = $1 and r.assessment_id = any ($2::uuid[])
     order by r.assessment_id, a.submitted_at desc, a.id, r.computed_at desc, r.id desc`,
    [user, `{${assessments.join(',')}}`],
  )

export const findNorms = async (tx: Tx, assessment: string) =>
  tx.rows<{ dimension: string; norm: unknown; n: number }>(
    'select dimension, norm, n from public.norms where assessment_id = $1',
    [assessment],
  )

export const listAttempts = (tx: Tx, user: string, assessment: string) =>
  tx.rows<{ id: string; state: string; started_at: string; submitted_at: string | null }>(
    `select a.id, a.state, app.iso(a.started_at) as started_at, app.iso(a.submitted_at) as submitted_at
     from public.attempts a where a.user_id = $1 and a.assessment_id = $2 order by a.started_at desc, a.id desc limit 200`,
    [user, assessment],
  )
