import { importTexts } from '../texts/import.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './import.module.css'

const steps = ['file', 'columns', 'tryOut', 'import'] as const
export type Step = (typeof steps)[number]

export function Steps({ at, isOver }: { at: Step; isOver?: boolean }) {
  const t = useTexts(importTexts)
  const current = steps.indexOf(at)
  return (
    <ol className={styles.steps} aria-label={t.steps}>
      {steps.map((step, place) => {
        const isDone = place < current || isOver === true
        return (
          <li
            key={step}
            className={isDone ? styles.done : place === current ? styles.on : undefined}
            aria-current={place === current ? 'step' : undefined}
          >
            <i aria-hidden="true">{isDone ? '✓' : place + 1}</i>
            {t.step[step]}
            {isDone && <span className="unseen"> {t.stepDone}</span>}
          </li>
        )
      })}
    </ol>
  )
}
