import { useId, useState } from 'react'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { useShortcutAction } from '../ui/shortcuts.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './take.module.css'

const numbers = [1, 2, 3, 4, 5]

/** A scene whose ways to act are rated one by one. A digit rates the one that has the focus, or the first without. */
export function Ratings({ step: { question, value }, onAnswer }: AnswerProps) {
  const t = useTexts(assessmentTexts).take
  const options = question.options ?? []
  const [given, setGiven] = useState((value ?? {}) as Record<string, number>)
  const [focused, setFocused] = useState<string>()
  const place = useId()
  const hint = useId()

  function rate(id: string, number: number) {
    const next = { ...given, [id]: number }
    setGiven(next)
    if (options.every(option => next[option.id] !== undefined)) onAnswer(next)
  }

  function rateByKey(number: number) {
    const target = focused ?? options.find(({ id }) => given[id] === undefined)?.id ?? options[0]?.id
    if (target === undefined) return
    rate(target, number)
    const after = options[options.findIndex(({ id }) => id === target) + 1]
    if (after) document.getElementById(`${place}-${after.id}-${given[after.id] ?? 1}`)?.focus()
  }

  return (
    <div className={styles.scene}>
      <p id={hint} className={styles.hint}>
        {t.rateHint}
      </p>
      {numbers.map(number => (
        <RatingKey key={number} number={number} onPress={() => rateByKey(number)} />
      ))}
      {options.map(({ id, text }) => (
        <fieldset
          key={id}
          className={styles.way}
          aria-describedby={hint}
          onFocus={() => setFocused(id)}
          onBlur={() => setFocused(undefined)}
        >
          <legend lang="en">{text}</legend>
          <div className={styles.numbers}>
            {numbers.map(number => (
              <label key={number} className={styles.number}>
                <input
                  id={`${place}-${id}-${number}`}
                  type="radio"
                  name={`${place}-${id}`}
                  aria-label={t.rating(number)}
                  checked={given[id] === number}
                  onChange={() => rate(id, number)}
                />
                <span aria-hidden="true">{number}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

function RatingKey({ number, onPress }: { number: number; onPress(): void }) {
  const t = useTexts(assessmentTexts).take
  useShortcutAction({ name: `take.answer.${number}`, key: String(number), does: t.chooses(number) }, onPress)
  return null
}
