import { asTaken } from '../../../content/as-taken.ts'
import type { Question } from '../../../content/definition.ts'
import { interpret, type Norm, priorNorm, shuffle } from '../../../psychometrics/index.ts'
import { isEnough } from './evidence.ts'
import { mostOnPage, pending, progressOf } from './next.ts'
import { shownInterval } from './shown-result.ts'
import { type State, sittingOf } from './state.ts'

/** In an attempt the options of a scene stand in an order of their own, the same whenever it is shown. */
export function showQuestion(question: Question, seed: string) {
  const shown = asTaken(question)
  return question.kind === 'situational' && 'options' in shown
    ? { ...shown, options: shuffle(shown.options, `${seed}/${question.id}`) }
    : shown
}

/** Scores while the person is still answering: from self items alone, each with its confidence. */
export function scoresSoFar(state: State) {
  const { prepared, plan, given } = state
  const sitting = sittingOf(state)
  const norm: Norm = priorNorm()
  return prepared.bank.dimensions.map((dimension, d) => {
    const estimate = { theta: sitting.theta[d] as number, se: sitting.se[d] as number }
    const answers = sitting.scored[d] as number
    if (!isEnough(prepared, plan, dimension, { n: answers, se: estimate.se }, id => given.has(id)))
      return { dimension, answers, score: null, standard_error: null, interval: null }
    const { shown, scoreError, interval } = interpret(norm, estimate)
    return {
      dimension,
      answers,
      score: shown,
      standard_error: scoreError,
      interval: shownInterval(interval),
    }
  })
}

export function timeOf(state: State, now: number) {
  const { plan, prepared, extensions, paused, activeMs, lastAt } = state
  const running = state.attempt.state === 'in_progress' && !paused
  const seconds = Math.round((activeMs + (running ? Math.max(0, now - lastAt) : 0)) / 1000)
  const limit = limitSeconds(state)
  const { minutes } = prepared.rules.forms[plan.form]
  return {
    started_at: state.attempt.started_at,
    active_seconds: seconds,
    paused,
    stated_minutes: {
      from: Math.round(minutes.from * plan.time_factor),
      to: Math.round(minutes.to * plan.time_factor),
    },
    limit_seconds: limit,
    remaining_seconds: limit === null ? null : Math.max(0, limit - seconds),
    extensions_left: limit === null ? null : mostExtensions - extensions,
  }
}

export const mostExtensions = 10

/** Each extension adds half the limit; ten can be had, as WCAG 2.2.1 asks. */
export function limitSeconds({ prepared, plan, extensions }: State): number | null {
  const minutes = prepared.rules.time_limit_minutes
  return minutes === null ? null : Math.round(minutes * 60 * plan.time_factor * (1 + extensions / 2))
}

/** A question of this attempt, as its person was shown it. */
export const showAsked = ({ prepared, attempt }: State, id: string) =>
  showQuestion(prepared.questions.get(id) as Question, attempt.seed)

export function showAttempt(state: State, now: number) {
  const { attempt, plan } = state
  const open = attempt.state === 'in_progress' ? pending(state) : []
  const onPage = mostOnPage(state)
  return {
    id: attempt.id,
    assessment_id: attempt.assessment_id,
    state: attempt.state,
    form: plan.form,
    larger_text: plan.larger_text,
    engine_version: attempt.engine_version,
    calibration_id: attempt.calibration_id,
    progress: progressOf(state),
    time: timeOf(state, now),
    questions: open.slice(0, onPage).map(id => showAsked(state, id)),
    upcoming: open.slice(onPage).map(id => showAsked(state, id)),
  }
}
