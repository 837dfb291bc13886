import { isRecord, type Json } from '../../content/problems-shape.ts'
import { defineTexts } from '../texts/define.ts'
import { useTexts } from '../texts/texts.ts'
import parts from '../ui/parts.module.css'
import { NumberBox, Together } from './controls.tsx'
import { withField } from './draft.ts'
import styles from './editor.module.css'

const components = ['self', 'situational', 'peer'] as const
const stops = ['min_items_per_dimension', 'max_items_per_dimension', 'target_se'] as const

/** How it is run. What is left empty is taken from Mettle's own rules. */
export function RulesForm({ rules, onChange }: { rules: Json; onChange(rules: Json): void }) {
  const t = useTexts(defineTexts)
  const group = (name: 'weights' | 'stopping') => (isRecord(rules[name]) ? rules[name] : {})
  const setIn = (name: 'weights' | 'stopping', field: string, value: unknown) => {
    const next = withField(group(name), field, value)
    onChange(withField(rules, name, Object.keys(next).length > 0 ? next : undefined))
  }
  return (
    <section className={parts.card} aria-labelledby="rules">
      <h2 id="rules">{t.rules}</h2>
      <div className={parts.pair}>
        <NumberBox
          label={t.limit}
          hint={t.limitHint}
          optional
          field="scoring_rules.time_limit_minutes"
          value={rules.time_limit_minutes}
          onChange={minutes => onChange(withField(rules, 'time_limit_minutes', minutes))}
        />
      </div>
      <details className={styles.more}>
        <summary>{t.weightsAndLength}</summary>
        <div className={parts.fields}>
          <p className={parts.soft}>{t.weightsHint}</p>
          <div className={parts.pair}>
            {components.map(part => (
              <NumberBox
                key={part}
                label={t.weights[part]}
                optional
                field={`scoring_rules.weights.${part}`}
                value={group('weights')[part]}
                onChange={value => setIn('weights', part, value)}
              />
            ))}
          </div>
          <Together fields={['scoring_rules.weights']} />
          <p className={parts.soft}>{t.stoppingHint}</p>
          <div className={parts.pair}>
            {stops.map(stop => (
              <NumberBox
                key={stop}
                label={t.stopping[stop]}
                optional
                field={`scoring_rules.stopping.${stop}`}
                value={group('stopping')[stop]}
                onChange={value => setIn('stopping', stop, value)}
              />
            ))}
          </div>
        </div>
      </details>
    </section>
  )
}
