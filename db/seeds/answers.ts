import { builtIn } from '../../content/built-in.ts'
import type { Exercise, Question, SituationalOption } from '../../content/definition.ts'
import { defaultParameters } from '../../content/rules.ts'
import { asGiven, probabilities } from '../../psychometrics/index.ts'
import type { Dice } from './dice.ts'
import type { Strengths } from './work-style.ts'

const questions = new Map(builtIn.questions.map(question => [question.id, question]))

/** What somebody who stands there would answer, as the models of the engine have it. */
export function answerOf(d: Dice, strengths: Strengths, id: string): unknown {
  const question = questions.get(id) as Question
  const standing = strengths[question.dimension]
  switch (question.kind) {
    case 'self':
      return rating(d, question, standing)
    case 'peer':
      // Others see somebody through their own eyes.
      return rating(d, question, standing + 0.5 * d.normal())
    case 'situational':
      return judgement(d, question.format, question.options, standing)
    case 'exercise':
      return d.chance(1 / (1 + Math.exp(-0.4 - standing)))
        ? rightAnswer(question.exercise)
        : wrongAnswer(question.exercise)
  }
}

function rating(d: Dice, question: Extract<Question, { kind: 'self' | 'peer' }>, standing: number): number {
  const { a, b } = question.parameters ?? defaultParameters
  const category = d.weighted(probabilities({ a, b }, standing).map((p, n) => [n, p] as const))
  return asGiven({ b, ...(question.reversed ? { reversed: true } : {}) }, category)
}

/** The better somebody is, the closer their view of each option comes to what works. */
function judgement(d: Dice, format: string, options: SituationalOption[], standing: number) {
  const blur = 1.1 * Math.exp(-0.35 * standing)
  const seen = options.map(({ id, effectiveness }) => ({ id, worth: effectiveness + blur * d.normal() }))
  const inOrder = seen.toSorted((x, y) => x.worth - y.worth)
  if (format === 'best_worst') return { best: inOrder.at(-1)?.id, worst: inOrder[0]?.id }
  return Object.fromEntries(seen.map(({ id, worth }) => [id, Math.min(5, Math.max(1, Math.round(worth)))]))
}

function rightAnswer(exercise: Exercise): unknown {
  if (exercise.type === 'number') return exercise.rule.answer
  if (exercise.type === 'order') return exercise.rule.order
  return exercise.type === 'choice' ? byCredit(exercise).at(-1) : exercise.rule.accept[0]
}

function wrongAnswer(exercise: Exercise): unknown {
  if (exercise.type === 'number')
    return exercise.rule.answer + 3 * (1 + (exercise.rule.partial_tolerance ?? exercise.rule.tolerance))
  if (exercise.type === 'order') return exercise.rule.order.toReversed()
  return exercise.type === 'choice' ? byCredit(exercise)[0] : 'I am not sure'
}

const byCredit = ({ options, rule }: Extract<Exercise, { type: 'choice' }>) =>
  options.map(option => option.id).sort((x, y) => (rule.credit[x] ?? 0) - (rule.credit[y] ?? 0))
