import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { usePreferences } from '../device/preferences.ts'
import { assessmentTexts } from '../texts/assessments.ts'
import { useTexts } from '../texts/texts.ts'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { goOn, type Opened, pause, submit, useOpenedAttempt } from './data.ts'
import { Paused } from './paused.tsx'
import { QuestionPage } from './question-page.tsx'
import { Review } from './review.tsx'
import styles from './take.module.css'
import { TimeAndPause } from './time-and-pause.tsx'
import { TimeUp } from './time-up.tsx'
import { useSitting } from './use-sitting.ts'

export default function Take() {
  const t = useTexts(assessmentTexts)
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error, refetch } = useOpenedAttempt(id)
  const [round, setRound] = useState(0)
  const toStart = (
    <Link to="/assessments" search={{ start: id }}>
      {t.take.toStart}
    </Link>
  )
  if (data?.attempt.state === 'in_progress')
    return (
      <Sitting
        key={`${data.attempt.id}/${round}`}
        opened={data}
        onLost={() => void refetch().then(() => setRound(round + 1))}
      />
    )
  return (
    <>
      <h1 className="unseen">{t.title}</h1>
      <div className={styles.stage}>{content()}</div>
    </>
  )

  function content() {
    if (error instanceof Refusal && error.status === 404)
      return (
        <Empty title={t.take.notBegun} action={toStart}>
          {t.take.notBegunMore}
        </Empty>
      )
    if (error) return <Wrong error={error} onRetry={() => void refetch()} />
    if (!data) return <Skeleton lines={7} height="3rem" />
    if (data.attempt.state === 'abandoned' || data.attempt.state === 'expired')
      return <Empty title={t.take.abandoned} action={toStart} />
    return (
      <Empty
        title={t.take.ended}
        action={
          <Link to="/results/$id" params={{ id }}>
            {t.seeResults}
          </Link>
        }
      >
        {t.take.endedMore}
      </Empty>
    )
  }
}

/** The choice stays visible for this long before the next question takes its place. */
const momentMs = 40

function Sitting({ opened, onLost }: { opened: Opened; onLost(): void }) {
  const navigate = useNavigate()
  const { moveOn } = usePreferences()
  const sitting = useSitting(usePerson().id, opened, onLost)
  // Pressed already where they came from. It leaves the address again: a pause later on outlasts a reload.
  const { resume } = useSearch({ strict: false }) as { resume?: boolean }
  const [isPaused, setPaused] = useState(opened.attempt.time.paused && !resume)
  const [isChanging, setChanging] = useState(false)
  const [wrong, setWrong] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { steps, place, attempt } = sitting
  const { assessment_id } = attempt

  const endPause = () => void goOn(assessment_id).then(sitting.take, () => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it was opened
  useEffect(() => {
    if (!resume) return
    void navigate({ to: '.', search: {}, replace: true })
    if (opened.attempt.time.paused) endPause()
  }, [])

  function move(to: number) {
    clearTimeout(soon.current)
    sitting.go(Math.min(Math.max(to, 0), steps.length))
  }

  const next = () => {
    move(isChanging ? steps.length : place + 1)
    setChanging(false)
  }

  async function finish() {
    setBusy(true)
    setWrong(undefined)
    try {
      if (!sitting.isTimeUp) await sitting.send()
      await submit(assessment_id, attempt.id)
      sitting.dropUnsent()
      void navigate({ to: '/results/$id', params: { id: assessment_id }, replace: true })
    } catch (error) {
      setWrong(error)
    }
    setBusy(false)
  }

  if (isPaused)
    return (
      <Paused
        assessment={assessment_id}
        onGoOn={() => {
          setPaused(false)
          endPause()
        }}
      />
    )
  // Nothing to show yet: what was answered last stays until the service has said what comes next.
  const shown = steps[place] ?? (sitting.isReady ? undefined : steps.at(-1))
  const kindAt = (at: number) => steps[at]?.question.kind
  const partOf = (at: number) => ({
    number: attempt.progress.parts.findIndex(part => part === kindAt(at)) + 1,
    of: attempt.progress.parts.length,
    isNew: kindAt(at - 1) !== kindAt(at),
  })
  return (
    <div className={attempt.larger_text ? styles.larger : undefined}>
      <TimeAndPause
        sitting={sitting}
        onPause={() => {
          setPaused(true)
          pause(assessment_id).catch(() => {})
        }}
      />
      {sitting.isTimeUp ? (
        <TimeUp sitting={sitting} error={wrong} isBusy={isBusy} onFinish={() => void finish()} />
      ) : shown ? (
        <QuestionPage
          key={shown.question.id}
          sitting={sitting}
          step={shown}
          part={partOf(steps.indexOf(shown))}
          isWaiting={place >= steps.length}
          onAnswer={(value, goesOn) => {
            sitting.answer(shown.question, value)
            clearTimeout(soon.current)
            if (goesOn === 'now') next()
            else if (goesOn === 'soon' && moveOn) soon.current = setTimeout(next, momentMs)
          }}
          onBack={() => move(Math.min(place, steps.length) - 1)}
          onNext={next}
        />
      ) : (
        <Review
          sitting={sitting}
          error={wrong}
          isBusy={isBusy}
          onChange={step => {
            setChanging(true)
            move(step)
          }}
          onFinish={() => void finish()}
        />
      )}
    </div>
  )
}
