import { lazy, Suspense, useState } from 'react'
import { notificationTexts } from '../texts/notifications.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './bell.module.css'
import { useHearNotifications, useNotifications } from './notifications-data.ts'

const Notifications = lazy(() => import('./notifications.tsx'))

/** What happened that concerns this person, and how much of it is new. */
export function Bell() {
  const t = useTexts(notificationTexts)
  const { data } = useNotifications()
  useHearNotifications()
  const [isOpen, setOpen] = useState(false)
  const unread = data?.unread ?? 0
  return (
    <>
      <button type="button" className={styles.bell} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 8a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12 5 8Z" />
          <path d="M8.5 16a1.7 1.7 0 0 0 3 0" />
        </svg>
        <span className="unseen">{t.open(unread)}</span>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <Notifications onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
