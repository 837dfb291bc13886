import { useEffect, useRef } from 'react'
import { Refusal } from '../api/refusal.ts'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Wrong } from '../ui/states.tsx'
import { Payment } from './payment.tsx'
import { Status } from './question-page.tsx'
import { inWords } from './steps.ts'
import styles from './take.module.css'
import type { Sitting } from './use-sitting.ts'

type Props = {
  sitting: Sitting
  error: unknown
  isBusy: boolean
  onChange(place: number): void
  onFinish(): void
}

export function Review({ sitting, error, isBusy, onChange, onFinish }: Props) {
  const t = useTexts(assessmentTexts).take
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const finish = (
    <Button kind="primary" className={styles.finish} busy={isBusy} onClick={onFinish}>
      {t.finish}
    </Button>
  )
  return (
    <div className={styles.stage}>
      <h1 ref={heading} tabIndex={-1}>
        {t.review}
      </h1>
      <p>{t.reviewMore}</p>
      <Status problem={sitting.problem} unsent={sitting.unsent} />
      {error instanceof Refusal && error.status === 402 ? (
        <Payment assessment={sitting.attempt.assessment_id} onRetry={onFinish} />
      ) : (
        error !== undefined && <Wrong error={error} onRetry={onFinish} />
      )}
      <div>{finish}</div>
      <ol className={styles.given}>
        {sitting.steps.map((step, place) => (
          <li key={step.question.id}>
            <p lang="en">{step.question.text}</p>
            <p className={styles.answer} lang="en">
              {inWords(step, t)}
            </p>
            <Button aria-label={t.changeThis(step.question.text)} onClick={() => onChange(place)}>
              {t.change}
            </Button>
          </li>
        ))}
      </ol>
      {sitting.steps.length > 8 && <div>{finish}</div>}
    </div>
  )
}
