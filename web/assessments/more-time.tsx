import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { say } from '../ui/toast.tsx'
import type { Sitting } from './use-sitting.ts'

/** Nothing where there is no limit, or no more to be had. */
export function MoreTime({ sitting, kind }: { sitting: Sitting; kind?: 'primary' }) {
  const t = useTexts(assessmentTexts).take
  if (!sitting.attempt.time.extensions_left) return null
  return (
    <Button
      {...(kind ? { kind } : {})}
      onClick={() =>
        void sitting.askForTime().then(
          () => say(t.gotMoreTime),
          error => say(String(error.message), { wrong: true }),
        )
      }
    >
      {t.moreTime}
    </Button>
  )
}
