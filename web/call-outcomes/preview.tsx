import type { Outcome, Rules } from '../call/effect.ts'
import { EffectWords } from '../call/what-saving-does.tsx'
import { callTexts } from '../texts/call.ts'
import { callOutcomeTexts } from '../texts/call-outcomes.ts'
import { useTexts } from '../texts/texts.ts'
import { Tag } from '../ui/tag.tsx'
import styles from './call-outcomes.module.css'
import { OutcomeKey } from './outcome-key.tsx'

const stages = ['new', 'contacted', 'qualified'] as const

/** The outcome as it stands on Call, and the sentence beside "Save" for leads at each stage. */
export function Preview({
  rules,
  outcome,
  isReadable,
}: {
  rules: Rules
  outcome: Outcome
  isReadable: boolean
}) {
  const t = useTexts(callOutcomeTexts)
  const words = useTexts(callTexts)
  const { max_attempts: most, follow_up, retry_minutes } = rules[outcome]
  const next = { optional: t.nextOptional, required: words.nextMissing, refused: words.nextRefused }
  return (
    <section className={styles.preview}>
      <h2>{t.preview}</h2>
      <p className={styles.outcome}>
        <OutcomeKey outcome={outcome} /> {words.outcomes[outcome]}
      </p>
      {isReadable ? effects() : <p className={styles.soft}>{t.unreadable}</p>}
    </section>
  )

  function effects() {
    return (
      <dl>
        {stages.map(status => (
          <div key={status}>
            <dt>
              <Tag tone={status}>{words.statuses[status]}</Tag>
            </dt>
            <dd>
              <EffectWords rules={rules} outcome={outcome} status={status} />
            </dd>
          </div>
        ))}
        {most !== null && most > 1 && retry_minutes.length > 0 && (
          <div>
            <dt>{t.atAttempt(most)}</dt>
            <dd>
              <EffectWords rules={rules} outcome={outcome} status="new" attemptsInRow={most - 1} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words.next}</dt>
          <dd>{next[follow_up]}</dd>
        </div>
      </dl>
    )
  }
}
