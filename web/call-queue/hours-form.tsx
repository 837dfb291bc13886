import { useId, useState } from 'react'
import { callQueueTexts } from '../texts/call-queue.ts'
import { useTexts } from '../texts/texts.ts'
import { Field } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SaveBar } from '../ui/save-bar.tsx'
import { say } from '../ui/toast.tsx'
import { useEdited } from '../ui/use-edited.ts'
import styles from './call-queue.module.css'
import { type CallingHours, type Saved, useSaveCallingHours } from './data.ts'
import { type HoursDraft, type HoursField, hoursOf, problemInHours, weekdays } from './draft.ts'
import { refusedField } from './refused-field.ts'
import { useHoursSentence } from './use-sentences.ts'

const fields: readonly HoursField[] = ['from', 'to', 'days']

export function HoursForm({ saved }: { saved: Saved<CallingHours> }) {
  const { hours: t } = useTexts(callQueueTexts)
  const id = useId()
  const sentence = useHoursSentence()
  const save = useSaveCallingHours()
  const edited = useEdited<HoursDraft>(saved.value, saved.etag)
  const [isChecked, setChecked] = useState(false)
  const { draft } = edited
  const problem = problemInHours(draft)
  const refused = refusedField(save.error, fields)
  const isChanged = JSON.stringify(hoursOf(draft)) !== JSON.stringify(hoursOf(saved.value))

  function set(change: Partial<HoursDraft>) {
    edited.change({ ...draft, ...change })
    save.reset()
  }
  function saveAll() {
    setChecked(true)
    if (problem || save.isPending) return
    void save.mutateAsync({ value: hoursOf(draft), etag: edited.etag }).then(
      () => {
        edited.discard()
        say(t.saved)
      },
      () => {},
    )
  }
  const errorOf = (field: HoursField) =>
    isChecked && problem === field
      ? t.problems[field]
      : refused?.field === field
        ? refused.message
        : undefined
  const clock = (field: 'from' | 'to') => (
    <Field
      label={t[field]}
      hint={t.clockHint}
      inputMode="text"
      maxLength={5}
      autoComplete="off"
      value={draft[field]}
      error={errorOf(field)}
      onChange={event => set({ [field]: event.target.value })}
    />
  )

  return (
    <section className={parts.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <p className={parts.soft}>{t.hint}</p>
      <div className={parts.pair}>
        {clock('from')}
        {clock('to')}
      </div>
      <fieldset className={styles.days} aria-describedby={`${id}-days`}>
        <legend>{t.days}</legend>
        {weekdays.map(day => (
          <label key={day} className={parts.check}>
            <input
              type="checkbox"
              checked={draft.days.includes(day)}
              onChange={event =>
                set({
                  days: weekdays.filter(one =>
                    one === day ? event.target.checked : draft.days.includes(one),
                  ),
                })
              }
            />
            {t.dayNames[day]}
          </label>
        ))}
        <p id={`${id}-days`} role="alert" className={parts.wrong}>
          {errorOf('days') ?? ''}
        </p>
      </fieldset>
      {!problem && <p className={styles.sentence}>{sentence(hoursOf(draft))}</p>}
      <SaveBar
        edited={edited}
        isChanged={isChanged}
        isSaving={save.isPending}
        error={refused ? undefined : save.error}
        words={t}
        theirs={sentence(saved.value)}
        onSave={saveAll}
      />
    </section>
  )
}
