import { useMemo, useRef, useState } from 'react'
import { asTaken } from '../../content/as-taken.ts'
import type { Question } from '../../content/definition.ts'
import { questionProblems } from '../../content/problems.ts'
import { isRecord } from '../../content/problems-shape.ts'
import { QuestionPage } from '../assessments/question-page.tsx'
import type { Step } from '../assessments/steps.ts'
import { usePreferences } from '../device/preferences.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import parts from '../ui/parts.module.css'
import { Empty } from '../ui/states.tsx'

// As long as a taker sees their choice.
const momentMs = 70

/** Through the questions as a taker sees them. Nothing is sent, and no attempt is made. */
export function Preview({ questions, onClose }: { questions: unknown; onClose(): void }) {
  const t = useTexts(defineTexts)
  const { moveOn } = usePreferences()
  const { asked, leftOut } = useMemo(() => askedIn(questions), [questions])
  const [place, setPlace] = useState(0)
  const [values, setValues] = useState<Record<string, unknown>>({})
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const question = asked[place]
  function go(to: number) {
    clearTimeout(soon.current)
    setPlace(Math.max(0, to))
  }
  const next = () => go(place + 1)
  return (
    <div className={parts.sheet}>
      <div className={parts.notice}>
        <p>
          <b>{t.previewing}</b> {question && t.placeOf(place + 1, asked.length)}{' '}
          {leftOut > 0 && t.leftOut(leftOut)}
        </p>
        <Button onClick={onClose}>{t.endPreview}</Button>
      </div>
      {question ? (
        <QuestionPage
          key={`${question.id}/${place}`}
          sitting={{ place, problem: undefined, unsent: 0 }}
          step={stepOf(question, values)}
          isWaiting={false}
          answered={t.notKept}
          onAnswer={(value, goesOn) => {
            setValues(now => ({ ...now, [question.id]: value }))
            clearTimeout(soon.current)
            if (goesOn === 'now') next()
            else if (goesOn === 'soon' && moveOn) soon.current = setTimeout(next, momentMs)
          }}
          onBack={() => go(place - 1)}
          onNext={next}
        />
      ) : (
        <Empty
          title={asked.length > 0 ? t.previewEnd : t.previewNone}
          action={asked.length > 0 && <Button onClick={() => go(0)}>{t.fromTheStart}</Button>}
        >
          {t.previewMore}
        </Empty>
      )}
    </div>
  )
}

const stepOf = (question: Step['question'], values: Record<string, unknown>): Step =>
  question.id in values ? { question, value: values[question.id] } : { question }

/** Those that can be asked; colleagues' questions are not among a taker's. */
function askedIn(questions: unknown) {
  const list = (Array.isArray(questions) ? questions : []).filter(
    one => !(isRecord(one) && one.kind === 'peer'),
  )
  const sound = list.filter(one => {
    let isSound = isRecord(one)
    if (isRecord(one))
      questionProblems(one, () => {
        isSound = false
      })
    return isSound
  })
  const asked = sound.map(one => asTaken(one as unknown as Question) as Step['question'])
  return { asked, leftOut: list.length - sound.length }
}
