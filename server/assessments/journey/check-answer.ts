import type { Question } from '../../../content/definition.ts'

/** Null when the value can be an answer to the question; otherwise what is wrong with it, for a person. */
export function wrongWith(question: Question, value: unknown): string | null {
  switch (question.kind) {
    case 'self':
    case 'peer':
      return isRating(value) ? null : 'must be a whole number from 1 to 5'
    case 'situational': {
      const ids = question.options.map(option => option.id)
      if (!isRecord(value)) return 'must be an object'
      return question.format === 'rate' ? wrongRating(ids, value) : wrongPick(ids, value)
    }
    case 'exercise':
      return wrongExercise(question.exercise, value)
  }
}

const isRating = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 5
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wrongRating(ids: string[], value: Record<string, unknown>) {
  const missing = ids.find(id => !isRating(value[id]))
  if (missing !== undefined) return `must rate option ${missing} from 1 to 5`
  return Object.keys(value).length === ids.length ? null : 'must rate each option once and nothing else'
}

function wrongPick(ids: string[], { best, worst }: Record<string, unknown>) {
  if (!ids.includes(best as string)) return 'must name one of the options as best'
  if (!ids.includes(worst as string)) return 'must name one of the options as worst'
  return best === worst ? 'must name two different options as best and worst' : null
}

function wrongExercise(exercise: Extract<Question, { kind: 'exercise' }>['exercise'], value: unknown) {
  switch (exercise.type) {
    case 'choice':
      return exercise.options.some(option => option.id === value)
        ? null
        : 'must be the id of one of the options'
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : 'must be a number'
    case 'order': {
      const ids = exercise.items.map(item => item.id)
      const complete =
        Array.isArray(value) && value.length === ids.length && ids.every(id => value.includes(id))
      return complete ? null : 'must list the id of each item once'
    }
    case 'text_match':
      return typeof value === 'string' && value.length <= 1000
        ? null
        : 'must be a text of at most 1000 characters'
  }
}
