import type { Tx } from '../../platform/db/index.ts'

export type Outcome = {
  id: string
  metric: string
  period_from: string
  period_to: string
  value: number | null
  n: number | null
  source: 'manual' | 'crm'
  recorded_by: string | null
  updated_at: string
}

const columns = `o.id, o.metric, o.period_from::text as period_from, o.period_to::text as period_to, o.value, o.n, o.source,
  o.recorded_by, app.iso(o.updated_at) as updated_at`

export type NewOutcome = {
  metric: string
  period_from: string
  period_to: string
  value: number
  n?: number | null
}

export const putOutcomes = (tx: Tx, person: string, by: string, given: NewOutcome[]) =>
  tx.rows<Outcome>(
    `insert into public.person_outcomes as o (person_id, metric, period_from, period_to, value, n, source, recorded_by)
     select $1, metric, period_from, period_to, value, n, 'manual', $2
     from json_to_recordset($3) as g (metric text, period_from date, period_to date, value float8, n int)
     on conflict (person_id, metric, period_from, period_to) do update
       set value = excluded.value, n = excluded.n, source = 'manual', recorded_by = excluded.recorded_by
     returning ${columns}`,
    [person, by, JSON.stringify(given)],
  )

export const listOutcomes = (tx: Tx, person: string, limit: number, offset: number) =>
  tx.rows<Outcome & { total: number }>(
    `select ${columns}, count(*) over () as total from public.person_outcomes o where o.person_id = $1
     order by o.period_from desc, o.metric, o.id limit $2 offset $3`,
    [person, limit, offset],
  )

// From here on as the service itself.

export const personExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.rows('select from public.profiles where id = $1', [id])).length > 0

/**
 * Months that may still change, since leads contacted then may yet convert: a year back from the last one taken. What
 * somebody entered by hand stands, and what came out as before is not written again.
 */
export const importCrmOutcomes = (tx: Tx) =>
  tx.rows(
    `insert into public.person_outcomes as o (person_id, metric, period_from, period_to, value, n, source)
     select person_id, metric, period_from, period_to, value, n, 'crm'
     from app.crm_outcomes(coalesce((select max(period_from) - interval '1 year' from public.person_outcomes
       where source = 'crm')::date, '1970-01-01'))
     on conflict (person_id, metric, period_from, period_to) do update set value = excluded.value, n = excluded.n
       where o.source = 'crm' and (o.value, o.n) is distinct from (excluded.value, excluded.n)`,
  )

/** Over all periods with something to measure, each counting for as much as it rests on. */
export const listCriteria = (tx: Tx, assessment: string) =>
  tx.rows<{ person_id: string; metric: string; value: number }>(
    `select person_id, metric, sum(value * coalesce(n, 1)) / sum(coalesce(n, 1)) as value
     from public.person_outcomes o
     where value is not null and coalesce(n, 1) > 0
       and exists (select from public.attempts a where a.user_id = o.person_id and a.assessment_id = $1
         and a.state in ('scored', 'rescored'))
     group by person_id, metric order by metric, person_id`,
    [assessment],
  )
