import type { Dimension } from '../../../content/definition.ts'
import { defaultParameters } from '../../../content/rules.ts'
import { scoreExercise } from '../../../content/score-exercise.ts'
import {
  aggregatePeers,
  type ComponentScore,
  components,
  composite,
  countedRaters,
  interpret,
  keyAnswer,
  leastRaters,
  type Norm,
  priorNorm,
  type SituationalAnswer,
  type Steps,
  scoreExercises,
  scoreSituationalInSteps,
  type Validity,
  validityInSteps,
} from '../../../psychometrics/index.ts'
import type { Prepared } from '../definitions.ts'
import { countedAnswers, isEnough, notEnough } from './evidence.ts'
import { scoreSelfCached } from './patterns.ts'
import type { Reason } from './queries.ts'
import { type State, selfAnswers } from './state.ts'

/** One rater's answers by question id, 1…5. */
export type PeerAnswers = Record<string, number>
export type Norms = Partial<Record<string, Norm>>

export type Results = ReturnType<typeof computeResults> extends Steps<infer R> ? R : never
export type StoredResult = Results & { id: string; computed_at: string; reason: Reason }

/**
 * Everything that can be said of an attempt, from its answers, its peers by rounds and the norm group: pure, so it can
 * be repeated.
 */
export function* computeResults(
  state: Pick<State, 'answered' | 'served' | 'prepared' | 'given' | 'plan' | 'attempt'>,
  peers: PeerAnswers[][],
  norms: Norms,
) {
  const { prepared, plan } = state
  const counted = countedAnswers(state)
  const { given } = counted
  const answers = selfAnswers(counted)
  const self = yield* scoreSelfCached(prepared, answers)
  const enough = (dimension: string) => {
    const score = self[dimension]
    return score !== undefined && isEnough(prepared, plan, dimension, score, id => given.has(id))
  }
  const dimensions: ReturnType<typeof dimensionResult>[] = []
  for (const dimension of prepared.dimensions) {
    const situational = yield* sceneScore(prepared, given, dimension)
    dimensions.push(
      dimensionResult(
        prepared,
        dimension,
        self[dimension] ?? null,
        situational,
        enough(dimension),
        peers,
        norms[dimension],
      ),
    )
    yield
  }
  const raters = peers.flat().length
  const verdict = yield* validityInSteps(prepared.bank, answers, plan.timing_checks)
  return {
    attempt_id: state.attempt.id,
    assessment_id: prepared.assessmentId,
    engine_version: prepared.engineVersion,
    calibration_id: prepared.calibrationId,
    form: plan.form,
    answers: state.answered.length,
    not_counted: state.answered.length - counted.answered.length,
    complete: prepared.dimensions.every(enough),
    dimensions,
    exercises: yield* exerciseScores(prepared, given),
    peers: { raters, needed: leastRaters, used: raters >= leastRaters },
    norm: normStatement(prepared, norms),
    validity: {
      verdict: verdict.verdict,
      index: verdict.index,
      thresholds: verdict.thresholds,
      flags: verdict.flags,
      summary: summaries[verdict.verdict],
      checks: verdict.checks.map(({ flaggedWhen, ...check }) => ({ ...check, flagged_when: flaggedWhen })),
    },
  }
}

const summaries: Record<Validity['verdict'], string> = {
  sound: 'The answers fit together and can be taken at their word.',
  caution: 'The answers are unusual for somebody who reads each question. Read the scores with care.',
  doubtful:
    'The answers are much like those given without reading. The scores may not describe this person; taking the assessment again would help.',
  unchecked: 'There were too few answers to check whether they fit together.',
}

