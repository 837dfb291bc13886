import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { openAnswers } from '../device/answers.ts'
import { openStorage } from '../device/storage.ts'
import { assessmentTexts } from '../texts/assessments.ts'
import { objectionOf } from '../texts/refusals.ts'
import { textsNow } from '../texts/texts.ts'
import { say } from '../ui/toast.tsx'
import { type Attempt, askForTime, type Opened, type Question, sendAnswers } from './data.ts'
import { firstOpen, isAnswered, stepsOf, withAnswer, withQuestions } from './steps.ts'

const retryMs = 5_000
const mostAtOnce = 100
// 402: paid back meanwhile; what was answered counts once it is paid for again.
const mayPass = ({ status }: Refusal) => [0, 402, 429].includes(status) || status >= 500
const isTimeUp = (refused: Refusal | undefined) => refused?.reason === 'TIME_UP'

/**
 * One sitting: questions as they come, answers kept here first and sent in their order, one request at a time. What is
 * answered shows at once; the service is waited for only where it has yet to say what comes next.
 */
export function useSitting(person: string, opened: Opened, onLost: () => void) {
  const [kept] = useState(() => openAnswers(openStorage(), person, opened.attempt.id))
  const [attempt, setAttempt] = useState(opened.attempt)
  const [steps, setSteps] = useState(() => stepsOf(opened, kept.unsent()))
  const [place, setPlace] = useState(() => firstOpen(steps))
  const [unsent, setUnsent] = useState(kept.unsent().length)
  const [problem, setProblem] = useState<Refusal>()
  const shownAt = useRef(performance.now())
  const sending = useRef<Promise<void>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each question
  useEffect(() => {
    shownAt.current = performance.now()
  }, [place])

  function take(next: Attempt) {
    setAttempt(next)
    setSteps(now => withQuestions(now, [...next.questions, ...next.upcoming]))
  }

  async function sendAll() {
    try {
      for (let batch = kept.unsent(); batch.length > 0; batch = kept.unsent()) {
        batch = batch.slice(0, mostAtOnce)
        take(await sendAnswers(opened.attempt.assessment_id, opened.attempt.id, batch))
        kept.drop(batch)
        setUnsent(kept.unsent().length)
      }
      setProblem(undefined)
    } catch (error) {
      const refused =
        error instanceof Refusal ? error : new Refusal(500, { code: '', message: String(error) })
      if (mayPass(refused) || isTimeUp(refused)) return setProblem(refused)
      // Ended elsewhere, or not an answer to this: sent again it would be refused again, so the page begins anew.
      kept.drop(kept.unsent())
      say(textsNow(assessmentTexts).take.notTaken(objectionOf(refused)), { wrong: true })
      onLost()
    }
  }

  function send(): Promise<void> {
    sending.current ??= sendAll().finally(() => {
      sending.current = undefined
    })
    return sending.current
  }

  useRetry(problem, unsent, () => void send())

  return {
    attempt,
    steps,
    place,
    unsent,
    problem,
    /** Everything is answered, as far as the service and this page know. */
    isReady: attempt.progress.phase === 'ready_to_submit' && steps.every(isAnswered),
    /** Of an assessment with a time limit; what is kept here can be sent once there is more time. */
    isTimeUp: isTimeUp(problem) || attempt.time.remaining_seconds === 0,
    take,
    send,
    go: setPlace,
    /** They came too late to count. */
    dropUnsent() {
      kept.drop(kept.unsent())
      setUnsent(0)
    },
    async askForTime() {
      take(await askForTime(opened.attempt.assessment_id))
      setProblem(undefined)
      await send()
    },
    answer(question: Question, value: unknown) {
      const before = steps.find(step => step.question.id === question.id)
      if (JSON.stringify(before?.value) === JSON.stringify(value)) return
      kept.add({
        question_id: question.id,
        value,
        elapsed_ms: Math.round(performance.now() - shownAt.current),
        client_id: crypto.randomUUID(),
      })
      setUnsent(kept.unsent().length)
      setSteps(now => withAnswer(now, question.id, value))
      void send()
    },
  }
}

export type Sitting = ReturnType<typeof useSitting>

/** What is kept goes out when the page opens, when the line is back, and every now and then. */
function useRetry(problem: Refusal | undefined, unsent: number, send: () => void) {
  const latest = useRef(send)
  latest.current = send
  useEffect(() => latest.current(), [])
  useEffect(() => {
    if (!problem || isTimeUp(problem) || unsent === 0) return
    const again = () => latest.current()
    const wait = problem.retryAt ? Math.max(problem.retryAt.getTime() - Date.now(), retryMs) : retryMs
    const timer = setInterval(again, wait)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [problem, unsent])
}
