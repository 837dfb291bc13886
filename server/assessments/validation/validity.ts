import { type Estimate, type Norm, priorNorm, standingIn } from '../../../psychometrics/index.ts'
import { type Database, systemActor } from '../../platform/db/index.ts'
import { Failure } from '../../platform/errors.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Person } from '../journey/attempts.ts'
import type { StoredResult } from '../journey/compute.ts'
import { isUsable } from '../journey/evidence.ts'
import { readNorms } from '../journey/submit.ts'
import { eachLatestResult } from '../norms/latest-results.ts'
import { requireAssessment } from '../require-assessment.ts'
import { refreshCrmOutcomes } from './outcomes.ts'
import { listCriteria } from './queries.ts'
import { describeRelations, leastPeople, type Relation, type Spread, spreadOf } from './relations.ts'

type Scores = {
  /** On the norm group's scale, on which its spread is 1. */
  z: Map<string, number>
  overall: number | null
  /** Self-assessment and practical exercises of the same dimension. */
  exercises: Map<string, { self: number; done: number }>
}

/** Aggregates over everybody, made by the service itself; no person's score or outcome leaves this. */
export async function validityOf(
  parts: { db: Database; seal: Seal },
  actor: Person,
  assessment: string,
  patience = AbortSignal.timeout(20_000),
) {
  const { db } = parts
  await db.withActor(actor, tx => requireAssessment(tx, assessment))
  if (!(await refreshCrmOutcomes(db, patience)))
    throw new Failure('UNAVAILABLE', 'So much is new that it is still being counted. Try again in a minute.')
  const { norms, criteria } = await db.withActor(systemActor('validity'), async tx => ({
    norms: await readNorms(tx, assessment),
    criteria: await listCriteria(tx, assessment),
  }))

  const people = new Map<string, Scores>()
  let scored = 0
  await eachLatestResult(parts, assessment, (result, user) => {
    scored++
    if (isUsable(result)) people.set(user, scoresOf(result, norms))
  })

  const dimensions = [...new Set([...people.values()].flatMap(({ z }) => [...z.keys()]))]
  const outcomes = outcomeRelations(people, dimensions, criteria, norms)
  const exercises = exerciseRelations(people, dimensions)
  const described = describeRelations([...outcomes, ...exercises])
  const tested = described.filter(one => one.r !== null).length
  return {
    assessment_id: assessment,
    people: { scored, left_out: scored - people.size },
    outcomes: outcomes.map(({ names: [score, metric] }, i) => ({ score, metric, ...described[i]! })),
    exercises: exercises.map(({ dimension }, i) => {
      const { corrected: _none, one_band_higher: _neither, ...cell } = described[outcomes.length + i]!
      return { dimension, ...cell }
    }),
    multiple_testing: {
      relations: tested,
      expected_by_chance: tested * 0.05,
      sentence: manySentence(tested),
    },
  }
}

const manySentence = (tested: number) =>
  tested === 0
    ? `No relation has the ${leastPeople} people it needs yet.`
    : `${tested} relations were looked at. Without any real one, about ${(tested * 0.05).toFixed(1)} of them would show p < 0.05; claims here rest on p adjusted for that.`

function scoresOf(result: StoredResult, norms: Partial<Record<string, Norm>>): Scores {
  const z = new Map<string, number>()
  const exercises: Scores['exercises'] = new Map()
  for (const { dimension, composite, components } of result.dimensions) {
    if (!composite) continue
    z.set(dimension, standingIn(norms[dimension] ?? priorNorm(), composite as Estimate).z)
    const self = components.find(part => part.component === 'self')?.z ?? null
    const done = result.exercises.find(exercise => exercise.dimension === dimension)
    if (self !== null && done) exercises.set(dimension, { self, done: done.z })
  }
  const all = [...z.values()]
  const complete = all.length > 0 && all.length === result.dimensions.length
  return { z, exercises, overall: complete ? all.reduce((t, x) => t + x, 0) / all.length : null }
}

function outcomeRelations(
  people: Map<string, Scores>,
  dimensions: string[],
  criteria: { person_id: string; metric: string; value: number }[],
  norms: Partial<Record<string, Norm>>,
): Relation[] {
  const metrics = [...new Set(criteria.map(({ metric }) => metric))]
  const everybody = [...people.values()].flatMap(({ overall }) => (overall === null ? [] : [overall]))
  const spreadAtLarge: Spread | null =
    everybody.length >= leastPeople ? { sd: spreadOf(everybody), group: 'everybody_scored' } : null
  const scores: { name: string; of: (one: Scores) => number | null; normGroup: Spread | null }[] = [
    ...(dimensions.length > 1
      ? [{ name: 'overall', of: (one: Scores) => one.overall, normGroup: spreadAtLarge }]
      : []),
    ...dimensions.map(dimension => ({
      name: dimension,
      of: (one: Scores) => one.z.get(dimension) ?? null,
      normGroup: { sd: 1, group: norms[dimension]?.kind === 'sample' ? 'measured' : 'assumed' } as Spread,
    })),
  ]
  return metrics.flatMap(metric => {
    const own = criteria.filter(one => one.metric === metric)
    return scores.map(({ name, of, normGroup }): Relation => {
      const pairs = own.flatMap(({ person_id, value }) => {
        const person = people.get(person_id)
        const x = person ? of(person) : null
        return x === null ? [] : [{ x, y: value }]
      })
      return { names: [name, metric], pairs, normGroup }
    })
  })
}

const exerciseRelations = (people: Map<string, Scores>, dimensions: string[]) =>
  dimensions.map(dimension => ({
    dimension,
    names: ['self-assessment', 'results in the exercises'] as [string, string],
    normGroup: null,
    pairs: [...people.values()].flatMap(({ exercises }) => {
      const both = exercises.get(dimension)
      return both ? [{ x: both.self, y: both.done }] : []
    }),
  }))
