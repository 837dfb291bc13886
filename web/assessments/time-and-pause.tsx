import { InBar } from '../frame/page-title.tsx'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { say } from '../ui/toast.tsx'
import { askForTime } from './data.ts'
import { isAnswered } from './steps.ts'
import styles from './take.module.css'
import type { Sitting } from './use-sitting.ts'

/** What is left, and the way out. */
export function TimeAndPause({ sitting, onPause }: { sitting: Sitting; onPause(): void }) {
  const t = useTexts(assessmentTexts).take
  const { attempt, steps } = sitting
  const { progress, time } = attempt
  const answered = steps.filter(isAnswered).length
  const expected = Math.max(progress.expected, steps.length)
  const percent = expected === 0 ? 0 : Math.round((100 * answered) / expected)
  const left = time.remaining_seconds === null ? null : Math.ceil(time.remaining_seconds / 60)
  return (
    <>
      <InBar>
        <p className={styles.left}>
          {t.minutesLeft(progress.minutes_left)} · {left === null ? t.noLimit : t.limitLeft(left)}
        </p>
        {left !== null && (time.extensions_left ?? 0) > 0 && (
          <Button
            onClick={() =>
              void askForTime(attempt.assessment_id).then(
                next => {
                  sitting.take(next)
                  say(t.gotMoreTime)
                },
                error => say(String(error.message), { wrong: true }),
              )
            }
          >
            {t.moreTime}
          </Button>
        )}
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
    </>
  )
}
