import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '../api/refusal.ts'
import { useStatus } from '../attention/data.ts'
import { frameTexts } from '../texts/frame.ts'
import { peopleTexts } from '../texts/people.ts'
import { objectionOf } from '../texts/refusals.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select } from '../ui/field.tsx'
import { NotDone } from '../ui/not-done.tsx'
import { say } from '../ui/toast.tsx'
import { type Role, roles, useInvite } from './data.ts'
import styles from './people.module.css'

export default function Invite({ onClose }: { onClose(): void }) {
  const t = useTexts(peopleTexts)
  const { roles: roleNames } = useTexts(frameTexts)
  const invite = useInvite()
  const goesOut = useStatus().data?.mail.goes_out ?? true
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('telecaller')
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After the dialog has put the focus on its first control, which is the one that closes it.
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const refusal = invite.error instanceof Refusal ? invite.error : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(email.trim() === '')
    if (email.trim() === '' || invite.isPending) return
    const names = {
      ...(firstName.trim() ? { first_name: firstName.trim() } : {}),
      ...(lastName.trim() ? { last_name: lastName.trim() } : {}),
    }
    void invite.mutateAsync({ email: email.trim(), role, ...names }).then(
      made => {
        say(goesOut ? t.invite.sent(made.email) : t.invite.kept(made.email))
        onClose()
      },
      () => {},
    )
  }

  return (
    <Dialog title={t.invite.title} onClose={onClose}>
      <form ref={form} className={styles.part} noValidate onSubmit={submit}>
        <p className={styles.soft}>{t.invite.about}</p>
        <Field
          label={t.email}
          type="email"
          value={email}
          maxLength={320}
          autoComplete="off"
          error={isMissing ? t.invite.missing : refusal?.field === 'email' ? objectionOf(refusal) : undefined}
          onChange={event => {
            setEmail(event.target.value)
            setMissing(false)
          }}
        />
        <Select<Role>
          label={t.role}
          value={role}
          options={roles.map(value => ({ value, label: roleNames[value] }))}
          onChange={setRole}
        />
        <Field
          label={t.invite.firstName}
          optional
          value={firstName}
          maxLength={200}
          autoComplete="off"
          onChange={event => setFirstName(event.target.value)}
        />
        <Field
          label={t.invite.lastName}
          optional
          value={lastName}
          maxLength={200}
          autoComplete="off"
          onChange={event => setLastName(event.target.value)}
        />
        {refusal && refusal.field !== 'email' && <NotDone error={refusal} />}
        <div>
          <Button type="submit" kind="primary" busy={invite.isPending}>
            {t.invite.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
