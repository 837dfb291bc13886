import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { assessmentTexts } from '../texts/assessments.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import styles from './assessments.module.css'
import { type Assessment, type Intake, useComparisonConsent, useIntake, useStart } from './data.ts'
import { IntakeQuestions } from './intake-questions.tsx'
import { Payment } from './payment.tsx'

/** What it is, who sees what, a few questions about the person, and their consent. Nothing is stored before Begin. */
export function Before({ assessment }: { assessment: Assessment }) {
  const t = useTexts(assessmentTexts)
  const format = useFormat()
  const navigate = useNavigate()
  const { data: questions, error, refetch } = useIntake(assessment.id)
  const consent = useComparisonConsent()
  const start = useStart(assessment.id)
  const [intake, setIntake] = useState<Intake>({})
  const [compare, setCompare] = useState<boolean>()
  const [agreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const note = useId()

  function begin(event?: FormEvent) {
    event?.preventDefault()
    setMissing(!agreed)
    if (!agreed) return box.current?.focus()
    if (start.isPending) return
    start.mutate(
      { intake, compare: compare ?? consent.data ?? false },
      {
        onSuccess: () =>
          void navigate({ to: '/assessments/$id/take', params: { id: assessment.id }, replace: true }),
      },
    )
  }

  const problem = start.error ?? error
  if (problem instanceof Refusal && problem.status === 402)
    return <Payment assessment={assessment.id} onRetry={() => begin()} />
  if (problem instanceof Refusal && problem.reason === 'RETAKE_PAUSE')
    return (
      <Empty title={t.early.title} action={<Link to="/assessments">{t.back}</Link>}>
        {t.early.more} {problem.retryAt && t.againFrom(format.day(problem.retryAt))}
      </Empty>
    )
  if (error instanceof Refusal && error.status === 400)
    return (
      <Empty title={t.broken} action={<Link to="/assessments">{t.back}</Link>}>
        <span lang="en">{error.message}</span>
      </Empty>
    )
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!questions)
    return (
      <div className={styles.sheet}>
        <Skeleton lines={6} height="3rem" />
      </div>
    )

  return (
    <div className={styles.sheet}>
      <h2 lang="en">{assessment.title}</h2>
      {assessment.description && <p lang="en">{assessment.description}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t.before.long}</dt>
          <dd>{t.before.longMore}</dd>
        </div>
        <div>
          <dt>{t.before.stop}</dt>
          <dd>{t.before.stopMore}</dd>
        </div>
        <div>
          <dt>{t.before.who}</dt>
          <dd>{t.before.whoMore}</dd>
        </div>
      </dl>
      <form onSubmit={begin} noValidate className={styles.form}>
        {questions.length > 0 && (
          <>
            <h2>{t.before.intake}</h2>
            <p className={styles.soft}>{t.before.intakeMore}</p>
            <IntakeQuestions questions={questions} given={intake} onChange={setIntake} />
          </>
        )}
        <div>
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={compare ?? consent.data ?? false}
              onChange={event => setCompare(event.target.checked)}
            />
            {t.before.compare}
          </label>
          <p className={styles.help}>{t.before.compareMore}</p>
        </div>
        <div>
          <label className={styles.agree}>
            <input
              ref={box}
              type="checkbox"
              checked={agreed}
              required
              aria-invalid={isMissing || undefined}
              aria-describedby={note}
              onChange={event => {
                setAgreed(event.target.checked)
                setMissing(false)
              }}
            />
            {t.before.agree}
          </label>
          <p id={note} className={styles.wrong}>
            {isMissing && t.before.agreeFirst}
          </p>
        </div>
        {start.error && <Wrong error={start.error} onRetry={() => begin()} />}
        <p className={styles.acts}>
          <Button type="submit" kind="primary" className={styles.begin} busy={start.isPending}>
            {t.before.start}
          </Button>
          <Link className={styles.plain} to="/assessments">
            {t.back}
          </Link>
        </p>
      </form>
    </div>
  )
}
