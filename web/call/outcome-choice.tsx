import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import page from './call.module.css'
import { type Outcome, outcomes } from './effect.ts'
import styles from './outcome-choice.module.css'

type Props = { outcome: Outcome | undefined; isMissing: boolean; onChoose(outcome: Outcome): void }

/** How a call went, one key each. */
export function OutcomeChoice({ outcome, isMissing, onChoose }: Props) {
  const t = useTexts(callTexts)
  return (
    <fieldset data-part="outcome" aria-describedby="outcome-problem">
      <legend>{t.outcome}</legend>
      <div className={styles.outcomes}>
        {outcomes.map((one, place) => (
          <Button
            key={one}
            aria-pressed={outcome === one}
            onClick={() => onChoose(one)}
            shortcut={{ name: `call.outcome.${one}`, key: String(place + 1), does: t.outcomes[one] }}
          >
            {t.outcomes[one]}
          </Button>
        ))}
      </div>
      <p id="outcome-problem" role="alert" className={page.problem}>
        {isMissing ? t.outcomeMissing : ''}
      </p>
    </fieldset>
  )
}
