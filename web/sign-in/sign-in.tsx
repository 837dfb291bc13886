import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { session } from '../api/session.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/button.tsx'
import { Field, PasswordField } from '../ui/field.tsx'
import { useSignInOptions } from './data.ts'
import styles from './entry.module.css'
import { EntryForm } from './entry-form.tsx'
import { EntryPage } from './entry-page.tsx'

export default function SignIn() {
  const t = useTexts(signInTexts)
  const { tryAgain } = useTexts(uiTexts)
  const router = useRouter()
  const { to } = useSearch({ strict: false }) as { to?: string }
  const { data, isError, refetch } = useSignInOptions()

  return (
    <EntryPage title={t.title}>
      <EntryForm
        button={t.signIn}
        notice={providerProblem(t)}
        send={async ({ email = '', password = '' }) => {
          await session.signIn(email, password)
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
            <PasswordField
              id="password"
              name="password"
              label={t.password}
              autoComplete="current-password"
              required
              error={problems.password}
              onChange={() => clear('password')}
            />
          </>
        )}
      </EntryForm>
      {data && data.providers.length > 0 && (
        <ul className={styles.ways} aria-label={t.otherWays}>
          {data.providers.map(({ name, label }) => (
            <li key={name}>
              <a className={styles.way} href={authorizeAddress(name, to)}>
                {t.continueWith(label)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.aside}>
        <p>
          <a href="/forgot">{t.forgot}</a>
        </p>
        {data?.signup === 'open' && (
          <p>
            {t.noAccount}{' '}
            <Link to="/sign-up" search={true}>
              {t.signUp}
            </Link>
          </p>
        )}
        {isError && (
          <p role="status">
            {t.otherWaysUnknown} <Button onClick={() => refetch()}>{tryAgain}</Button>
          </p>
        )}
      </div>
    </EntryPage>
  )
}

const authorizeAddress = (provider: string, to = '/') =>
  `/api/auth/authorize?${new URLSearchParams({ provider, redirect_to: to })}`

/** Our words, chosen by the code: whatever else stands in an address may have been put there to deceive. */
function providerProblem(t: { providerClosed: string; providerSilent: string; providerFailed: string }) {
  const error = new URLSearchParams(location.hash.slice(1)).get('error')
  if (!error) return undefined
  const known: Record<string, string> = { FORBIDDEN: t.providerClosed, UNAVAILABLE: t.providerSilent }
  return known[error] ?? t.providerFailed
}
