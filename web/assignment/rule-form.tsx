import { useId } from 'react'
import { SourceSuggestions } from '../leads/source-suggestions.tsx'
import { assignmentTexts } from '../texts/assignment.ts'
import { useTexts } from '../texts/texts.ts'
import { Field, TextArea } from '../ui/field.tsx'
import styles from './assignment.module.css'
import { type AssignablePerson, nameOf } from './data.ts'
import { type Draft, type RefusedRule, readCapacity, sourcesOf } from './draft.ts'

type Props = {
  draft: Draft
  people: readonly AssignablePerson[]
  /** Nobody is chosen to give leads to. */
  isNobody: boolean
  refusal: RefusedRule | undefined
  onChange(draft: Draft): void
}

export function RuleForm({ draft, people, isNobody, refusal, onChange }: Props) {
  const t = useTexts(assignmentTexts)
  const name = useId()
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const peopleProblem = isNobody ? t.chooseSomebody : errorOf('people')
  const chosen = sourcesOf(draft)
  return (
    <div className={styles.form}>
      <div className={styles.part}>
        <TextArea
          label={t.sources}
          hint={t.sourcesHint}
          error={errorOf('sources')}
          value={draft.sources}
          rows={3}
          onChange={event => set({ sources: event.target.value })}
        />
        <SourceSuggestions
          isChosen={source => chosen.includes(source)}
          onAdd={source => set({ sources: withLine(draft.sources, source) })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.withoutSource}
            onChange={event => set({ withoutSource: event.target.checked })}
          />
          {t.withoutSource}
        </label>
      </div>
      <fieldset
        className={styles.part}
        aria-describedby={`${name}-people`}
        data-wrong={peopleProblem ? true : undefined}
      >
        <legend>{t.to}</legend>
        {[true, false].map(everybody => (
          <label key={String(everybody)} className={styles.check}>
            <input
              type="radio"
              name={name}
              checked={draft.everybody === everybody}
              onChange={() => set({ everybody })}
            />
            {everybody ? t.everybodyChoice : t.chosenChoice}
          </label>
        ))}
        {!draft.everybody && (
          <div className={styles.people}>
            {people.map(person => (
              <label key={person.id} className={styles.check}>
                <input
                  type="checkbox"
                  checked={draft.people.includes(person.id)}
                  onChange={event =>
                    set({
                      people: event.target.checked
                        ? [...draft.people, person.id]
                        : draft.people.filter(id => id !== person.id),
                    })
                  }
                />
                {nameOf(person)}
              </label>
            ))}
          </div>
        )}
        <p id={`${name}-people`} role="alert" className={styles.problem}>
          {peopleProblem ?? ''}
        </p>
      </fieldset>
      <div className={styles.part}>
        <Field
          label={t.capacity}
          optional
          hint={t.capacityHint}
          inputMode="numeric"
          autoComplete="off"
          error={readCapacity(draft.capacity) === undefined ? t.capacityWrong : errorOf('capacity')}
          value={draft.capacity}
          onChange={event => set({ capacity: event.target.value })}
        />
      </div>
    </div>
  )
}

const withLine = (text: string, line: string) => [text.trimEnd(), line].filter(Boolean).join('\n')
