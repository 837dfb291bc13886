import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFormat } from '../texts/format.ts'
import { notificationTexts } from '../texts/notifications.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import styles from './notifications.module.css'
import { markRead, type Notification, sentenceOf, useNotifications } from './notifications-data.ts'

/** Where what is told can be seen. */
const placeOf = ({ type, data }: Notification) =>
  type === 'follow_up.due'
    ? `/leads/${data.lead_id}`
    : type === 'endpoint.paused'
      ? '/events'
      : type === 'report.generated'
        ? `/reports/${data.report_id}`
        : type === 'assessment.completed'
          ? '/results'
          : '/assessments'

export default function Notifications({ onClose }: { onClose(): void }) {
  const t = useTexts(notificationTexts)
  const format = useFormat()
  const { data, error, refetch } = useNotifications()
  const newest = data?.list[0]
  useEffect(() => {
    if (newest && !newest.read_at) markRead(newest).catch(() => {})
  }, [newest])
  return (
    <Dialog title={t.title} onClose={onClose}>
      {error && <Wrong error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.list.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {data && data.list.length > 0 && (
        <ul className={styles.list}>
          {data.list.map(one => (
            <li key={one.id}>
              <Link to={placeOf(one)} onClick={onClose}>
                {sentenceOf(t, one)}
              </Link>
              <span className={styles.soft}>
                {!one.read_at && <b>{t.isNew} · </b>}
                {format.dayTime(one.created_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
