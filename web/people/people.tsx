import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { AdminOnly } from '../frame/admin-only.tsx'
import { InBar } from '../frame/page-title.tsx'
import { peopleTexts } from '../texts/people.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Everybody } from './everybody.tsx'
import { Invitations } from './invitations.tsx'
import { Mail } from './mail.tsx'
import styles from './people.module.css'

const Invite = lazy(() => import('./invite.tsx'))
const OnePerson = lazy(() => import('./one-person.tsx'))

/** Who is here, who was asked in, and letters that have not left; which part and who is open stands in the address. */
export default function People() {
  const t = useTexts(peopleTexts)
  return (
    <AdminOnly title={t.title}>
      <Parts />
    </AdminOnly>
  )
}

function Parts() {
  const t = useTexts(peopleTexts)
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const [isInviting, setInviting] = useState(false)
  const go = (next: Record<string, unknown>, replace = true) =>
    void navigate({ to: '/people', search: next as never, replace, resetScroll: false })
  const { id, ...rest } = search
  const tabs = [
    { value: 'people', label: t.parts.people, content: <Everybody /> },
    { value: 'invitations', label: t.parts.invitations, content: <Invitations /> },
    { value: 'mail', label: t.parts.mail, content: <Mail /> },
  ]
  return (
    <div className={styles.sheet}>
      <InBar>
        <Button
          kind="primary"
          className={styles.invite}
          shortcut={{ name: 'people.invite', key: 'i', does: t.invite.open }}
          onClick={() => setInviting(true)}
        >
          {t.invite.open}
        </Button>
      </InBar>
      <Tabs
        label={t.title}
        tabs={tabs}
        value={tabs.find(({ value }) => value === search.part)?.value ?? 'people'}
        onChange={part => go(part === 'people' ? {} : { part })}
      />
      <Suspense>
        {isInviting && <Invite onClose={() => setInviting(false)} />}
        {typeof id === 'string' && <OnePerson id={id} onClose={() => go(rest)} />}
      </Suspense>
    </div>
  )
}
