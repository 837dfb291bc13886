import { randomUUID } from 'node:crypto'
import type { Dimension, ItemParameters, Question } from '../../content/definition.ts'
import { planFrom } from '../../content/intake.ts'
import { engineVersion, finish, probabilities } from '../../psychometrics/index.ts'
import { eventually } from '../../test/harness/eventually.ts'
import type { TestPerson, TestService } from '../../test/harness/index.ts'
import { systemActor } from '../platform/db/index.ts'
import { openSeal, parseMasterKeys } from '../platform/seal.ts'
import { type Prepared, prepare } from './definitions.ts'
import { answerPlace, intakePlace } from './journey/attempts.ts'
import { computeResults } from './journey/compute.ts'
import { resultPlace } from './journey/open-result.ts'
import { apply, type Event, openState } from './journey/state.ts'

/** Numbers that look random and are the same every time. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

export const itemParameters = (n: number): ItemParameters => ({
  a: 1.3 + 0.15 * (n % 5),
  b: [-1.7, -0.6, 0.4, 1.4].map(threshold => threshold + 0.15 * ((n % 4) - 1.5)),
})

/** A small assessment: per dimension so many self items, four questions for peers and one exercise. */
export function smallQuestions(dimensions: Dimension[], items: number): Question[] {
  return dimensions.flatMap((dimension): Question[] => [
    ...Array.from(
      { length: items },
      (_, n): Question => ({
        id: `${dimension}-s-${n}`,
        kind: 'self',
        dimension,
        text: `Statement ${n} about ${dimension}.`,
        reversed: n % 3 === 2,
        parameters: itemParameters(n),
      }),
    ),
    ...Array.from(
      { length: 4 },
      (_, n): Question => ({
        id: `${dimension}-p-${n}`,
        kind: 'peer',
        dimension,
        text: `They show ${dimension}, ${n}.`,
      }),
    ),
    {
      id: `${dimension}-x`,
      kind: 'exercise',
      dimension,
      text: 'How many?',
      exercise: { type: 'number', rule: { answer: 10, tolerance: 1, partial_tolerance: 4 } },
    },
  ])
}

export async function createAssessment(mettle: TestService, as: TestPerson, questions: Question[]) {
  const made = await mettle.call('POST', '/api/assessments', { as, body: { title: 'Small', questions } })
  if (made.status !== 201) throw new Error(made.text)
  return made.body.data.id as string
}

export type Simulee = {
  theta: Record<string, number>
  intake?: Record<string, unknown>
  /** What the person answers in the exercises. */
  exercise?: number
  /** How many of the first questions the person answers; all unless said. */
  answers?: number
}

/**
 * People who have taken the assessment, written straight into the database, sealed as the service would: an answer to
 * each self item as the model has it from somebody of their standing. Answers the people's ids.
 */
