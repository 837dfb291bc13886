import { useRef, useState } from 'react'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Key, useShortcut } from '../ui/shortcuts.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './take.module.css'

/** One of several: a scale from 1 to 5, or the options of an exercise. A digit or a tap answers and goes on. */
export function Choices({ step: { question, value }, labelledBy, onAnswer }: AnswerProps) {
  const [chosen, setChosen] = useState(value)
  // The arrows only look around: what they pass over is no answer, until Space, Enter or Next takes it.
  const byArrow = useRef(false)
  const options: { value: unknown; text: string }[] =
    question.answer === 'scale'
      ? (question.scale ?? []).map((text, n) => ({ value: n + 1, text }))
      : (question.options ?? []).map(({ id, text }) => ({ value: id, text }))

  function choose(picked: unknown) {
    setChosen(picked)
    if (byArrow.current) byArrow.current = false
    else onAnswer(picked, 'soon')
  }

  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={styles.options}
      lang="en"
      onKeyDown={event => {
        byArrow.current = event.key.startsWith('Arrow')
        if (event.key !== 'Enter' || chosen === undefined) return
        event.preventDefault()
        onAnswer(chosen, 'now')
      }}
    >
      {options.map((option, n) => (
        <Choice
          key={option.text}
          number={n + 1}
          text={option.text}
          isChosen={chosen === option.value}
          onChoose={() => choose(option.value)}
        />
      ))}
    </div>
  )
}

function Choice({
  number,
  text,
  isChosen,
  onChoose,
}: {
  number: number
  text: string
  isChosen: boolean
  onChoose(): void
}) {
  const t = useTexts(assessmentTexts).take
  const shortcut = { name: `take.answer.${number}`, key: String(number), does: t.chooses(number) }
  const press = useShortcut(number <= 9 ? shortcut : undefined)
  return (
    <label className={styles.option}>
      <input ref={press} type="radio" name="answer" checked={isChosen} readOnly onClick={onChoose} />
      <span>{text}</span>
      {number <= 9 && <Key of={shortcut} />}
    </label>
  )
}
