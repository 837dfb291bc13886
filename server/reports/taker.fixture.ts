import { builtIn } from '../../content/built-in.ts'
import { answerTo, type Shown } from '../../test/harness/taker.ts'

const reversed = new Set(
  builtIn.questions.flatMap(question => ('reversed' in question && question.reversed ? [question.id] : [])),
)
const levels = [4, 4, 3, 5, 4, 3, 4, 5]

/** Answers that fit together, a little above the middle, as somebody gives them who reads. */
export function honestAnswer(question: Shown, n: number) {
  const level = levels[n % levels.length] as number
  return answerTo(question, reversed.has(question.id) ? 6 - level : level)
}
