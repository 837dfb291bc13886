import type { Question } from '../../../content/definition.ts'
import type { Cell } from '../../platform/csv.ts'

/** A column of the export: a question, or a part of its answer, and how to find it in the answer. */
export type AnswerColumn = {
  name: string
  question: Question
  part: string
  values: string
  read: (answer: unknown) => Cell
}

const fixed: [name: string, meaning: string][] = [
  ['person', 'pseudonym; the same person has the same one within this file and in no other'],
  ['attempt', 'number within this file'],
  ['definition_version', 'version of the assessment that was taken'],
  ['engine_version', 'version of the engine that scored it'],
  ['month', 'in which it was started'],
  ['minutes', 'from start to submission, pauses included'],
]
export const fixedNames = fixed.map(([name]) => name)

const plain = (answer: unknown): Cell =>
  Array.isArray(answer) ? answer.join(' ') : typeof answer === 'object' ? null : (answer as Cell)
const member =
  (key: string) =>
  (answer: unknown): Cell =>
    plain((answer as Record<string, unknown> | null)?.[key])

function partsOf(question: Question): Pick<AnswerColumn, 'part' | 'values' | 'read'>[] {
  if (question.kind === 'self')
    return [{ part: '', values: '1 to 5, as answered, not yet reversed', read: plain }]
  if (question.kind === 'situational' && question.format === 'rate')
    return question.options.map(({ id, text }) => ({ part: id, values: `1 to 5: ${text}`, read: member(id) }))
  if (question.kind === 'situational') {
    const values = question.options.map(({ id, text }) => `${id}: ${text}`).join('; ')
    return ['best', 'worst'].map(part => ({ part, values, read: member(part) }))
  }
  return question.kind === 'exercise' ? [{ part: '', values: question.exercise.type, read: plain }] : []
}

// What R takes for a name without quoting it.
const nameOf = (text: string) => text.replace(/[^A-Za-z0-9_.]/g, '.').replace(/^([^A-Za-z])/, 'q.$1')

/** Of every version's questions; where versions differ, the newest says what a question asks. Peers' answers are not theirs. */
export function columnsOf(versions: { questions: unknown }[]): AnswerColumn[] {
  const questions = new Map<string, Question>()
  for (const { questions: list } of versions)
    for (const question of Array.isArray(list) ? (list as Question[]) : [])
      if (typeof question?.id === 'string') questions.set(question.id, question)
  const taken = new Set(fixedNames)
  const unique = (wanted: string) => {
    let name = wanted
    for (let n = 1; taken.has(name); n++) name = `${wanted}.${n}`
    taken.add(name)
    return name
  }
  return [...questions.values()].flatMap(question =>
    partsOf(question).map(part => ({
      ...part,
      question,
      name: unique(nameOf(part.part ? `${question.id}.${part.part}` : question.id)),
    })),
  )
}

export function codebookOf(columns: AnswerColumn[]): Cell[][] {
  return [
    ['column', 'question', 'kind', 'dimension', 'reversed', 'text', 'values'],
    ...fixed.map(([name, meaning]) => [name, null, null, null, null, meaning, null]),
    ...columns.map(({ name, question, values }) => [
      name,
      question.id,
      question.kind,
      question.dimension,
      'reversed' in question && question.reversed === true,
      question.text,
      values,
    ]),
  ]
}
