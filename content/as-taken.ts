import type { Choice, Exercise, PeerQuestion, Question, SelfQuestion } from './definition.ts'
import { defaultScale, secondsFor } from './rules.ts'

/** A question as a person sees it: nothing of the key, the parameters or the dimension it belongs to. */
export function asTaken(question: Question) {
  if (question.kind === 'self' || question.kind === 'peer') return ratedAsTaken(question)
  const shown = common(question)
  if (question.kind === 'situational')
    return { ...shown, answer: question.format, options: choices(question.options) }
  return {
    ...shown,
    ...(question.table ? { table: question.table } : {}),
    ...exerciseAsTaken(question.exercise),
  }
}

const common = <Q extends Question>(question: Q) => ({
  id: question.id,
  kind: question.kind as Q['kind'],
  text: question.text,
  seconds: secondsFor(question),
})

export const ratedAsTaken = <Q extends SelfQuestion | PeerQuestion>(question: Q) => ({
  ...common(question),
  answer: 'scale' as const,
  scale: question.scale ?? defaultScale,
})

const choices = (options: Choice[]) => options.map(({ id, text }) => ({ id, text }))

function exerciseAsTaken(exercise: Exercise) {
  if (exercise.type === 'choice') return { answer: 'choice' as const, options: choices(exercise.options) }
  if (exercise.type === 'order') return { answer: 'order' as const, options: choices(exercise.items) }
  if (exercise.type === 'number')
    return { answer: 'number' as const, ...(exercise.unit ? { unit: exercise.unit } : {}) }
  return { answer: 'text' as const }
}