export async function crowd(
  mettle: TestService,
  key: string,
  assessment: string,
  simulees: Simulee[],
  { seed = 1, truth = {} as Record<string, ItemParameters> } = {},
): Promise<string[]> {
  const seal = openSeal(parseMasterKeys(key))
  const { rows } = await mettle.superuser.query(
    'select id, version, title, description, questions, scoring_rules, null as calibration_id, null as parameters from assessments where id = $1',
    [assessment],
  )
  const prepared = finish(prepare(rows[0])) as Prepared
  if ('problems' in prepared) throw new Error(JSON.stringify(prepared.problems))
  const people = simulees.map(() => randomUUID())
  await mettle.superuser.query(`insert into profiles (id, role) select unnest($1::uuid[]), 'telecaller'`, [
    people,
  ])
  const keys = await mettle.db.withActor(systemActor('test'), async tx => {
    const made = []
    for (const id of people) made.push(await seal.keyFor(tx, { kind: 'person', id }))
    return made
  })
  const random = seededRandom(seed)
  const attempts: object[] = []
  const responses: object[] = []
  const results: object[] = []
  for (const [i, simulee] of simulees.entries()) {
    const id = randomUUID()
    const user_id = people[i] as string
    const dataKey = keys[i]!
    const started_at = new Date(Date.now() - 86_400_000).toISOString()
    const { plan } = planFrom(prepared.rules.intake, simulee.intake)
    const attempt = {
      id,
      assessment_id: assessment,
      definition_version: prepared.version,
      user_id,
      state: 'scored' as const,
      seed: id,
      engine_version: engineVersion,
      calibration_id: null,
      started_at,
      submitted_at: started_at,
    }
    const intake = simulee.intake && seal.seal(dataKey, intakePlace(id), JSON.stringify(simulee.intake))
    attempts.push({ ...attempt, intake: intake?.toString('base64') ?? null })
    const state = openState(attempt, prepared, plan, dataKey)
    const served = [...prepared.of.self, ...prepared.of.exercise].map(question => question.id)
    apply(state, { kind: 'start', number: 1, at: 0, served })
    responses.push({ attempt_id: id, number: 1, user_id, kind: 'start', served: `{${served.join()}}` })
    for (const question of [...prepared.of.self, ...prepared.of.exercise].slice(0, simulee.answers)) {
      const value = valueFor(question, simulee, truth, random)
      if (value === null) continue
      const given = { value, elapsed_ms: 3000 + Math.round(3000 * random.uniform()), client_id: null }
      const number = state.number + 1
      const event: Event = { kind: 'answer', number, at: 0, served: [], question_id: question.id, given }
      apply(state, event)
      const sealed = seal.seal(dataKey, answerPlace(id, number), JSON.stringify(given)).toString('base64')
      responses.push({ attempt_id: id, number, user_id, kind: 'answer', question_id: question.id, sealed })
    }
    const resultId = randomUUID()
    const computed = JSON.stringify(finish(computeResults(state, [], {})))
    results.push({
      ...attempt,
      id: resultId,
      attempt_id: id,
      reason: 'submitted',
      sealed: seal.seal(dataKey, resultPlace(resultId), computed).toString('base64'),
    })
  }
  await insert(mettle, 'attempts', attempts, {
    columns: 'id, assessment_id, user_id, state, seed, engine_version, started_at, submitted_at, intake',
    from: `id, assessment_id, user_id, state, seed, engine_version, started_at, submitted_at, decode(intake, 'base64')`,
    types:
      'id uuid, assessment_id uuid, user_id uuid, state text, seed text, engine_version text, started_at timestamptz, submitted_at timestamptz, intake text',
  })
  await insert(mettle, 'assessment_responses', responses, {
    columns: 'attempt_id, number, user_id, kind, question_id, sealed, served',
    from: `attempt_id, number, user_id, kind, question_id, decode(sealed, 'base64'), served::text[]`,
    types: 'attempt_id uuid, number int, user_id uuid, kind text, question_id text, sealed text, served text',
  })
  await insert(mettle, 'assessment_results', results, {
    columns: 'id, attempt_id, user_id, assessment_id, engine_version, reason, sealed, computed_at',
    from: `id, attempt_id, user_id, assessment_id, engine_version, reason, decode(sealed, 'base64'), started_at`,
    types:
      'id uuid, attempt_id uuid, user_id uuid, assessment_id uuid, engine_version text, reason text, sealed text, started_at timestamptz',
  })
  return people
}

function valueFor(
  question: Question,
  { theta, exercise }: Simulee,
  truth: Record<string, ItemParameters>,
  random: ReturnType<typeof seededRandom>,
): number | null {
  if (question.kind === 'exercise') return exercise ?? null
  if (question.kind !== 'self') return null
  const item = truth[question.id] ?? (question.parameters as ItemParameters)
  let left = random.uniform()
  const category = probabilities(item, theta[question.dimension] as number).findIndex(p => {
    left -= p
    return left < 0
  })
  const keyed = category < 0 ? item.b.length : category
  return question.reversed ? item.b.length + 1 - keyed : keyed + 1
}

const insert = (
  { superuser }: TestService,
  table: string,
  rows: object[],
  { columns, from, types }: { columns: string; from: string; types: string },
) =>
  superuser.query(
    `insert into ${table} (${columns}) select ${from} from json_to_recordset($1) as r (${types})`,
    [JSON.stringify(rows)],
  )

/** Lets the running service do a job now, and waits until it has. */
export async function runJob({ superuser, jobs }: TestService, queue: string, data: object = {}) {
  const made = await superuser.query('insert into pgboss.job (name, data) values ($1, $2) returning id', [
    queue,
    JSON.stringify(data),
  ])
  await eventually(async () => {
    jobs.wake(queue)
    const { rows } = await superuser.query('select state, output from pgboss.job where id = $1', [
      made.rows[0].id,
    ])
    if (['failed', 'retry', 'cancelled'].includes(rows[0].state))
      throw new Error(`${queue}: ${JSON.stringify(rows[0].output)}`)
    return rows[0].state === 'completed'
  }, 120_000)
}
