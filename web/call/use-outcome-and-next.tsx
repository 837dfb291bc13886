import { useRef, useState } from 'react'
import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { useRules } from './data.ts'
import { canConvert, type Entered, type Outcome, type Status } from './effect.ts'
import { NextStepChoice } from './next-step-choice.tsx'
import styles from './outcome-choice.module.css'
import { OutcomeChoice } from './outcome-choice.tsx'

/** How a call went and when to speak next; what is missing is said, and has the focus, before anything is saved. */
export function useOutcomeAndNext(
  { outcome, followUp, converted = false }: Entered,
  status: Status,
  onChange: (change: Entered) => void,
  onEnter?: () => void,
) {
  const t = useTexts(callTexts)
  const rules = useRules().data
  const place = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState<'outcome' | 'next'>()
  const [isTimeUnfinished, setTimeUnfinished] = useState(false)
  const rule = outcome && rules?.[outcome].follow_up
  const isNextMissing = rule === 'required' ? !followUp : rule !== 'refused' && isTimeUnfinished

  const mayConvert = (one: Outcome | undefined) => Boolean(one && rules && canConvert(rules[one]))

  function isComplete() {
    const problem = !outcome ? 'outcome' : isNextMissing ? 'next' : undefined
    setMissing(problem)
    const part = problem && place.current?.querySelector<HTMLElement>(`[data-part=${problem}]`)
    if (part) (part.querySelector('input') ?? part).focus()
    return problem === undefined
  }

  const choices = (
    <div ref={place} data-choices className={styles.choices}>
      <OutcomeChoice
        outcome={outcome}
        isMissing={missing === 'outcome'}
        converted={status !== 'converted' && mayConvert(outcome) ? converted : undefined}
        onConvert={() => onChange({ converted: !converted })}
        onChoose={next => {
          setMissing(undefined)
          const refused = rules?.[next].follow_up === 'refused'
          onChange({
            outcome: next,
            ...(refused ? { followUp: null } : {}),
            ...(mayConvert(next) ? {} : { converted: false }),
          })
        }}
      />
      <NextStepChoice
        followUp={followUp}
        refused={rule === 'refused'}
        problem={missing === 'next' ? t.nextMissing : undefined}
        onChange={(next, isUnfinished) => {
          setMissing(undefined)
          setTimeUnfinished(isUnfinished)
          onChange({ followUp: next })
        }}
        onEnter={onEnter}
      />
    </div>
  )
  return { choices, isComplete }
}
