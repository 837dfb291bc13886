import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { leadTexts } from '../texts/leads.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { type FullLead, useIsManaging, useNames } from './data.ts'
import { clashes, type Draft, type EditableField, editableFields } from './draft.ts'
import { statuses } from './filters.ts'
import styles from './lead-pane.module.css'
import { type LeadFields, useChangeLead } from './save.ts'

type Props = { lead: FullLead; first: 'name' | 'status'; onDone(): void }

/** Sends only what was touched, against the version that is on the page; who came first is never overwritten unseen. */
export function EditLead({ lead, first, onDone }: Props) {
  const { edit: t, ...words } = useTexts(leadTexts)
  const names = useNames()
  const isManaging = useIsManaging()
  const change = useChangeLead(lead.id)
  const [draft, setDraft] = useState<Draft>({})
  // What each field was when its editing began, or when the person last chose between two values.
  const [seen, setSeen] = useState<FullLead>(lead)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(first === 'status' ? 'select' : 'input')?.focus()
  }, [first])

  const open = clashes(draft, seen, lead)
  const isStale = change.error instanceof Refusal && change.error.status === 412
  const refusedField = change.error instanceof Refusal ? change.error.field : undefined
  const currentValue = (field: EditableField) => String(draft[field] ?? lead[field] ?? '')
  const set = (field: EditableField) => (value: string) => setDraft({ ...draft, [field]: value })
  const errorOf = (field: EditableField) =>
    refusedField === field && change.error instanceof Refusal ? objectionOf(change.error) : undefined
  const shown = (field: EditableField, value: unknown) =>
    field === 'status'
      ? words.status[value as FullLead['status']]
      : field === 'assigned_to'
        ? (names.find(({ id }) => id === value)?.name ?? words.nobody)
        : String(value || words.noneGiven)

  function keepMine(field: EditableField) {
    setSeen({ ...seen, [field]: lead[field] })
  }
  function takeTheirs(field: EditableField) {
    const { [field]: _, ...others } = draft
    setDraft(others)
    setSeen({ ...seen, [field]: lead[field] })
  }
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (open.length > 0 || change.isPending) return
    const fields = Object.fromEntries(
      Object.entries(draft)
        .filter(([field, value]) => value !== (lead[field as EditableField] ?? ''))
        .map(([field, value]) => [field, value === '' ? null : value]),
    ) as LeadFields
    if (Object.keys(fields).length === 0) return onDone()
    // Said also where the lead was closed meanwhile.
    change.mutateAsync({ fields, etag: lead.etag }, { onSuccess: onDone }).then(
      () => say(t.saved),
      () => {},
    )
  }
  const text = (field: EditableField, more: { type?: string; maxLength: number }) => (
    <Field
      label={words.fields[field]}
      value={currentValue(field)}
      autoComplete="off"
      error={errorOf(field)}
      {...more}
      onChange={event => set(field)(event.target.value)}
    />
  )

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t.label}
      noValidate
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key === 'Escape') onDone()
        // In a list of choices Enter alone opens it.
        if (event.key === 'Enter' && event.ctrlKey) submit(event)
      }}
    >
      <div role="alert">
        {open.length > 0 && (
          <div className={styles.clash}>
            <p>{t.changed}</p>
            {open.map(field => (
              <fieldset key={field}>
                <legend>{t.clash(words.fields[field])}</legend>
                <p>
                  {t.mine(shown(field, draft[field]))} · {t.theirs(shown(field, lead[field]))}
                </p>
                <Button onClick={() => keepMine(field)}>{t.keepMine}</Button>
                <Button onClick={() => takeTheirs(field)}>{t.takeTheirs}</Button>
              </fieldset>
            ))}
            <p>{t.settle}</p>
          </div>
        )}
        {isStale && open.length === 0 && (
          <p className={styles.clash}>
            {t.changed} {t.again}
          </p>
        )}
      </div>
      {text('name', { maxLength: 200 })}
      {text('company', { maxLength: 200 })}
      {text('phone', { type: 'tel', maxLength: 50 })}
      {text('email', { type: 'email', maxLength: 320 })}
      <Select
        label={words.fields.status}
        value={currentValue('status')}
        options={statuses.map(value => ({ value, label: words.status[value] }))}
        onChange={set('status')}
      />
      {text('source', { maxLength: 200 })}
      {isManaging && (
        <Select
          label={words.fields.assigned_to}
          value={currentValue('assigned_to')}
          options={[
            { value: '', label: words.nobody },
            ...names
              .filter(({ id, isOnTheTeam }) => isOnTheTeam || id === lead.assigned_to)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={set('assigned_to')}
        />
      )}
      {change.error && !isStale && !editableFields.some(field => field === refusedField) && (
        <NotDone error={change.error} />
      )}
      <div className={styles.row}>
        <Button type="submit" kind="primary" busy={change.isPending}>
          {t.save}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </div>
    </form>
  )
}
