import { useEffect, useRef } from 'react'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Wrong } from '../ui/states.tsx'
import { MoreTime } from './more-time.tsx'
import styles from './take.module.css'
import type { Sitting } from './use-sitting.ts'

type Props = { sitting: Sitting; error: unknown; isBusy: boolean; onFinish(): void }

/** The limit is reached: more time is one press away, and what was answered counts either way. */
export function TimeUp({ sitting, error, isBusy, onFinish }: Props) {
  const t = useTexts(assessmentTexts).take
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canHaveMore = Boolean(sitting.attempt.time.extensions_left)
  return (
    <div className={styles.stage}>
      <h1 ref={heading} tabIndex={-1}>
        {t.timeUp}
      </h1>
      <p>{canHaveMore ? t.timeUpMore : t.timeUpEnd}</p>
      {error !== undefined && <Wrong error={error} onRetry={onFinish} />}
      <div className={styles.acts}>
        <MoreTime sitting={sitting} kind="primary" />
        <Button busy={isBusy} onClick={onFinish}>
          {t.finishNow}
        </Button>
      </div>
    </div>
  )
}
