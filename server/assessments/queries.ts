import type { Actor, Database, Tx } from '../platform/db/index.ts'

type Person = Extract<Actor, { kind: 'person' }>

// questions and scoring_rules go out as they came in: json keeps the text.
const json = `json_build_object('id', id, 'title', title, 'description', description, 'questions', questions,
  'scoring_rules', scoring_rules, 'created_by', created_by, 'is_active', is_active,
  'created_at', app.iso(created_at), 'updated_at', app.iso(updated_at))`

export async function listAssessments(db: Database, actor: Person): Promise<string> {
  const [row] = await db.one<[string]>(actor, {
    name: 'assessments.list',
    text: `select coalesce(json_agg(${json} order by created_at desc, id desc), '[]')::text
           from public.assessments where is_active`,
    values: [],
  })
  return (row as [string])[0]
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
