import { type FormEvent, useState } from 'react'
import { session, usePerson } from '../api/session.ts'
import { EntryNotice } from '../sign-in/entry-notice.tsx'
import { frameTexts } from '../texts/frame.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/field.tsx'

/** Over the page, not instead of it: what was being done goes on after the password. */
export default function SignedOutCover() {
  const t = useTexts(frameTexts)
  const words = useTexts(signInTexts)
  const { email } = usePerson()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(undefined)
    await session.signIn(email ?? '', password).catch(setError)
    setBusy(false)
  }

  return (
    <Dialog title={t.cover.title}>
      <p>{t.cover.more}</p>
      <form onSubmit={goOn} noValidate aria-busy={busy} className="stack">
        <EntryNotice error={error} />
        <input type="hidden" name="email" autoComplete="username" value={email ?? ''} readOnly />
        <PasswordField
          id="cover-password"
          label={words.password}
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <Button kind="primary" type="submit" busy={busy}>
          {t.cover.goOn}
        </Button>
        <Button kind="quiet" onClick={() => void session.signOut()}>
          {t.cover.other}
        </Button>
      </form>
    </Dialog>
  )
}
