import { callTexts } from '../texts/call.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import page from './call.module.css'
import { Choice } from './choice.tsx'
import { type Outcome, outcomes } from './effect.ts'
import styles from './outcome-choice.module.css'

type Props = {
  outcome: Outcome | undefined
  isMissing: boolean
  onChoose(outcome: Outcome): void
  /** Undefined where a sale cannot have come of it, or was made before. */
  converted: boolean | undefined
  onConvert(): void
}

/** How a call went, one key each, and whether they bought. */
export function OutcomeChoice({ outcome, isMissing, onChoose, converted, onConvert }: Props) {
  const t = useTexts(callTexts)
  return (
    <fieldset data-part="outcome" tabIndex={-1} aria-describedby="outcome-problem">
      <legend>{t.outcome}</legend>
      <div className={styles.outcomes}>
        {outcomes.map((one, place) => (
          <Choice
            key={one}
            isChosen={outcome === one}
            onChoose={() => onChoose(one)}
            shortcut={{ name: `call.outcome.${one}`, key: String(place + 1), does: t.outcomes[one] }}
          />
        ))}
        {converted !== undefined && (
          <Button
            aria-pressed={converted}
            onClick={onConvert}
            shortcut={{ name: 'call.converted', key: 'b', does: t.bought }}
          >
            {t.bought}
          </Button>
        )}
      </div>
      <p id="outcome-problem" role="alert" className={page.problem}>
        {isMissing ? t.outcomeMissing : ''}
      </p>
    </fieldset>
  )
}
