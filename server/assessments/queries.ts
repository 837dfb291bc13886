import type { Actor, Database, Tx } from '../platform/db/index.ts'

type Person = Extract<Actor, { kind: 'person' }>

// questions and scoring_rules go out as they came in: json keeps the text.
const json = `json_build_object('id', id, 'title', title, 'description', description, 'questions', questions,
  'scoring_rules', scoring_rules, 'created_by', created_by, 'is_active', is_active,
  'created_at', app.iso(created_at), 'updated_at', app.iso(updated_at))`

const versionNow = `(select version from app.versions where topic = 'assessments')`

export async function listVersion(db: Database, actor: Person): Promise<number> {
  const rows = await db.one<[number]>(actor, {
    name: 'assessments.version',
    text: `select ${versionNow}`,
    values: [],
  })
  return (rows[0] as [number])[0]
}

export async function listAssessments(
  db: Database,
  actor: Person,
): Promise<{ version: number; body: string }> {
  const rows = await db.one<[number, string]>(actor, {
    name: 'assessments.list',
    text: `select ${versionNow}, coalesce(json_agg(${json} order by created_at desc, id desc), '[]')::text
           from public.assessments where is_active`,
    values: [],
  })
  const [version, body] = rows[0] as [number, string]
  return { version, body }
}

export type NewAssessment = {
  title: string
  description: string | null
  questions: string | null
  scoring_rules: string | null
}

export const insertAssessment = async (tx: Tx, actor: Person, given: NewAssessment) =>
  (
    await tx.rows<{ body: string }>(
      `insert into public.assessments (title, description, questions, scoring_rules, created_by)
       values ($1, $2, $3, $4, $5) returning ${json}::text as body`,
      [given.title, given.description, given.questions, given.scoring_rules, actor.id],
    )
  )[0]?.body as string

export async function putBuiltIn(
  tx: Tx,
  given: { id: string; title: string; description: string; questions: string; scoring_rules: string },
) {
  const made = await tx.rows(
    `insert into public.assessments (id, title, description, questions, scoring_rules)
     values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning id`,
    [given.id, given.title, given.description, given.questions, given.scoring_rules],
  )
  if (made.length === 0) return
  // Nobody's own: made by the service itself, so an earlier version of the same.
  await tx.rows(
    'update public.assessments set is_active = false where created_by is null and title = $2 and id <> $1 and is_active',
    [given.id, given.title],
  )
}
