import { asTaken } from '../../content/as-taken.ts'
import type { IntakeQuestion, Question } from '../../content/definition.ts'
import { questionProblems } from '../../content/problems.ts'
import { isRecord } from '../../content/problems-shape.ts'

/** A definition's record as a test taker sees it: no effectiveness, rules or parameters, and no scoring rules. */
export function withoutKeys(body: string): string {
  const record = JSON.parse(body)
  return JSON.stringify({ ...record, questions: questionsShown(record.questions), scoring_rules: null })
}

/** What it is called and is about. */
export const withoutQuestions = (body: string): string =>
  JSON.stringify({ ...JSON.parse(body), questions: null, scoring_rules: null })

/** `questions` may be any JSON. What is no question anybody could be asked shows its id, kind and text at most. */
function questionsShown(questions: unknown): unknown {
  if (!Array.isArray(questions)) return plain(questions)
  return questions.map(question => {
    if (!isRecord(question)) return plain(question)
    let sound = true
    questionProblems(question, () => {
      sound = false
    })
    if (sound) return asTaken(question as unknown as Question)
    return { id: plain(question.id), kind: plain(question.kind), text: plain(question.text) }
  })
}

const plain = (value: unknown) => (typeof value === 'object' ? null : value)

/** The questionnaire before the assessment, without what its answers change. */
export const intakeShown = (questions: IntakeQuestion[]) =>
  questions.map(({ id, text, help, multiple, options }) => ({
    id,
    text,
    help,
    multiple,
    options: options.map(option => ({ id: option.id, text: option.text })),
  }))
