import { useId, useState } from 'react'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import type { AnswerProps } from './answer-props.ts'
import styles from './take.module.css'

type Picked = { best?: string; worst?: string }
const ends = ['best', 'worst'] as const

/** A scene of which the best and the worst way to act are chosen; one way cannot be both. */
export function BestWorst({ step: { question, value }, labelledBy, onAnswer }: AnswerProps) {
  const t = useTexts(assessmentTexts).take
  const [picked, setPicked] = useState((value ?? {}) as Picked)
  const place = useId()

  function pick(end: 'best' | 'worst', id: string) {
    const other = end === 'best' ? 'worst' : 'best'
    const { [other]: kept } = picked
    const next: Picked = { [end]: id, ...(kept !== undefined && kept !== id ? { [other]: kept } : {}) }
    setPicked(next)
    if (next.best !== undefined && next.worst !== undefined) onAnswer(next)
  }

  return (
    <fieldset className={styles.scene} aria-labelledby={labelledBy}>
      <p className={styles.hint}>{t.pickHint}</p>
      {(question.options ?? []).map(({ id, text }) => (
        <div key={id} className={styles.way}>
          <p id={`${place}-${id}`} lang="en">
            {text}
          </p>
          <div className={styles.numbers}>
            {ends.map(end => (
              <label key={end} className={styles.number}>
                <input
                  type="radio"
                  name={`${place}-${end}`}
                  aria-labelledby={`${place}-${id}-${end} ${place}-${id}`}
                  checked={picked[end] === id}
                  onChange={() => pick(end, id)}
                />
                <span id={`${place}-${id}-${end}`}>{t[end]}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
