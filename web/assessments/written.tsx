import { type FormEvent, useState } from 'react'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './take.module.css'

/** A number or a few words. Enter takes it and goes on. */
export function Written({ step: { question, value }, onAnswer }: AnswerProps) {
  const t = useTexts(assessmentTexts).take
  const isNumber = question.answer === 'number'
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const [wrong, setWrong] = useState<string>()

  function give(event: FormEvent) {
    event.preventDefault()
    const written = text.trim()
    // Half of the world writes 3,5.
    const number = Number(written.replace(',', '.'))
    if (written === '') return setWrong(t.missing)
    if (isNumber && !Number.isFinite(number)) return setWrong(t.numberWrong)
    onAnswer(isNumber ? number : written, 'now')
  }

  return (
    <form className={styles.written} onSubmit={give} noValidate>
      <Field
        label={isNumber ? t.number : t.text}
        {...(question.unit ? { hint: question.unit } : {})}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={isNumber ? 40 : 1000}
        value={text}
        error={wrong}
        onChange={event => {
          setText(event.target.value)
          setWrong(undefined)
        }}
      />
      <div>
        <Button type="submit" kind="primary" className={styles.move}>
          {t.next}
        </Button>
      </div>
    </form>
  )
}
