import { useId } from 'react'
import type { Outcome } from '../call/effect.ts'
import { statuses } from '../leads/filters.ts'
import { callOutcomeTexts } from '../texts/call-outcomes.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { Field, Select } from '../ui/field.tsx'
import styles from './call-outcomes.module.css'
import type { Draft, FieldName, MovableStatus } from './draft.ts'

export type FieldError = { outcome: Outcome; field: FieldName; message: string }

type Props = {
  outcome: Outcome
  draft: Draft
  error: FieldError | undefined
  onChange(draft: Draft): void
}

// A converted lead is left only by a call that says so.
const movable = statuses.filter((status): status is MovableStatus => status !== 'converted')
const followUps = ['optional', 'required', 'refused'] as const

export function OutcomeForm({ outcome, draft, error, onChange }: Props) {
  const t = useTexts(callOutcomeTexts)
  const { status: statusNames } = useTexts(leadTexts)
  const id = useId()
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const errorOf = (field: FieldName) => (error?.field === field ? error.message : undefined)
  const box = (field: 'contact' | 'do_not_call', label: string, hint: string, disabled = false) => (
    <div className={styles.box}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft[field]}
          disabled={disabled}
          aria-invalid={errorOf(field) ? true : undefined}
          aria-describedby={`${id}-${field}`}
          onChange={event => set({ [field]: event.target.checked })}
        />
        {label}
      </label>
      <p id={`${id}-${field}`} className={errorOf(field) ? styles.problem : styles.soft}>
        {errorOf(field) ?? hint}
      </p>
    </div>
  )

  return (
    <>
      {box('contact', t.contact, t.contactHint)}
      <Select
        label={t.to}
        value={draft.to}
        options={[
          { value: '' as const, label: t.stays },
          ...statuses.map(value => ({ value, label: t.movesTo(statusNames[value].toLowerCase()) })),
        ]}
        onChange={to => set({ to })}
      />
      {draft.to !== '' && (
        <fieldset
          className={styles.from}
          aria-describedby={`${id}-from`}
          data-wrong={errorOf('status') ? true : undefined}
        >
          <legend>{t.from}</legend>
          {movable.map(status => (
            <label key={status} className={styles.check}>
              <input
                type="checkbox"
                checked={draft.from.includes(status)}
                onChange={event =>
                  set({
                    from: movable.filter(one =>
                      one === status ? event.target.checked : draft.from.includes(one),
                    ),
                  })
                }
              />
              {statusNames[status]}
            </label>
          ))}
          <p id={`${id}-from`} role="alert" className={styles.problem}>
            {errorOf('status') ?? ''}
          </p>
        </fieldset>
      )}
      <Field
        label={t.waits}
        hint={t.waitsHint}
        autoComplete="off"
        value={draft.waits}
        error={errorOf('retry_minutes')}
        onChange={event => set({ waits: event.target.value })}
      />
      <Field
        label={t.attempts}
        optional
        hint={t.attemptsHint}
        inputMode="numeric"
        autoComplete="off"
        value={draft.attempts}
        error={errorOf('max_attempts')}
        onChange={event => set({ attempts: event.target.value })}
      />
      <Select
        label={t.followUp}
        value={draft.follow_up}
        error={errorOf('follow_up')}
        options={followUps.map(value => ({ value, label: t.followUps[value] }))}
        onChange={follow_up => set({ follow_up })}
      />
      {box(
        'do_not_call',
        t.doNotCall,
        outcome === 'do_not_call' ? t.doNotCallStays : t.doNotCallHint,
        outcome === 'do_not_call',
      )}
    </>
  )
}
