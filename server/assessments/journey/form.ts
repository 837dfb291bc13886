import type { Question } from '../../../content/definition.ts'
import type { Plan } from '../../../content/intake.ts'
import type { Prepared } from '../definitions.ts'

/** 1: made for such a person; 0: for everybody; −1: for others. */
export function preference(question: { roles?: string[]; industries?: string[] }, plan: Plan): number {
  const { roles, industries } = question
  if (!roles?.length && !industries?.length) return 0
  const named =
    (plan.role && roles?.includes(plan.role)) || (plan.industry && industries?.includes(plan.industry))
  return named ? 1 : -1
}

/** What follows the adaptive part: scenes, then exercises. Chosen by the seed and the intake, so it never changes. */
export function fixedPart(prepared: Prepared, plan: Plan, seed: string): string[] {
  const form = prepared.rules.forms[plan.form]
  const pick = (questions: Question[], perDimension: number) =>
    choose(prepared, plan, seed, questions, perDimension)
  return [
    ...pick(prepared.of.situational, form.situational_per_dimension),
    ...(plan.exercises ? pick(prepared.of.exercise, form.exercises_per_dimension) : []),
  ]
}

/** So many from each dimension, those that suit the person first, otherwise at random; dimensions take turns. */
function choose(
  prepared: Prepared,
  plan: Plan,
  seed: string,
  questions: Question[],
  perDimension: number,
): string[] {
  const byDimension = prepared.dimensions.map(dimension =>
    questions
      .filter(question => question.dimension === dimension)
      .map(question => ({
        id: question.id,
        suits: preference(question, plan),
        draw: hashText(`${seed}/${question.id}`),
      }))
      .sort((x, y) => y.suits - x.suits || x.draw - y.draw)
      .slice(0, perDimension),
  )
  const turns = Array.from({ length: perDimension }, (_, turn) => byDimension.map(list => list[turn]?.id))
  return turns.flat().filter(id => id !== undefined)
}

function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619)
  return hash >>> 0
}
