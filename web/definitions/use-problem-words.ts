import type { Problem } from '../../content/problems.ts'
import { usePreferences } from '../device/preferences.ts'
import { problemInWords } from '../texts/definition-problems.ts'

/** What the check says, as a sentence in the person's language. */
export function useProblemWords() {
  const { language } = usePreferences()
  const of = ({ message }: Problem) => problemInWords(message, language)
  return {
    of,
    ofField: (problems: readonly Problem[], field: string) =>
      problems
        .filter(problem => problem.field === field)
        .map(of)
        .join(' ') || undefined,
  }
}
