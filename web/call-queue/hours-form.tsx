import { useId } from 'react'
import type { Saved } from '../api/setting.ts'
import { callQueueTexts } from '../texts/call-queue.ts'
import { useTexts } from '../texts/texts.ts'
import { Field } from '../ui/field.tsx'
import parts from '../ui/parts.module.css'
import { SaveBar } from '../ui/save-bar.tsx'
import { useSettingForm } from '../ui/use-setting-form.ts'
import styles from './call-queue.module.css'
import { type CallingHours, useSaveCallingHours } from './data.ts'
import { type HoursDraft, hoursOf, problemInHours, weekdays } from './draft.ts'
import { useHoursSentence } from './use-sentences.ts'

export function HoursForm({ saved }: { saved: Saved<CallingHours> }) {
  const { hours: t } = useTexts(callQueueTexts)
  const id = useId()
  const sentence = useHoursSentence()
  const { place, draft, isWrong, set, errorOf, fieldOf, bar } = useSettingForm<CallingHours, HoursDraft>({
    asSaved: saved.value,
    etag: saved.etag,
    save: useSaveCallingHours(),
    toValue: hoursOf,
    problemIn: problemInHours,
    words: t,
  })
  const clock = (field: 'from' | 'to') => (
    <Field
      label={t[field]}
      hint={t.clockHint}
      inputMode="text"
      maxLength={5}
      autoComplete="off"
      {...fieldOf(field)}
    />
  )

  return (
    <section ref={place} className={parts.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <p className={parts.soft}>{t.hint}</p>
      <div className={parts.pair}>
        {clock('from')}
        {clock('to')}
      </div>
      <fieldset
        className={styles.days}
        aria-describedby={`${id}-days`}
        data-wrong={errorOf('days') ? true : undefined}
      >
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
      {!isWrong && <p className={parts.sentence}>{sentence(hoursOf(draft))}</p>}
      <SaveBar {...bar} words={t} theirs={sentence(saved.value)} />
    </section>
  )
}
