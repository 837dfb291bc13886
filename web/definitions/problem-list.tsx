import type { Problem } from '../../content/problems.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { pathOf } from './checks.ts'
import styles from './editor.module.css'
import { useProblemWords } from './use-problem-words.ts'

const mostShown = 50

type Props = {
  problems: readonly Problem[]
  questions: readonly { id?: unknown }[]
  /** Leads to the question it is about. */
  onGo?(problem: Problem): void
}

/** Everything that keeps it from being taken, each with where it stands. */
export function ProblemList({ problems, questions, onGo }: Props) {
  const t = useTexts(defineTexts)
  const inWords = useProblemWords()
  return (
    <>
      <ul className={styles.problems}>
        {problems.slice(0, mostShown).map((problem, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same can be wrong twice in one place
          <li key={n}>
            {onGo && problem.question !== null ? (
              <button type="button" onClick={() => onGo(problem)}>
                <code>{pathOf(problem, questions)}</code>
              </button>
            ) : (
              <code>{pathOf(problem, questions) || t.wholeFile}</code>
            )}{' '}
            {inWords.of(problem)}
          </li>
        ))}
      </ul>
      {problems.length > mostShown && <p>{t.moreProblems(problems.length - mostShown)}</p>}
    </>
  )
}
