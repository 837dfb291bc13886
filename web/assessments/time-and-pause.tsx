import { useEffect, useState } from 'react'
import { InBar } from '../frame/page-title.tsx'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import type { Attempt } from './data.ts'
import { MoreTime } from './more-time.tsx'
import { isAnswered } from './steps.ts'
import styles from './take.module.css'
import type { Sitting } from './use-sitting.ts'

/** Soon enough to ask for more time without haste. */
const warnMinutes = 3

/** What is left, and the way out. */
export function TimeAndPause({ sitting, onPause }: { sitting: Sitting; onPause(): void }) {
  const t = useTexts(assessmentTexts).take
  const { attempt, steps } = sitting
  const { progress } = attempt
  const answered = steps.filter(isAnswered).length
  const expected = Math.max(progress.expected, steps.length)
  const percent = expected === 0 ? 0 : Math.round((100 * answered) / expected)
  const left = useMinutesLeft(attempt.time)
  const isShort = left !== null && left <= warnMinutes && !sitting.isTimeUp
  return (
    <>
      <InBar>
        <p className={styles.left}>
          <span>{t.minutesLeft(progress.minutes_left)} ·</span>{' '}
          <span>{left === null ? t.noLimit : t.limitLeft(left)}</span>
        </p>
        {!sitting.isTimeUp && <MoreTime sitting={sitting} />}
        <Button onClick={onPause} shortcut={{ name: 'take.pause', key: 'p', does: t.pause }}>
          {t.pause}
        </Button>
      </InBar>
      <progress
        className={styles.progress}
        aria-label={t.progress(answered, expected)}
        value={percent}
        max={100}
      />
      <p role="alert" className={isShort ? styles.short : 'unseen'}>
        {isShort && `${t.limitLeft(left)}. ${attempt.time.extensions_left ? t.canHaveMore : ''}`}
      </p>
    </>
  )
}

/** Of the time limit, counted on between two answers of the service; null where there is none. */
function useMinutesLeft(time: Attempt['time']): number | null {
  const [seconds, setSeconds] = useState(time.remaining_seconds)
  useEffect(() => {
    setSeconds(time.remaining_seconds)
    if (time.remaining_seconds === null) return
    const end = Date.now() + time.remaining_seconds * 1000
    const timer = setInterval(() => setSeconds(Math.max(0, (end - Date.now()) / 1000)), 5_000)
    return () => clearInterval(timer)
  }, [time])
  return seconds === null ? null : Math.ceil(seconds / 60)
}
