import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { eventTexts } from '../texts/events.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { type EventKind, eventKinds, useAddEndpoint } from './data.ts'
import styles from './events.module.css'
import { Secret } from './secret.tsx'

export default function NewEndpoint({ onClose }: { onClose(): void }) {
  const { fresh: t, kinds } = useTexts(eventTexts)
  const add = useAddEndpoint()
  const [url, setUrl] = useState('')
  const [description, setDescription] = useState('')
  const [chosen, setChosen] = useState<readonly (EventKind | '*')[]>(['*'])
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After the dialog has put the focus on its first control, which is the one that closes it.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  if (add.data) return <Secret secret={add.data.secret} onClose={onClose} />

  const refusal = add.error instanceof Refusal ? add.error : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(url.trim() === '')
    if (url.trim() === '' || chosen.length === 0 || add.isPending) return
    const about = description.trim() ? { description: description.trim() } : {}
    add.mutate({ url: url.trim(), events: [...chosen], ...about })
  }
  const toggle = (kind: EventKind | '*', isOn: boolean) =>
    setChosen(
      kind === '*'
        ? isOn
          ? ['*']
          : []
        : isOn
          ? [...chosen.filter(one => one !== '*'), kind]
          : chosen.filter(one => one !== kind),
    )

  return (
    <Dialog title={t.title} onClose={onClose}>
      <form ref={form} className={styles.part} noValidate onSubmit={submit}>
        <Field
          label={t.url}
          type="url"
          inputMode="url"
          hint={t.urlHint}
          value={url}
          maxLength={2000}
          autoComplete="off"
          error={isMissing ? t.missing : refusal?.field === 'url' ? objectionOf(refusal) : undefined}
          onChange={event => {
            setUrl(event.target.value)
            setMissing(false)
          }}
        />
        <Field
          label={t.description}
          optional
          value={description}
          maxLength={500}
          autoComplete="off"
          onChange={event => setDescription(event.target.value)}
        />
        <fieldset className={styles.checks}>
          <legend>{t.which}</legend>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes('*')}
              onChange={event => toggle('*', event.target.checked)}
            />
            {t.everything}
          </label>
          {eventKinds.map(kind => (
            <label key={kind} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.includes(kind)}
                onChange={event => toggle(kind, event.target.checked)}
              />
              {kinds[kind]}
            </label>
          ))}
        </fieldset>
        <p role="alert" className={styles.wrong}>
          {chosen.length === 0 ? t.choose : ''}
        </p>
        {refusal && refusal.field !== 'url' && <NotDone error={refusal} />}
        <div>
          <Button type="submit" kind="primary" busy={add.isPending}>
            {t.add}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
