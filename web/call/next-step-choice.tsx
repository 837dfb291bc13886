import { useState } from 'react'
import { callTexts } from '../texts/call.ts'
import { useFormat } from '../texts/format.ts'
import { useTexts } from '../texts/texts.ts'
import page from './call.module.css'
import { Choice } from './choice.tsx'
import styles from './next-step-choice.module.css'
import { nextSteps, pickedMoment, pickedText } from './next-steps.ts'

type Props = {
  followUp: string | null | undefined
  refused: boolean
  problem: string | undefined
  /** A time that is still to be typed, or has passed, is unfinished: it is neither a time nor "nothing". */
  onChange(followUp: string | null, isUnfinished: boolean): void
  /** Enter in the field for a time, where no form takes it. */
  onEnter?: (() => void) | undefined
}

const keys = { today: 'q', tomorrow: 'w', later: 'e' }

/** When to speak next: one key for the usual times, or any time. */
export function NextStepChoice({ followUp, refused, problem, onChange, onEnter }: Props) {
  const t = useTexts(callTexts)
  const format = useFormat()
  // Worked out once for each call, so that a button does not change under the hand.
  const [steps] = useState(() => nextSteps(new Date(), format.timeZone))
  const isOther = Boolean(followUp) && !steps.some(({ at }) => at.toISOString() === followUp)
  const [isPicking, setPicking] = useState(isOther)
  const [isPast, setPast] = useState(false)

  const labels = {
    today: (at: Date) => t.nextToday(format.time(at)),
    tomorrow: (at: Date) => t.nextTomorrow(format.time(at)),
    later: (at: Date) => format.dayTime(at),
  }
  const choose = (next: string | null) => {
    setPicking(false)
    setPast(false)
    onChange(next, false)
  }

  return (
    <fieldset data-part="next" tabIndex={-1} disabled={refused} aria-describedby="next-problem">
      <legend>{t.next}</legend>
      <div className={styles.next}>
        {steps.map(({ name, at }) => (
          <Choice
            key={name}
            disabled={refused}
            isChosen={!isPicking && followUp === at.toISOString()}
            onChoose={() => choose(at.toISOString())}
            shortcut={{ name: `call.next.${name}`, key: keys[name], does: labels[name](at) }}
          />
        ))}
        <Choice
          disabled={refused}
          isChosen={isPicking}
          isExpanded={isPicking}
          onChoose={() => {
            setPicking(true)
            if (!isOther) onChange(null, true)
          }}
          shortcut={{ name: 'call.next.pick', key: 'r', does: t.nextPick }}
        />
        <Choice
          disabled={refused}
          isChosen={followUp === null && !isPicking}
          onChoose={() => choose(null)}
          shortcut={{ name: 'call.next.none', key: 'n', does: t.nextNone }}
        />
        {isPicking && !refused && (
          <label className={styles.pick}>
            {t.when}
            <input
              type="datetime-local"
              // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
              autoFocus
              onKeyDown={event => {
                if (event.key === 'Enter' && onEnter) {
                  event.preventDefault()
                  onEnter()
                }
              }}
              defaultValue={isOther && followUp ? pickedText(new Date(followUp), format.timeZone) : ''}
              onChange={event => {
                const at = pickedMoment(event.target.value, format.timeZone)
                const past = at !== undefined && at.getTime() <= Date.now()
                setPast(past)
                const next = at && !past ? at.toISOString() : null
                onChange(next, next === null)
              }}
            />
          </label>
        )}
      </div>
      <p id="next-problem" role="alert" className={page.problem}>
        {refused ? t.nextRefused : isPast ? t.nextPast : (problem ?? '')}
      </p>
    </fieldset>
  )
}
