import type { KeptAnswer } from '../device/answers.ts'
import type { Opened, Question } from './data.ts'

/** A question with what was answered to it, if anything. */
export type Step = { question: Question; value?: unknown }

export const isAnswered = (step: Step) => step.value !== undefined

/** Answered ones in the order answered, then those to answer; over both, what is kept here and not yet sent. */
export function stepsOf(
  { attempt, answers }: Pick<Opened, 'attempt' | 'answers'>,
  kept: readonly KeptAnswer[],
) {
  const asked = withQuestions(
    answers.map(({ question, value }): Step => ({ question, value })),
    [...attempt.questions, ...attempt.upcoming],
  )
  return kept.reduce((steps, { question_id, value }) => withAnswer(steps, question_id, value), asked)
}

export function withQuestions(steps: readonly Step[], questions: readonly Question[]): Step[] {
  const known = new Set(steps.map(({ question }) => question.id))
  return [...steps, ...questions.filter(({ id }) => !known.has(id)).map(question => ({ question }))]
}

export const withAnswer = (steps: readonly Step[], id: string, value: unknown): Step[] =>
  steps.map(step => (step.question.id === id ? { ...step, value } : step))

/** Where to go on; after the last where all are answered. */
export function firstOpen(steps: readonly Step[]): number {
  const open = steps.findIndex(step => !isAnswered(step))
  return open < 0 ? steps.length : open
}

type Words = { best: string; worst: string; rating(number: number): string }

/** An answer as its person reads it again. */
export function inWords({ question, value }: Step, words: Words): string {
  const textOf = (id: unknown) => question.options?.find(option => option.id === id)?.text ?? String(id)
  if (value === undefined) return ''
  switch (question.answer) {
    case 'scale':
      return question.scale?.[(value as number) - 1] ?? String(value)
    case 'rate':
      return (question.options ?? [])
        .map(({ id, text }) => `${text} ${words.rating((value as Record<string, number>)[id] ?? 0)}`)
        .join(' · ')
    case 'best_worst': {
      const { best, worst } = value as { best: string; worst: string }
      return `${words.best}: ${textOf(best)} · ${words.worst}: ${textOf(worst)}`
    }
    case 'choice':
      return textOf(value)
    case 'order':
      return (value as string[]).map((id, n) => `${n + 1}. ${textOf(id)}`).join(' ')
    case 'number':
      return question.unit ? `${value} ${question.unit}` : String(value)
    default:
      return String(value)
  }
}
