import { type FormEvent, useEffect, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { usePerson } from '../api/session.ts'
import { leadTexts } from '../texts/leads.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { useIsManaging, useNames, useSimilar } from './data.ts'
import styles from './lead-pane.module.css'
import { useCreateLead } from './save.ts'
import { useWhose } from './whose.ts'

const fields = ['name', 'phone', 'email', 'company', 'source'] as const
type FieldName = (typeof fields)[number]
type Values = Record<FieldName, string>
const nothing: Values = { name: '', phone: '', email: '', company: '', source: '' }

const enoughDigits = 6
const pauseMs = 350

/** What is worth looking for: a number that is nearly whole, or an e-mail address. */
function telling({ phone, email }: Values): string {
  if (phone.replace(/\D/g, '').length >= enoughDigits) return phone.trim()
  return /.@.+\../.test(email) ? email.trim() : ''
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

export default function NewLead({ onClose, onOpen }: { onClose(): void; onOpen(id: string): void }) {
  const { create: t, fields: labels, newLead, nobody } = useTexts(leadTexts)
  const me = usePerson().id
  const isManaging = useIsManaging()
  const names = useNames()
  const whose = useWhose()
  const [assignedTo, setAssignedTo] = useState(me)
  const [values, setValues] = useState(nothing)
  const [isMissing, setMissing] = useState(false)
  const create = useCreateLead()
  const similar = useSimilar(usePaused(telling(values))).data ?? []
  const refusal = create.error instanceof Refusal ? create.error : undefined

  function open(id: string) {
    onClose()
    onOpen(id)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(values.name.trim() === '')
    if (values.name.trim() === '' || create.isPending) return
    const given = Object.fromEntries(
      fields.filter(name => values[name].trim()).map(name => [name, values[name].trim()]),
    )
    // Said also where the dialog was closed meanwhile; opened only where it was not.
    const work = {
      fields: { ...given, name: values.name.trim() },
      ...(isManaging ? { giveTo: assignedTo || null } : {}),
    }
    create.mutateAsync(work, { onSuccess: ({ lead }) => open(lead.id) }).then(
      ({ lead: { name, assigned_to }, isGiven }) => {
        if (!isGiven) say(t.notGiven(name), { wrong: true })
        else if (assigned_to && assigned_to !== me) say(t.madeFor(name, whose(assigned_to)))
        else say(t.made(name))
      },
      () => {},
    )
  }
  const field = (name: FieldName, more: { type?: string; maxLength: number }) => (
    <Field
      label={labels[name]}
      optional={name !== 'name'}
      value={values[name]}
      autoComplete="off"
      error={
        name === 'name' && isMissing ? t.missing : refusal?.field === name ? objectionOf(refusal) : undefined
      }
      {...more}
      onChange={event => {
        setValues({ ...values, [name]: event.target.value })
        if (name === 'name') setMissing(false)
      }}
    />
  )

  return (
    <Dialog title={newLead} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {field('name', { maxLength: 200 })}
        {field('phone', { type: 'tel', maxLength: 50 })}
        {field('email', { type: 'email', maxLength: 320 })}
        {field('company', { maxLength: 200 })}
        {field('source', { maxLength: 200 })}
        {isManaging && (
          <Select
            label={labels.assigned_to}
            hint={assignedTo === me ? t.ownHint : ''}
            value={assignedTo}
            options={[
              { value: me, label: whose(me) },
              { value: '', label: nobody },
              ...names
                .filter(({ id, isOnTheTeam }) => isOnTheTeam && id !== me)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setAssignedTo}
          />
        )}
        <div role="status">
          {similar.length > 0 && (
            <div className={styles.clash}>
              <p>{t.similar}</p>
              <ul>
                {similar.map(lead => (
                  <li key={lead.id}>
                    {[lead.name, lead.company, lead.phone].filter(Boolean).join(' · ')}{' '}
                    <Button kind="quiet" onClick={() => open(lead.id)}>
                      {t.open(lead.name)}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {create.error && !fields.some(name => name === refusal?.field) && <NotDone error={create.error} />}
        <div>
          <Button type="submit" kind="primary" busy={create.isPending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
