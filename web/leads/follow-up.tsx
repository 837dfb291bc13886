import { type FormEvent, useState } from 'react'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import { addDays, dayAndTime, momentOf } from '../texts/zoned.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import type { FullLead } from './data.ts'
import styles from './lead-pane.module.css'
import { useSetFollowUp } from './save.ts'

/** When to speak with them next. */
export function FollowUp({ lead, startOpen }: { lead: FullLead; startOpen: boolean }) {
  const { followUp: t, ...words } = useTexts(leadTexts)
  const format = useFormat()
  const set = useSetFollowUp()
  const due = lead.follow_up?.due_at
  const [isOpen, setOpen] = useState(startOpen && !lead.contact?.do_not_call)
  const isLate = due !== undefined && Date.parse(due) < Date.now()

  function plan(dueAt: string | null) {
    // Said also where the lead was closed meanwhile.
    set.mutateAsync({ id: lead.id, dueAt }, { onSuccess: () => setOpen(false) }).then(
      () => say(dueAt ? t.saved(format.dayTime(dueAt)) : t.dropped),
      () => {},
    )
  }

  return (
    <div className={styles.followUp}>
      <div className={styles.row}>
        <span className={styles.label}>{words.fields.followUp}</span>
        <span className={isLate ? styles.late : undefined}>
          {due ? (isLate ? t.late(format.dayTime(due)) : format.dayTime(due)) : words.none}
        </span>
        {!isOpen && !lead.contact?.do_not_call && (
          <Button
            kind="quiet"
            shortcut={{ name: 'leads.follow-up', key: 'f', does: words.keys.followUp }}
            onClick={() => setOpen(true)}
          >
            {t.edit}
          </Button>
        )}
        {due && !isOpen && (
          <Button kind="quiet" busy={set.isPending} onClick={() => plan(null)}>
            {t.drop}
          </Button>
        )}
      </div>
      {isOpen && <When due={due} busy={set.isPending} onPlan={plan} onCancel={() => setOpen(false)} />}
      {set.error && <NotDone error={set.error} />}
    </div>
  )
}

function When({
  due,
  busy,
  onPlan,
  onCancel,
}: {
  due: string | undefined
  busy: boolean
  onPlan(dueAt: string): void
  onCancel(): void
}) {
  const { followUp: t, edit } = useTexts(leadTexts)
  const { timeZone } = useFormat()
  const tomorrow = { day: addDays(dayAndTime(Date.now(), timeZone).day, 1), time: '10:00' }
  const [when, setWhen] = useState(() =>
    due && Date.parse(due) > Date.now() ? dayAndTime(due, timeZone) : tomorrow,
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (when.day && when.time && !busy) onPlan(momentOf(when.day, when.time, timeZone).toISOString())
  }
  return (
    <form className={styles.when} onSubmit={submit} onKeyDown={event => event.key === 'Escape' && onCancel()}>
      <Field
        label={t.day}
        type="date"
        required
        value={when.day}
        ref={element => {
          if (element && !element.form?.contains(document.activeElement)) element.focus()
        }}
        onChange={event => setWhen({ ...when, day: event.target.value })}
      />
      <Field
        label={t.time}
        type="time"
        required
        value={when.time}
        onChange={event => setWhen({ ...when, time: event.target.value })}
      />
      <div className={styles.row}>
        <Button type="submit" kind="primary" busy={busy}>
          {t.save}
        </Button>
        <Button onClick={onCancel}>{edit.cancel}</Button>
      </div>
    </form>
  )
}
