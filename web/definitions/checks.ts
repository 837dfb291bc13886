import { createContext } from 'react'
import type { Problem } from '../../content/problems.ts'
import type { Item } from './draft.ts'

/** What is wrong with a field, in words; and whether it is said before somebody has been there. */
export type Checks = { errorOf(field: string): string | undefined; isChecked: boolean }

export const ChecksContext = createContext<Checks>({ errorOf: () => undefined, isChecked: false })

/** Those of the question: by its id, or by its place where it has none. */
export const problemsOfItem = (problems: readonly Problem[], { question }: Item, index: number) =>
  problems.filter(problem => problem.question === question.id || problem.question === `questions[${index}]`)

/** Where it stands in the definition: questions[3].text, scoring_rules.weights. */
export function pathOf({ question, field }: Problem, items: readonly { id?: unknown }[]): string {
  if (question === null) return field
  const index = items.findIndex(({ id }) => id === question)
  const at = index < 0 ? question : `questions[${index}]`
  return field ? `${at}.${field}` : at
}
