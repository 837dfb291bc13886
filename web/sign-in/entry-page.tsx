import { type ReactNode, useEffect } from 'react'
import { setPreferences, usePreferences } from '../device/preferences.ts'
import { Mark } from '../frame/mark.tsx'
import { frameTexts } from '../texts/frame.ts'
import { signInTexts } from '../texts/sign-in.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { useSignInOptions } from './data.ts'
import styles from './entry.module.css'

/** What stands around signing in and signing up. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts(signInTexts)
  const { actions } = useTexts(frameTexts)
  const { language } = usePreferences()
  const { data: options } = useSignInOptions()
  useEffect(() => {
    document.title = `${title} · Mettle`
  }, [title])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Mark />
        <Button kind="quiet" onClick={() => setPreferences({ language: language === 'hi' ? 'en' : 'hi' })}>
          {language === 'hi' ? actions.english : actions.hindi}
        </Button>
      </header>
      <main id="main" className={styles.main}>
        <section className={styles.panel}>
          <h1>{title}</h1>
          {children}
        </section>
        <section className={styles.about}>
          <p className={styles.claim}>{t.claim}</p>
          <p>{t.about}</p>
          {options?.needs_admin && <p className={styles.small}>{t.justInstalled}</p>}
          <p className={styles.small}>
            <a href="/api/docs">{t.reference}</a>
          </p>
        </section>
      </main>
    </div>
  )
}
