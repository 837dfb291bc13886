import { useState } from 'react'
import { EntryForm } from '../sign-in/entry-form.tsx'
import { settingsTexts } from '../texts/settings.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import { Field, PasswordField } from '../ui/field.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { say } from '../ui/toast.tsx'
import { changePassword, rename, useAccount } from './data.ts'
import styles from './settings.module.css'

/** What one is called here, and what one signs in with. */
export function Account() {
  const { account: t } = useTexts(settingsTexts)
  const { data, error, refetch } = useAccount()
  if (error) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} height="2.5rem" />
  const { email, first_name, last_name } = data
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{email ? t.signsInAs(email) : t.signsInElsewhere}</p>
      <Names first={first_name} last={last_name} />
      {email && <Password email={email} />}
    </div>
  )
}

function Names({ first, last }: { first: string | null; last: string | null }) {
  const { account: t, saved } = useTexts(settingsTexts)
  const { firstName, lastName } = useTexts(signInTexts)
  return (
    <section aria-label={t.names}>
      <EntryForm
        button={t.saveNames}
        send={async ({ first_name = null, last_name = null }) => {
          await rename({ first_name, last_name })
          say(saved)
        }}
      >
        {(problems, clear) => (
          <>
            <Field
              name="first_name"
              label={firstName}
              autoComplete="given-name"
              defaultValue={first ?? ''}
              error={problems.first_name}
              onChange={() => clear('first_name')}
            />
            <Field
              name="last_name"
              label={lastName}
              autoComplete="family-name"
              defaultValue={last ?? ''}
              error={problems.last_name}
              onChange={() => clear('last_name')}
            />
          </>
        )}
      </EntryForm>
    </section>
  )
}

function Password({ email }: { email: string }) {
  const { account: t } = useTexts(settingsTexts)
  const { newPasswordHint } = useTexts(signInTexts)
  const [changes, setChanges] = useState(0)
  return (
    <section aria-label={t.password}>
      {/* Afterwards it is empty again. */}
      <EntryForm
        key={changes}
        button={t.changePassword}
        send={async ({ current_password = '', password = '' }) => {
          await changePassword(email, { current_password, password })
          say(t.passwordChanged)
          setChanges(changes + 1)
        }}
      >
        {(problems, clear) => (
          <>
            <PasswordField
              name="current_password"
              label={t.currentPassword}
              autoComplete="current-password"
              required
              error={problems.current_password}
              onChange={() => clear('current_password')}
            />
            <PasswordField
              name="password"
              label={t.newPassword}
              hint={newPasswordHint}
              autoComplete="new-password"
              required
              error={problems.password}
              onChange={() => clear('password')}
            />
          </>
        )}
      </EntryForm>
    </section>
  )
}
