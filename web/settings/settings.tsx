import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePerson } from '../api/session.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { OwnData } from '../keep/own-data.tsx'
import { settingsTexts } from '../texts/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Tabs } from '../ui/tabs.tsx'
import { Account } from './account.tsx'
import { Availability } from './availability.tsx'
import { Display } from './display.tsx'
import { Keys } from './keys.tsx'
import { Letters } from './letters.tsx'
import { Sessions } from './sessions.tsx'
import styles from './settings.module.css'
import { Tokens } from './tokens.tsx'

/** What is one's own; which part is open stands in the address. */
export default function Settings() {
  const t = useTexts(settingsTexts)
  const { role } = usePerson()
  const navigate = useNavigate()
  const { part = 'display' } = useSearch({ strict: false }) as { part?: string }
  const tabs = [
    { value: 'display', label: t.parts.display, content: <Display /> },
    { value: 'keys', label: t.parts.keys, content: <Keys /> },
    ...(role === 'telecaller' ? [{ value: 'work', label: t.parts.work, content: <Availability /> }] : []),
    { value: 'account', label: t.parts.account, content: <Account /> },
    { value: 'letters', label: t.parts.letters, content: <Letters /> },
    { value: 'sessions', label: t.parts.sessions, content: <Sessions /> },
    { value: 'tokens', label: t.parts.tokens, content: <Tokens /> },
    { value: 'data', label: t.parts.data, content: <OwnData /> },
  ]
  return (
    <div className={styles.settings}>
      <PageTitle>{t.title}</PageTitle>
      <Tabs
        label={t.title}
        tabs={tabs}
        value={tabs.some(({ value }) => value === part) ? part : 'display'}
        onChange={next => void navigate({ to: '/settings', search: { part: next }, replace: true })}
      />
    </div>
  )
}