function dimensionResult(
  prepared: Prepared,
  dimension: Dimension,
  self: ComponentScore | null,
  situational: ComponentScore | null,
  enough: boolean,
  peers: PeerAnswers[][],
  norm: Norm = priorNorm(),
) {
  const rated = peerScore(prepared, dimension, peers)
  const present = { self, situational, peer: rated?.shown ? rated.score : null }
  const whole = enough ? composite(present, prepared.rules.weights) : null
  const parts = components.map(component => {
    const score = present[component]
    const used = score && score.n > 0 ? score : null
    return {
      component,
      stated_weight: prepared.rules.weights[component],
      weight_used: whole?.weights[component] ?? 0,
      z: enough ? (used?.theta ?? null) : null,
      standard_error: enough ? (used?.se ?? null) : null,
      evidence: used?.n ?? 0,
    }
  })
  const missing = whole?.missing ?? [...components]
  const note = missing.length > 0 && whole ? missingNote(missing) : null
  if (!whole) {
    return {
      dimension,
      score: null,
      band: null,
      band_probabilities: null,
      percentile: null,
      z: null,
      standard_error: null,
      interval: null,
      composite: null,
      components: parts,
      missing,
      note: enough
        ? 'What was answered on this dimension carries no weight in this assessment.'
        : notEnough(prepared, dimension, self?.n ?? 0),
    }
  }
  const result = interpret(norm, whole)
  return {
    dimension,
    score: result.shown,
    band: result.band,
    band_probabilities: result.bandProbabilities,
    percentile: result.percentile,
    z: result.z,
    standard_error: result.scoreError,
    interval: result.interval,
    composite: { theta: whole.theta, se: whole.se },
    components: parts,
    missing,
    note,
  }
}

const partNames = { self: 'self-assessment', situational: 'situational judgement', peer: 'peer feedback' }

function missingNote(missing: ('self' | 'situational' | 'peer')[]) {
  const names = missing.map(component => partNames[component]).join(' and ')
  return `Without ${names}: that weight is shared out over the other parts.`
}

function sceneScore(prepared: Prepared, given: State['given'], dimension: string) {
  return scoreSituationalInSteps(
    prepared.of.situational
      .filter(question => question.dimension === dimension && given.has(question.id))
      .map(question => {
        const key = question.options.map(option => option.effectiveness)
        const value = given.get(question.id)?.value as Record<string, unknown>
        const place = (id: unknown) => question.options.findIndex(option => option.id === id)
        const answer: SituationalAnswer =
          question.format === 'rate'
            ? { kind: 'rate', ratings: question.options.map(option => value[option.id] as number) }
            : { kind: 'pick', best: place(value.best), worst: place(value.worst) }
        return { scenario: { key }, answer }
      }),
  )
}

function peerScore(prepared: Prepared, dimension: string, peers: PeerAnswers[][]) {
  const questions = prepared.of.peer.filter(question => question.dimension === dimension)
  if (questions.length === 0) return null
  const keyed = (answers: PeerAnswers) =>
    questions.map(question => {
      const value = answers[question.id]
      const { b } = question.parameters ?? defaultParameters
      return value === undefined ? null : keyAnswer({ b, reversed: question.reversed ?? false }, value)
    })
  return aggregatePeers(countedRaters(peers.map(round => round.map(keyed))), 5)
}

/** By dimension: the score of one exercise would tell managers what was answered. */
function* exerciseScores(prepared: Prepared, given: State['given']) {
  const shown = []
  for (const dimension of prepared.dimensions) {
    const scores: number[] = []
    for (const question of prepared.of.exercise) {
      if (question.dimension !== dimension || !given.has(question.id)) continue
      scores.push(scoreExercise(question.exercise, given.get(question.id)?.value))
      yield
    }
    const standing = scoreExercises(scores)
    if (!standing) continue
    const score = scores.reduce((total, one) => total + one, 0) / scores.length
    shown.push({ dimension, score, z: standing.theta, standard_error: standing.se, evidence: standing.n })
  }
  return shown
}

function normStatement(prepared: Prepared, norms: Norms) {
  const samples = Object.values(norms).filter(norm => norm?.kind === 'sample')
  if (samples.length === 0)
    return { kind: 'prior' as const, n: null, statement: prepared.rules.norms.statement }
  const n = Math.min(...samples.map(norm => (norm?.kind === 'sample' ? norm.n : 0)))
  const unmeasured = prepared.dimensions.filter(dimension => norms[dimension]?.kind !== 'sample')
  const rest =
    unmeasured.length === 0
      ? ''
      : ` Too few of them have a score in ${unmeasured.join(', ').replaceAll('_', ' ')}; there the comparison is with an assumed population.`
  return {
    kind: 'sample' as const,
    n,
    statement: `Compared with ${n} people who have taken this assessment here.${rest}`,
  }
}
