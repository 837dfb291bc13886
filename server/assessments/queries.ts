import { type Actor, type Database, systemActor, type Tx } from '../platform/db/index.ts'

type Person = Extract<Actor, { kind: 'person' }>

const modified = '(extract(epoch from updated_at) * 1000)::int8'

// questions and scoring_rules go out as they came in: json keeps the text.
const record = (whole: string) => {
  const content = (column: string) => `'${column}', case when ${whole} then ${column} end`
  return `json_build_object('id', id, 'title', title, ${content('description')}, ${content('questions')},
  ${content('scoring_rules')}, 'created_by', created_by, 'is_active', is_active,
  'created_at', app.iso(created_at), 'updated_at', app.iso(updated_at))::text`
}

/** What a definition is known by without its contents. `modified` is the moment of its last change, in milliseconds. */
export type Heading = { id: string; modified: number; created_by: string | null; whole: boolean }
export type ListedPage = { total: number; role: string; rows: Heading[] }

/** `whole` holds for the smallest definitions of the page, until `budget` bytes are full. */
export async function listPage(
  db: Database,
  actor: Person,
  limit: number,
  offset: number,
  budget: number,
  byStaff: boolean,
): Promise<ListedPage> {
  const listed = `is_active${byStaff ? ' and (created_by is null or created_by = app.user_id() or created_by in (select app.staff()))' : ''}`
  const [row] = await db.one<[number, string, [string, number, string | null, boolean][]]>(actor, {
    name: `assessments.page.${byStaff}`,
    text: `with page as (select id, created_by, created_at, updated_at, bytes from public.assessments where ${listed}
        order by created_at desc, id desc limit $1 offset $2),
      sized as (select *, sum(bytes) over (order by bytes, id) <= $3 as whole from page)
      select (select count(*) from public.assessments where ${listed}), coalesce(app.role(), ''),
        coalesce(json_agg(json_build_array(id, ${modified}, created_by, whole) order by created_at desc, id desc), '[]')
      from sized`,
    values: [limit, offset, budget],
  })
  const [total, role, rows] = row as NonNullable<typeof row>
  return {
    total,
    role,
    rows: rows.map(([id, at, created_by, whole]) => ({ id, modified: at, created_by, whole })),
  }
}

/** Nothing where the person may not read it. */
export async function findHeading(db: Database, actor: Person, id: string) {
  const [row] = await db.one<[string, number, string | null, string]>(actor, {
    name: 'assessments.heading',
    text: `select id, ${modified}, created_by, coalesce(app.role(), '') from public.assessments where id = $1`,
    values: [id],
  })
  return row && { heading: { id: row[0], modified: row[1], created_by: row[2], whole: true }, role: row[3] }
}

export type Contents = { id: string; modified: number; body: string }

/** With keys, as the service itself: whoever shows them decides to whom. Without contents where `whole` is false. */
export async function readContents(db: Database, ids: string[], whole: boolean): Promise<Contents[]> {
  const rows = await db.alone<[string, number, string]>(systemActor('assessments'), {
    name: `assessments.contents.${whole}`,
    text: `select id, ${modified}, ${record(String(whole))} from public.assessments where id = any ($1::uuid[])`,
    values: [`{${ids.join(',')}}`],
  })
  return rows.map(([id, at, body]) => ({ id, modified: at, body }))
}

export const readContentsIn = async (tx: Tx, id: string) =>
  (
    await tx.rows<Contents>(
      `select id, ${modified} as modified, ${record('true')} as body from public.assessments where id = $1`,
      [id],
    )
  )[0] as Contents

export type Definition = {
  title: string
  description: string | null
  questions: string | null
  scoring_rules: string | null
  is_active: boolean
}

export const insertAssessment = async (
  tx: Tx,
  actor: Person,
  given: Omit<Definition, 'is_active'>,
): Promise<string> =>
  (
    await tx.rows<{ id: string }>(
      `insert into public.assessments (title, description, questions, scoring_rules, created_by)
       values ($1, $2, $3, $4, $5) returning id`,
      [given.title, given.description, given.questions, given.scoring_rules, actor.id],
    )
  )[0]?.id as string

export const findAuthor = async (tx: Tx, id: string) =>
  (
    await tx.rows<{ id: string; created_by: string | null }>(
      'select id, created_by from public.assessments where id = $1',
      [id],
    )
  )[0]

/** The moment of its last change; only whoever may change it can lock it. */
export const lockAssessment = async (tx: Tx, id: string): Promise<number | undefined> =>
  (
    await tx.rows<{ modified: number }>(
      `select ${modified} as modified from public.assessments where id = $1 for update`,
      [id],
    )
  )[0]?.modified

const changeable = ['title', 'description', 'questions', 'scoring_rules', 'is_active'] as const

export async function updateAssessment(tx: Tx, id: string, change: Partial<Definition>) {
  const given = changeable.filter(column => change[column] !== undefined)
  const set = given.map((column, i) => `${column} = $${i + 2}`).join(', ')
  await tx.rows(`update public.assessments set ${set} where id = $1`, [
    id,
    ...given.map(column => change[column]),
  ])
}

/** One after another for each author, so that two requests do not both find room for the last one. */
export const lockAuthor = (tx: Tx, author: string) =>
  tx.rows(`select pg_advisory_xact_lock(hashtextextended('definitions ' || $1, 0))`, [author])

/** Definitions of the author, retired ones too, and former versions that are kept. As the service itself. */
export const countStored = async (tx: Tx, author: string): Promise<number> =>
  (
    await tx.rows<{ n: number }>(
      `select (select count(*) from public.assessments where created_by = $1)
         + (select count(*) from public.assessment_versions v join public.assessments a on a.id = v.assessment_id
            where a.created_by = $1) as n`,
      [author],
    )
  )[0]?.n ?? 0

/** New, or in place of contents whose digest is among `former`. */
export const putBuiltIn = (
  tx: Tx,
  given: { id: string; title: string; description: string; questions: string; scoring_rules: string },
  former: readonly string[],
) =>
  tx.rows(
    `insert into public.assessments as a (id, title, description, questions, scoring_rules)
     values ($1, $2, $3, $4, $5)
     on conflict (id) do update set title = excluded.title, description = excluded.description,
       questions = excluded.questions, scoring_rules = excluded.scoring_rules
     where encode(sha256(convert_to(concat_ws(E'\\n', a.title, a.questions::text, a.scoring_rules::text), 'UTF8')), 'hex')
       = any ($6::text[])`,
    [given.id, given.title, given.description, given.questions, given.scoring_rules, `{${former.join(',')}}`],
  )
