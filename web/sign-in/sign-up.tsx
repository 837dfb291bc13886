import { Link, useRouter } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import { Field, PasswordField } from '../ui/field.tsx'
import styles from './entry.module.css'
import { EntryForm } from './entry-form.tsx'
import { EntryPage } from './entry-page.tsx'

export default function SignUp() {
  const t = useTexts(signInTexts)
  const router = useRouter()
  return (
    <EntryPage title={t.signUp}>
      <EntryForm
        button={t.signUp}
        send={async ({ email = '', password = '', ...names }) => {
          await session.signUp({ email, password, ...names })
          await router.invalidate()
        }}
      >
        {(problems, clear) => (
          <>
            <Field
              id="email"
              name="email"
              type="email"
              label={t.email}
              autoComplete="username"
              required
              error={problems.email}
              onChange={() => clear('email')}
            />
            <Field id="first_name" name="first_name" label={t.firstName} autoComplete="given-name" optional />
            <Field id="last_name" name="last_name" label={t.lastName} autoComplete="family-name" optional />
            <PasswordField
              id="password"
              name="password"
              label={t.password}
              hint={t.newPasswordHint}
              autoComplete="new-password"
              required
              error={problems.password}
              onChange={() => clear('password')}
            />
          </>
        )}
      </EntryForm>
      <p className={styles.aside}>
        <span>
          {t.haveAccount}{' '}
          <Link to="/sign-in" search={true}>
            {t.signIn}
          </Link>
        </span>
      </p>
    </EntryPage>
  )
}
