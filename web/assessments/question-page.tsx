import { type ReactNode, useEffect, useId, useRef } from 'react'
import { setPreferences, usePreferences } from '../device/preferences.ts'
import { assessmentTexts } from '../texts/assessments.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { AnswerForm } from './answer-form.tsx'
import { isAnswered, type Step } from './steps.ts'
import styles from './take.module.css'
import type { Sitting } from './use-sitting.ts'

type Props = {
  sitting: Pick<Sitting, 'place' | 'problem' | 'unsent'>
  step: Step
  isWaiting: boolean
  onAnswer(value: unknown, goesOn?: 'soon' | 'now'): void
  onBack(): void
  onNext(): void
  /** Which of how many parts it belongs to; a new part is read out with its first question. */
  part?: { number: number; of: number; isNew: boolean }
  /** What is said once it is answered, where that is not that it was saved. */
  answered?: string
}

/** One question and nothing else. Its heading takes the focus, so that it is read out and Tab goes on to the answers. */
export function QuestionPage({ sitting, step, isWaiting, onAnswer, onBack, onNext, part, answered }: Props) {
  const t = useTexts(assessmentTexts).take
  const { moveOn } = usePreferences()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { question } = step
  const { place, problem, unsent } = sitting
  const about = t.parts[question.kind === 'peer' ? 'self' : question.kind]
  const hasOwnNext = question.answer === 'number' || question.answer === 'text'
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.stage} aria-busy={isWaiting || undefined}>
      <p id={`${id}-part`} className={styles.part}>
        {part && part.of > 1 ? t.partAbout(t.partOf(part.number, part.of), about) : about}
      </p>
      <h1
        id={id}
        ref={heading}
        tabIndex={-1}
        lang="en"
        className={styles.question}
        aria-describedby={part?.isNew ? `${id}-part` : undefined}
      >
        {question.text}
      </h1>
      <AnswerForm step={step} labelledBy={id} onAnswer={onAnswer} />
      <div className={styles.under}>
        {place > 0 && (
          <Button
            className={styles.move}
            onClick={onBack}
            shortcut={{ name: 'take.back', key: 'b', does: t.back }}
          >
            {t.back}
          </Button>
        )}
        {isAnswered(step) && !isWaiting && !hasOwnNext && (
          <Button
            className={styles.move}
            kind="primary"
            onClick={onNext}
            shortcut={{ name: 'take.next', key: 'Enter', does: t.next }}
          >
            {t.next}
          </Button>
        )}
        <Status problem={problem} unsent={unsent} isWaiting={isWaiting}>
          {isAnswered(step) && unsent === 0 ? (answered ?? t.saved) : t.unanswered}
        </Status>
      </div>
      <label className={styles.moveOn}>
        <input
          type="checkbox"
          checked={moveOn}
          onChange={event => setPreferences({ moveOn: event.target.checked })}
        />
        {t.moveOn}
      </label>
    </div>
  )
}

/** Whether what was answered is safe, in one line that is read out when it changes. */
export function Status({
  problem,
  unsent,
  isWaiting = false,
  children,
}: Pick<Sitting, 'problem' | 'unsent'> & { isWaiting?: boolean; children?: ReactNode }) {
  const { take: t, payment } = useTexts(assessmentTexts)
  const format = useFormat()
  if (!problem || unsent === 0) return <p role="status">{children}</p>
  const why = ({ status, retryAt }: typeof problem) => {
    if (status === 402) return `${payment.title}. ${payment.more}`
    if (status === 429 && retryAt) return t.busy(format.time(retryAt))
    return isWaiting ? `${t.kept(unsent)} ${t.noNext}` : t.kept(unsent)
  }
  return (
    <p role="status" className={styles.kept}>
      {why(problem)}
    </p>
  )
}
